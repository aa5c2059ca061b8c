import { type TaggedText, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isSameCount } from './counts.ts'
import { isLead, type Marker } from './markers.ts'
import { isOfMoving } from './moved.ts'
import type { Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** Letters before a value that say what it is of: "homme 15 €". */
const label = 40

/** Whether what stands between a marker and a value only leads to it, or says why it holds now. */
export function isLedTo(
  text: TaggedText,
  tags: readonly WithdrawalTag[],
  marker: Marker,
  [old, now]: readonly [Value, Value],
): boolean {
  if (isOfMoving(text, tags, marker, now)) return true
  const between: Span = [marker.span[1], now.span[0]]
  // "Closed on Mondays, sorry! Tuesday to Saturday …" goes on.
  if (!marker.isSure && /[.!?。！？]/.test(text.raw.slice(...between))) return false
  const said = tokensIn(text, Math.max(0, old.span[0] - label), old.span[0])
  const known = new Set(said.map((token) => token.text))
  return (
    isLead(text, between, tags, known) ||
    isReasoned(text, between, known) ||
    (isRecounted(old, now) && isShortReason(text, between))
  )
}

/** Letters of "the vicar has just rung, it is". */
const longestReason = 80

const isRecounted = (old: Value, now: Value): boolean =>
  now.counted !== '' && old.counted !== '' && isSameCount(old, now)

/** "Three rooms, no, | this year my mother has the big one, so | two rooms". */
const isShortReason = ({ raw }: TaggedText, [from, to]: Span): boolean =>
  to - from <= longestReason && !/[.!?;:。！？\n\d]/.test(raw.slice(from, to))

/** "2 o'clock - sorry, the vicar has just rung, | it is 2.30": behind a comma it is said again. */
function isReasoned(text: TaggedText, [from, to]: Span, said: ReadonlySet<string>): boolean {
  const why = text.raw.slice(from, to)
  const comma = why.lastIndexOf(',')
  const isOne = to - from <= longestReason && !/[.!?;:。！？\n\d]/.test(why)
  const hasLead = /\p{L}/u.test(why.slice(comma + 1))
  return isOne && comma > 1 && hasLead && isLead(text, [from + comma + 1, to], [], said)
}
