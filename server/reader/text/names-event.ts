import { hasTag, type TaggedText, tagsIn } from './tagged-text.ts'
import type { Span } from './trim.ts'

/** Letters of "in the". */
const inFront = 8

/** Whether a span speaks of a class or a concert: "a workshop" is one, "in the workshop" says where. */
export function namesEvent(text: TaggedText, [from, to]: Span): boolean {
  return tagsIn(text, from, to, 'hours.notHours').some(
    ({ start }) => !hasTag(text, Math.max(from, start - inFront), start, 'words.prepositions'),
  )
}
