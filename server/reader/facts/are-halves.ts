import type { Draft } from '../draft.ts'
import { hasTag, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isTown, kindOf } from './place-kind.ts'

/**
 * Whether two stand right beside each other, or each is a place for sure: what is said further off is
 * mostly none.
 */
export function areHalves(draft: Draft, one: Span, other: Span): boolean {
  const [first, second] = [one, other].map((span) => draft.text.folded.slice(...span))
  // "Kilcoolan", and at the end "Kilcoolan Community Hall".
  if (first && second && (first.includes(second) || second.includes(first))) return true
  const between = draft.text.raw.slice(Math.min(one[1], other[1]), Math.max(one[0], other[0]))
  // "Dorfstr. 9": a stop right between them ends a word.
  const areApart = between.length > 2 && /[.!?;。！？](?:\s|$)|\n[\s\S]*\n/u.test(between)
  return !areApart || [one, other].every((span) => isSure(draft, span))
}

/** A town, a street with its number, or what "in" leads to or stands in a bracket: "halle (saale)". */
export const isSure = (draft: Draft, span: Span): boolean =>
  isTown(draft, span) ||
  kindOf(draft, span) === 'address' ||
  // "ludwigstr. | 22": its number stands behind the stop of the short word.
  (hasTag(draft.text, ...span, 'places.streets') &&
    /^\.? \d/.test(draft.text.raw.slice(span[1], span[1] + 3))) ||
  draft.text.raw[span[0] - 1] === '(' ||
  ['places.in', 'words.prepositions'].some((tag) => tagBefore(draft.text, span[0] - 1, tag))
