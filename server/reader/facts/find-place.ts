import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { hasTag, tagAt } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
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
  const sound = candidates.filter(({ span }) => isSound(draft, span))
  const likely = sound.filter(({ score }) => score > 0)
  const [best] = likely
  if (!best) return undefined
  const kind = kindOf(draft, best.span)
  const half =
    likely.find(({ span }) => completes(draft, best.span, span)) ??
    sound.find(
      ({ span, score }) =>
        score > leastAddress &&
        (kind === 'address' ? isTown(draft, span) : kindOf(draft, span) === 'address') &&
        completes(draft, best.span, span),
    )
  // Two halves of one address do not speak against each other.
  const isBeside = half && (half.span[1] <= best.span[0] || best.span[1] <= half.span[0])
  const confidence = best.confidence + (isBeside ? half.confidence : 0)
  if (confidence < least) return undefined
  if (!half) return { ...place(draft, best.span, best.confidence), kind }
  const partner = { ...half, span: withoutArticle(draft, half.span) }
  // "12 Mill Lane, Leeds LS1" beside "north Leeds": an address that has its town stands alone.
  if (kind === 'town' && hasTown(draft, partner.span))
    return { ...place(draft, partner.span, confidence), kind: kindOf(draft, partner.span) }
  const isStreetFirst = kind === 'address' || kind === 'venue'
  const [street, town] = isStreetFirst ? [best, partner] : [partner, best]
  const value = `${draft.text.raw.slice(...street.span)}, ${draft.text.raw.slice(...town.span)}`
  const span: Span = [
    Math.min(street.span[0], town.span[0]),
    Math.max(street.span[1], town.span[1]),
  ]
  return {
    ...found(value, span, Math.min(1, confidence)),
    kind: kindOf(draft, street.span),
  }
}

/** A street with its number beside a town is its address, even where little else speaks for it. */
const leastAddress = -3

/** "Castle 75, pirate ship 95" are prices, "Toulouse, 45 min Blagnac" is a way: no place. */
function isSound({ text, pieces }: Draft, [start, end]: Span): boolean {
  const said = text.raw.slice(start, end)
  if (!/\d/.test(said)) return true
  const isPrice = pieces.some(
    ({ role, span }) => role === 'price' && span[0] < end && start < span[1],
  )
  const isWay = ['hours.minute', 'hours.hour', 'money.units.'].some((tag) =>
    hasTag(text, start, end, tag),
  )
  return !isPrice && !isWay
}

/** "in der Lindenstraße 14": the street without the small words before it. */
function withoutArticle({ text }: Draft, [start, end]: Span): Span {
  // "Am Ölberg 4" begins with its name.
  const isSmall = /^\p{Ll}/u.test(text.raw.slice(start)) && text.raw !== text.raw.toLowerCase()
  const small = isSmall
    ? (tagAt(text, start, 'words.articles') ?? tagAt(text, start, 'words.prepositions'))
    : undefined
  const rest = small && trimmed(text.raw, [small.end, end])
  return rest && rest[0] < rest[1] && /\d/.test(text.raw.slice(...rest)) ? rest : [start, end]
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
  return isTown(draft, [start, end]) || (!isStreet && !hasTag(text, start, end, 'places.venues'))
    ? 'town'
    : 'venue'
}

const isTown = ({ towns }: Draft, [start, end]: Span): boolean =>
  towns.some((town) => town.start === start && town.end === end)

function hasTown({ towns }: Draft, [start, end]: Span): boolean {
  return towns.some((town) => town.start >= start && town.end <= end)
}
