import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isPartOfName } from '../text/is-part-of-name.ts'
import { firstFrom, hasTag, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { type Found, found } from './found.ts'
import { denseAddress, writtenAddress } from './written-address.ts'

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
  const address = wholeAddress(draft, sound)
  const best = address ?? sound.find(({ score }) => score > 0)
  const isNumberedBest = best && kindOf(draft, best.span) === 'address'
  const written = address || isNumberedBest ? undefined : writtenAddress(draft)
  if (written) return joinedPlace(draft, written.street, written.town, sureAddress)
  const dense = address ? undefined : denseAddress(draft)
  if (dense)
    return { ...found(draft.text.raw.slice(...dense), dense, sureAddress), kind: 'address' }
  if (!best) return undefined
  // A whole address outranks a town that is only named.
  if (address) {
    const span = withoutArticle(draft, address.span)
    const confidence = Math.max(address.confidence, sureAddress)
    const turned = townFirst(draft, span)
    return turned
      ? joinedPlace(draft, turned.street, turned.town, confidence)
      : placeAt(draft, span, confidence)
  }
  const half = otherHalf(draft, best, sound)
  // Two halves of one address do not speak against each other.
  const confidence = Math.min(1, best.confidence + (half?.confidence ?? 0))
  // Of "Wexcombe, Devon", "Wexcombe" and "Devon" one is the place, whichever.
  const together = sound
    .filter(({ span }) => span[0] < best.span[1] && best.span[0] < span[1])
    .reduce((sum, one) => sum + one.confidence, 0)
  if (confidence < least && together < leastTogether) return undefined
  if (!half) return placeAt(draft, best.span, confidence)
  const partner = withoutArticle(draft, half.span)
  const [street, town] =
    kindOf(draft, best.span) === 'town' ? [partner, best.span] : [best.span, partner]
  // "12 Mill Lane, Leeds LS1" beside "north Leeds": an address that has its town stands alone.
  return hasTown(draft, street)
    ? placeAt(draft, street, confidence)
    : joinedPlace(draft, street, town, confidence)
}

/** Chance of all candidates at one spot of which none alone is likely enough. */
const leastTogether = 0.85

/** A street for a town and a town for a street; with a number, even where little speaks for it. */
function otherHalf(draft: Draft, best: Scored, sound: readonly Scored[]): Scored | undefined {
  const isStreet = kindOf(draft, best.span) === 'address'
  const halves = sound.filter(({ span }) => completes(draft, best.span, span))
  return (
    halves.find(({ score }) => score > 0) ??
    halves.find(
      ({ span, score }) =>
        score > leastAddress &&
        (isStreet ? isTown(draft, span) : kindOf(draft, span) === 'address'),
    )
  )
}

function joinedPlace(draft: Draft, whole: Span, town: Span, confidence: number): FoundPlace {
  const bare = withoutDirections(draft, withoutLead(draft, whole))
  const street = withoutJoint(draft, withNumber(draft, bare))
  const { raw } = draft.text
  const span: Span = [Math.min(street[0], town[0]), Math.max(street[1], town[1])]
  const value = `${raw.slice(...street)}, ${raw.slice(...town)}`
  return {
    ...found(value, span, confidence),
    parts: [street, town],
    kind: placeKind(draft, street),
  }
}

function placeAt(draft: Draft, whole: Span, confidence: number): FoundPlace {
  const led = withoutDirections(draft, withoutLead(draft, whole))
  const bare = withoutThings(draft, withoutParticle(draft, led))
  const short = withoutDay(draft, withoutCount(draft, bare))
  const span = withoutJoint(draft, withCrossing(draft, withNumber(draft, short)))
  const value = draft.text.raw.slice(...span)
  // Of what was longer before: "Zerboni 318, two blocks from the square".
  const kind = span[1] < whole[1] ? placeKind(draft, span) : kindOf(draft, span)
  return { ...found(value, span, confidence), kind }
}

/** 효자동에서: a place without what is written to its end to say where. */
function withoutParticle({ text }: Draft, [start, end]: Span): Span {
  const particle = text.endingAt
    .get(end)
    ?.filter(({ tag }) => tag === 'words.prepositions')
    .sort((one, other) => one.start - other.start)[0]
  const isGlued = particle && /\p{Script=Hangul}/u.test(text.raw[particle.start - 1] ?? '')
  return isGlued && particle.start > start + 1 ? [start, particle.start] : [start, end]
}

/** "Rua Halfeld, 1150, sala 4", "calle 27": a room and a street have their number. */
function withNumber(draft: Draft, [start, end]: Span): Span {
  if (!hasTag(draft.text, start, end, 'places.streets')) return [start, end]
  const { raw } = draft.text
  const number = /(?<=\p{L})(?: \d{1,4}\p{L}?(?=[\s,.;)]|$)|, \d{1,4}\p{L}?(?=[,.;)]|$))/uy
  number.lastIndex = end
  const room = number.exec(raw)
  // Sala is a town in Sweden, and a room in Brazil.
  const isRoom = tagBefore(draft.text, end, 'places.floor') !== undefined
  return room && (isRoom || !hasTown(draft, [start, end]))
    ? [start, end + room[0].length]
    : [start, end]
}

/** A name with a number that was cut from an address is one, without a word for a street. */
const placeKind = (draft: Draft, span: Span): PlaceKind =>
  isNumbered(draft.text.raw, ...span) ? 'address' : kindOf(draft, span)

/** "Address: Mill Lane 8", "estamos en Zerboni 318": an address without what leads to it. */
function withoutLead({ text }: Draft, [start, end]: Span): Span {
  const said = text.raw.slice(start, end)
  const label = /^[^\d:：]*[:：]\s*(?=\p{L})/u.exec(said)?.[0].length ?? 0
  const verb = tagAt(text, start, 'words.copulas') ?? tagAt(text, start, 'words.together')
  const joint = verb && tagAt(text, verb.end + 1, 'words.prepositions')
  const at = label > 0 ? start + label : ((joint ?? verb)?.end ?? start - 1) + 1
  return at < end && /^\p{Lu}.*\d/u.test(text.raw.slice(at, end)) ? [at, end] : [start, end]
}

/** "Technikumstrasse 402, 5 Minuten vom Bahnhof": an address without how one gets there. */
function withoutDirections(draft: Draft, [start, end]: Span): Span {
  const { text } = draft
  const isCased = text.raw !== text.raw.toLowerCase()
  const marks = text.tokens.filter(
    ({ text: mark, start: at }) => /^[,，、(（]$/.test(mark) && at > start && at < end,
  )
  const cut = marks.find(({ start: at, end: behind }) => {
    const isAddress = kindOf(draft, [start, at]) === 'address' || isNumbered(text.raw, start, at)
    // "…, a dos cuadras de la plaza": what goes on in small letters is no name.
    const isTown = draft.towns.some(({ start: from }) => from === behind + 1)
    const isSmall = isCased && !isTown && /^\s*\p{Ll}/u.test(text.raw.slice(behind, end))
    const isWay = isSmall || ways.some((tag) => hasTag(text, behind, end, tag))
    return isAddress && isWay && (isSmall || !hasTown(draft, [behind, end]))
  })
  return cut ? [start, cut.start] : [start, end]
}

const isNumbered = (raw: string, start: number, end: number): boolean =>
  /^\p{Lu}[\p{L}'’. ]+ \d{1,5}$/u.test(raw.slice(start, end))

const ways = ['places.directions', 'places.near', 'places.parking', 'places.floor', 'hours.minute']

/** "Borgo Santerno, 4 campi": what a number behind a comma counts is none of the address. */
function withoutThings({ text, towns }: Draft, [start, end]: Span): Span {
  const number = /,\s\d+$/.exec(text.raw.slice(start, end))
  const isCount = number && /^ \p{Ll}{3,}/u.test(text.raw.slice(end))
  const isTown = towns.some((town) => town.start === end + 1)
  return isCount && !isTown ? [start, end - number[0].length] : [start, end]
}

/** "rue du Moulin 27, au rez-de-chaussée": a word that leads on to how one gets in ends no address. */
function withoutJoint({ text }: Draft, [start, end]: Span): Span {
  const said = /^(.+\d)\s*[,，]\s*(\p{Ll}+)$/u.exec(text.raw.slice(start, end))
  const word = said && end - (said[2] ?? '').length
  return said && word && isFunctionWord(text, word, end)
    ? [start, start + (said[1] ?? '').length]
    : [start, end]
}

/** "calle 467 entre 21 y 22": a corner has two streets. */
function withCrossing({ text }: Draft, [start, end]: Span): Span {
  if (!/ \d+$/.test(text.raw.slice(start, end))) return [start, end]
  const [and, number] = text.tokens.slice(firstFrom(text.tokens, end))
  const isCrossing =
    and !== undefined &&
    number?.kind === 'number' &&
    tagAt(text, and.start, 'words.conjunctions')?.end === and.end &&
    /^ \S+ \d+[.,;\n]/.test(text.raw.slice(end, number.end + 1))
  return isCrossing ? [start, number.end] : [start, end]
}

/** "Binz für 4 Pers": a number behind a town without a street counts something. */
function withoutCount({ text, towns }: Draft, [start, end]: Span): Span {
  if (hasTag(text, start, end, 'places.streets')) return [start, end]
  const town = towns.findLast((each) => each.start >= start && each.end <= end)
  return town && /^[\s,]*\p{L}.*\d/u.test(text.raw.slice(town.end, end))
    ? [start, town.end]
    : [start, end]
}

/** "palermo buenos aires el domingo": the day behind a town is none of it. */
function withoutDay({ text, towns }: Draft, [start, end]: Span): Span {
  const town = towns.find((each) => each.start >= start && each.end <= end)
  const day = town && tagsIn(text, town.end, end, 'hours.days.')[0]
  if (!day) return [start, end]
  const last = text.tokens.findLast(
    (token) =>
      token.end <= day.start &&
      token.start >= start &&
      token.kind !== 'mark' &&
      !isFunctionWord(text, token.start, token.end),
  )
  return [start, last?.end ?? end]
}

/** Score of one with its town, which hardly anything else can be. */
const leastWhole = -6
const sureAddress = 0.9

/** The likeliest, up to its town: "rue des Croisiers 22, à Namur" and not its way there. */
function wholeAddress(draft: Draft, sound: readonly Scored[]): Scored | undefined {
  const whole = sound.filter(({ span, score }) => score > leastWhole && isWhole(draft, span))
  const [best] = whole
  return whole
    .filter(({ span }) => span[0] === best?.span[0])
    .toSorted((one, other) => one.span[1] - other.span[1])[0]
}

/** A street with its number, and the town behind a comma. */
function isWhole(draft: Draft, span: Span): boolean {
  const { text, towns } = draft
  const isStreet = hasTag(text, ...span, 'places.streets') && kindOf(draft, span) === 'address'
  if (!isStreet && !namesStreet(draft, span)) return false
  return towns.some(
    ({ start, end }) =>
      !isPartOfName(text, [start, end]) &&
      // Mill is a town, and Mill Lane a street.
      tagAt(text, end + 1, 'places.streets') === undefined &&
      end <= span[1] &&
      // Streets are called after towns: the town stands behind a comma or a postcode, or first.
      (start === span[0]
        ? /^[^,，\d]*[,，][^,，]*\d$/.test(text.raw.slice(end, span[1]))
        : start > span[0] && /(?:[,，]\s*|\d{4,6}\s)$/.test(text.raw.slice(span[0], start))),
  )
}

/** "zürich wiedikon, zurlindenstrasse 44": written the other way round. */
function townFirst(
  { text, towns }: Draft,
  [start, end]: Span,
): { street: Span; town: Span } | null {
  const comma = text.raw.slice(start, end).search(/[,，]/)
  const isTown = towns.some((town) => town.start === start && town.end <= start + comma)
  const street = trimmed(text.raw, [start + comma + 1, end])
  return isTown && /^\D{3,}\d+\p{L}?$/u.test(text.raw.slice(...street))
    ? { street, town: [start, start + comma] }
    : null
}

/** "Yatay 640, Almagro" in a statement of a place: a street without a word for one. */
function namesStreet({ text, pieces }: Draft, [start, end]: Span): boolean {
  const piece = pieces.find(({ span }) => span[0] <= start && start < span[1])
  const said = text.raw.slice(start, end)
  return piece?.role === 'place' && /^\p{Lu}[\p{L}'’. ]{2,40} \d{1,5}\p{L}?,/u.test(said)
}

/** Score of a street with its number beside a town. */
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

const isTown = ({ text, towns }: Draft, [start, end]: Span): boolean =>
  towns.some((town) => town.start === start && town.end === end) &&
  !isPartOfName(text, [start, end])

function hasTown({ text, towns }: Draft, [start, end]: Span): boolean {
  return towns.some(
    (town) => town.start >= start && town.end <= end && !isPartOfName(text, [town.start, town.end]),
  )
}
