import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { hasTag } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { type Found, found } from './found.ts'

/** What a place is to the business. */
export type PlaceKind = 'address' | 'venue' | 'town'

export interface FoundPlace extends Found<string> {
  kind: PlaceKind
}

/**
 * Where one goes: the likeliest place, and with a street its town where the two stand apart.
 * @param candidates of a place, the likeliest first
 */
export function findPlace(
  draft: Draft,
  candidates: readonly Scored[],
  least: number,
): FoundPlace | undefined {
  const likely = candidates.filter(({ score }) => score > 0)
  const [best] = likely
  if (!best || best.confidence < least) return undefined
  const kind = kindOf(draft, best.span)
  const partner = likely.find(({ span }) => completes(draft, best.span, span))
  if (!partner) return { ...place(draft, best.span, best.confidence), kind }
  const isStreetFirst = kind === 'address' || kind === 'venue'
  const [street, town] = isStreetFirst ? [best, partner] : [partner, best]
  const value = `${draft.text.raw.slice(...street.span)}, ${draft.text.raw.slice(...town.span)}`
  const span: Span = [
    Math.min(street.span[0], town.span[0]),
    Math.max(street.span[1], town.span[1]),
  ]
  return {
    ...found(value, span, Math.min(best.confidence, partner.confidence)),
    kind: kindOf(draft, street.span),
  }
}

const place = (draft: Draft, span: Span, confidence: number): Found<string> =>
  found(draft.text.raw.slice(...span), span, confidence)

/** A street without a town and a town without a street are two halves of an address. */
function completes(draft: Draft, one: Span, other: Span): boolean {
  if (one[0] < other[1] && other[0] < one[1]) return false
  const [first, second] = [kindOf(draft, one), kindOf(draft, other)]
  if (first === 'town') return second !== 'town'
  return second === 'town' && !hasTown(draft, one)
}

function kindOf(draft: Draft, [start, end]: Span): PlaceKind {
  const { text } = draft
  const isStreet = hasTag(text, start, end, 'places.streets')
  if (isStreet && /\d/.test(text.raw.slice(start, end))) return 'address'
  const isTown = draft.towns.some((town) => town.start === start && town.end === end)
  return isTown || (!isStreet && !hasTag(text, start, end, 'places.venues')) ? 'town' : 'venue'
}

function hasTown({ towns }: Draft, [start, end]: Span): boolean {
  return towns.some((town) => town.start >= start && town.end <= end)
}
