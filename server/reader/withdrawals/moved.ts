import type { TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Marker } from './markers.ts'
import type { Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** "No, sorry. They have moved it to Sunday." */
export function isOfMoving(
  text: TaggedText,
  tags: readonly WithdrawalTag[],
  marker: Marker,
  now: Value,
): boolean {
  const isOpening = opensSentence(text, marker)
  return (marker.isSure || isOpening) && isMoved(text, tags, reasonBehind(text, marker, now))
}

/** Where the words lead to the second value: "No, sorry. | They have moved it to". */
function reasonBehind(text: TaggedText, marker: Marker, now: Value): Span {
  const end = marker.span[1]
  const stop = opensSentence(text, marker) ? /^\s*[.!…。！]+\s*/.exec(text.raw.slice(end)) : null
  return [end + (stop?.[0].length ?? 0), now.span[0]]
}

const opensSentence = ({ raw }: TaggedText, { span: [start] }: Marker): boolean =>
  /(?:^|[.!?…。！？\n])\s*$/.test(raw.slice(0, start))

/** Letters of "Paola tells me it has been moved to". */
const longestReason = 80

/** Letters from a value on in which its verb stands where verbs stand last: ", den 7. Juni verlegt". */
const longestRest = 40

/** Why the second value holds, and nothing of another sentence. */
function isMoved({ raw }: TaggedText, tags: readonly WithdrawalTag[], [from, to]: Span): boolean {
  if (to - from > longestReason || /[.!?。！？\n]/.test(raw.slice(from, to))) return false
  // The stop of "7. Juni" ends no sentence.
  const rest = raw.slice(to).search(/(?<!\d)[.!?]|[。！？\n]|$/)
  const last = to + Math.min(rest, longestRest)
  return tags.some(({ tag, start, end }) => tag === 'moving' && from <= start && end <= last)
}

/** "Es wurde auf Sonntag | verlegt", 7日に変わりました: where the verb stands last it goes along. */
export function behindMoving(
  { raw }: TaggedText,
  tags: readonly WithdrawalTag[],
  end: number,
): number {
  const verb = tags.find(
    (tag) => tag.tag === 'moving' && tag.start >= end && tag.start - end <= longestParticle,
  )
  if (!verb || /[.!?;,。！？、\n]/.test(raw.slice(end, verb.start))) return end
  return verb.end + (/^[\p{L}]*/u.exec(raw.slice(verb.end))?.[0].length ?? 0)
}

/** Letters between a value and the verb that moves it: "（日）に". */
const longestParticle = 6
