import { type TaggedText, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isLead, type Marker } from './markers.ts'
import type { Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** Letters before a value that say what it is of: "homme 15 €". */
const label = 40

/** Whether what stands between a marker and a value only leads to it. */
export function isLedTo(
  text: TaggedText,
  tags: readonly WithdrawalTag[],
  marker: Marker,
  [old, now]: readonly [Value, Value],
): boolean {
  const between: Span = [marker.span[1], now.span[0]]
  // "Closed on Mondays, sorry! Tuesday to Saturday …" goes on.
  if (!marker.isSure && /[.!?。！？]/.test(text.raw.slice(...between))) return false
  const said = tokensIn(text, Math.max(0, old.span[0] - label), old.span[0])
  return isLead(text, between, tags, new Set(said.map((token) => token.text)))
}
