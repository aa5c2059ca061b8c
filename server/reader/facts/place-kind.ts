import type { Draft } from '../draft.ts'
import { isPartOfName } from '../text/is-part-of-name.ts'
import { hasTag, tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** What a place is to the business. */
export type PlaceKind = 'address' | 'venue' | 'town'

/** "Zerboni 318": a name and a number. */
export const isNumbered = (raw: string, start: number, end: number): boolean =>
  /^\p{Lu}[\p{L}'’. ]+ \d{1,5}$/u.test(raw.slice(start, end))

/** An address has a street and its number, a venue a word for one; all else is a town. */
export function kindOf(draft: Draft, [start, end]: Span): PlaceKind {
  const { text } = draft
  const isStreet = hasTag(text, start, end, 'places.streets')
  if (isStreet && /\d/.test(text.raw.slice(start, end))) return 'address'
  return isTown(draft, [start, end]) || (!isStreet && !hasTag(text, start, end, 'places.venues'))
    ? 'town'
    : 'venue'
}

export const isTown = ({ text, towns }: Draft, [start, end]: Span): boolean =>
  towns.some((town) => town.start === start && town.end === end) &&
  !isPartOfName(text, [start, end])

export function hasTown(
  { text, towns }: Pick<Draft, 'text' | 'towns'>,
  [start, end]: Span,
): boolean {
  return towns.some(
    (town) =>
      town.start >= start &&
      town.end <= end &&
      // Minster is a town, and Minster Yard a street.
      tagAt(text, town.end + 1, 'places.streets') === undefined &&
      !isPartOfName(text, [town.start, town.end]),
  )
}
