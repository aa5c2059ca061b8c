import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isPartOfName } from '../text/is-part-of-name.ts'
import { overlap } from '../text/spans.ts'
import { firstFrom, hasTag, tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'
import { areHalves, isSure } from './are-halves.ts'
import { isOfVenue, isSaint, venueBefore } from './called-like-town.ts'
import { denseAddress } from './dense-address.ts'
import { type Found, found } from './found.ts'
import { isAway } from './is-away.ts'
import { isByTheWay } from './is-by-the-way.ts'
import { countsThings, isDenied, isOfPerson, isPlainWord } from './only-mentioned.ts'
import { hasTown, isTown, kindOf, type PlaceKind } from './place-kind.ts'
import { soundPlace } from './sound-place.ts'
import { placeKind, trimmedPlace, trimmedStreet, withoutArticle } from './trim-place.ts'
import { withoutFloor, withoutSmallWords } from './whole-address.ts'
import { withTownBehind } from './with-town-behind.ts'
import { withTownOnce } from './with-town-once.ts'
import { toldStreet, wholeStreet, writtenAddress } from './written-address.ts'

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
  const own = candidates.filter((each) => isOwnPlace(draft, each))
  const place = likeliestPlace(draft, own, least) ?? streetAlone(draft)
  const sound = place && soundPlace(draft, wholeStreet(draft, place))
  return sound && surerByPostcode(draft, withTownOnce(draft, withTownBehind(draft, sound)))
}

/** "Gasthof Linde, Dorfstraße 3, 29525 Westerweyhe": an address that is told to its postcode is one. */
function surerByPostcode({ text }: Draft, place: FoundPlace): FoundPlace {
  const { postcodes } = text.language.data.info
  const isTold = Object.values(postcodes).some((code) => new RegExp(code).test(place.value))
  return isTold ? { ...place, confidence: Math.max(place.confidence, sureAddress) } : place
}

const isOwnPlace = (draft: Draft, { span }: Scored): boolean =>
  isSound(draft, span) &&
  !isOrigin(draft, span) &&
  !isSaint(draft, span) &&
  !isReach(draft, span) &&
  !isAway(draft, span) &&
  !isByTheWay(draft, span)

/** Where no place is likely: one street with its number, and nothing else is where. */
function streetAlone(draft: Draft): FoundPlace | undefined {
  const street = toldStreet(draft)
  return street && !isByTheWay(draft, street)
    ? placeAt(draft, street, confidenceOfStreet)
    : undefined
}

function likeliestPlace(
  draft: Draft,
  sound: readonly Scored[],
  least: number,
): FoundPlace | undefined {
  const address = wholeAddress(draft, sound)
  const best = address ?? sound.find(({ score }) => score > 0)
  const isNumberedBest = best && kindOf(draft, best.span) === 'address'
  const told = address ?? (isNumberedBest ? best : undefined)
  const stands = writtenAddress(draft)
  const own = stands && !isByTheWay(draft, stands.street) ? stands : undefined
  const written = own && (!told || isWayBetween(draft, own, told.span)) ? own : undefined
  if (written) return joinedPlace(draft, written.street, written.town, sureAddress)
  const dense = address ? undefined : denseAddress(draft)
  if (dense && !isByTheWay(draft, dense))
    return {
      ...found(draft.text.raw.slice(...dense), dense, sureAddress),
      kind: /\d/.test(draft.text.raw.slice(...dense)) ? 'address' : placeKind(draft, dense),
    }
  if (!best) return undefined
  const nearer = neighbour(draft, best.span)
  if (nearer) return placeAt(draft, nearer, best.confidence)
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
  if (half && !areHalves(draft, half.span, best.span)) {
    // "enger od." far from "Mühlenweg 4": what has a word of its own is surer than what it would complete.
    return isSure(draft, best.span)
      ? placeAt(draft, best.span, best.confidence)
      : placeAt(draft, half.span, confidenceOfStreet)
  }
  // Two halves of one address do not speak against each other.
  const confidence = Math.min(1, best.confidence + (half?.confidence ?? 0))
  // Of "Wexcombe, Devon", "Wexcombe" and "Devon" one is the place, whichever.
  const together = sound
    .filter(({ span }) => span[0] < best.span[1] && best.span[0] < span[1])
    .reduce((sum, one) => sum + one.confidence, 0)
  const enough = isTown(draft, best.span) || isArea(draft, best.span) ? least : leastOfVenue
  if (confidence < enough && together < leastTogether) return undefined
  if (!half) return placeAt(draft, best.span, confidence)
  const partner = withoutArticle(draft, half.span)
  const [street, town] =
    kindOf(draft, best.span) === 'town' ? [partner, best.span] : [best.span, partner]
  // "12 Mill Lane, Leeds LS1" beside "north Leeds": an address that has its town stands alone.
  return hasTown(draft, street)
    ? placeAt(draft, street, confidence)
    : joinedPlace(draft, street, town, confidence)
}

/** "Fiallo 312, half a block from the church of la Defensa, Oaxaca": only the ends are the address. */
function isWayBetween(
  { text }: Draft,
  { street, town }: { street: Span; town: Span },
  [start, end]: Span,
): boolean {
  const isIn = street[0] >= start && town[0] < end
  return isIn && (text.raw.slice(street[1], town[0]).match(/,/g) ?? []).length > 1
}

/** Chance of one that says more than a town: of nine in ten of those something is true. */
const leastOfVenue = 0.3

/** "au café Chez Nelly": a small word with a capital within a sentence begins a name. */
function withCapitalBefore({ text }: Draft, [start, end]: Span): Span {
  const before = text.tokens[firstFrom(text.tokens, start) - 1]
  const isBegun = before && /[\p{L}\d,]\s$/u.test(text.raw.slice(0, before.start))
  const isSmall = before?.kind === 'word' && isFunctionWord(text, before.start, before.end)
  const isCapital = before && /^\p{Lu}\p{Ll}/u.test(text.raw.slice(before.start))
  return isBegun && isSmall && isCapital && before.end === start - 1
    ? [before.start, end]
    : [start, end]
}

/** "Hull, Beverley and Goole": where somebody goes to is no place to come to. */
const isArea = ({ pieces }: Draft, [start, end]: Span): boolean =>
  pieces.some(({ role, span }) => role === 'area' && span[0] <= start && end <= span[1])

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

function joinedPlace(draft: Draft, whole: Span, half: Span, confidence: number): FoundPlace {
  const street = withCapitalBefore(draft, trimmedStreet(draft, whole))
  const { raw, folded } = draft.text
  // "Dorfstr. 9 | 9, Untergrün": the number of the house is the street's.
  const isBegun = street[0] < half[0] && half[0] < street[1]
  const town = isBegun ? trimmed(raw, [street[1], half[1]]) : half
  // "Göttingen-Weende, Petrikirchstraße 9" says its town.
  if (folded.slice(...street).includes(folded.slice(...town)))
    return placeAt(draft, street, confidence)
  const span: Span = [Math.min(street[0], town[0]), Math.max(street[1], town[1])]
  if (overlap(street, town)) return placeAt(draft, span, confidence)
  const value = `${raw.slice(...street)}, ${raw.slice(...town)}`
  return {
    ...found(value, span, confidence),
    parts: [street, town],
    kind: placeKind(draft, street),
  }
}

function placeAt(draft: Draft, whole: Span, confidence: number): FoundPlace {
  const bare = withCapitalBefore(draft, trimmedPlace(draft, whole))
  // "templo de | San Félix, en la calle 4": a hall has its own word.
  const isMore = draft.towns.some(({ start, end }) => start === bare[0] && end < bare[1])
  const venue = isMore ? venueBefore(draft.text, bare[0]) : undefined
  const span: Span = [venue?.start ?? bare[0], bare[1]]
  const value = draft.text.raw.slice(...span)
  // Of what was longer before: "Zerboni 318, two blocks from the square".
  const kind = span[1] < whole[1] ? placeKind(draft, span) : kindOf(draft, span)
  return { ...found(value, span, confidence), kind }
}

/** "pepper from Huaral" beside "in Jesús María, Lima": where something comes from is no place to go. */
function isOrigin(draft: Draft, span: Span): boolean {
  const { text, towns } = draft
  if (!isTown(draft, span) || tagBefore(text, span[0] - 1, 'places.in')) return false
  if (isOfPerson(draft, span)) return true
  const joint = tagBefore(text, span[0] - 1, 'words.prepositions')
  return (
    joint !== undefined &&
    /^\p{Ll}/u.test(text.raw.slice(joint.start)) &&
    towns.some(({ start }) => start < span[0] && tagBefore(text, start - 1, 'places.in'))
  )
}

/** Letters of a sentence before the end of a delivery. */
const longestDelivery = 160

/** "Delivery costs 60 francs from Cevio to Locarno": how far somebody comes, and no place to come to. */
function isReach(draft: Draft, [start, end]: Span): boolean {
  const { text, towns } = draft
  const at = firstFrom(text.tokens, start)
  const [before, joint] = [text.tokens[at - 2], text.tokens[at - 1]]
  const isTo =
    joint?.kind === 'word' &&
    isFunctionWord(text, joint.start, joint.end) &&
    tagAt(text, joint.start, 'words.conjunctions') === undefined
  const isBehindTown = isTo && before && towns.some((town) => town.end === before.end)
  if (!isBehindTown || !isTown(draft, [start, end])) return false
  const [clause = ''] =
    /[^.!?;:。\n]*$/.exec(text.raw.slice(Math.max(0, start - longestDelivery), start)) ?? []
  return tokensIn(text, start - clause.length, start).some(({ text: word }) =>
    sensesOf(text.language, word).includes('deliver'),
  )
}

/** Letters of the shortest phrase that says "near" and no longer "in". */
const shortestNear = 4

/** "in Alvados, near Porto de Mós", "of Kilbrack, near Tuam": the village before the town everybody knows. */
function neighbour({ text }: Draft, [start, end]: Span): Span | null {
  const near = tagBefore(text, start - 1, 'places.in')
  if (!near || near.end - near.start < shortestNear) return null
  const run = /(?<=\s)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}(?=, $)/u.exec(
    text.raw.slice(0, near.start),
  )
  // "Miners Rest, near Ballarat." is a sentence of its own.
  const isAlone =
    run && /(?:^|[.!?\n]\s*)$/.test(text.raw.slice(0, run.index)) && endsAt(text.raw, end)
  const isCued =
    isAlone ||
    (run && ['places.in', 'words.prepositions'].some((tag) => tagBefore(text, run.index - 1, tag)))
  return isCued ? [run.index, run.index + run[0].length] : null
}

const endsAt = (raw: string, end: number): boolean => /^\s*(?:[.!?\n]|$)/.test(raw.slice(end))

/** Of a street that only its own words tell of. */
const confidenceOfStreet = 0.5
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
      !isOfVenue(text, start) &&
      // Mill is a town, and Mill Lane a street.
      tagAt(text, end + 1, 'places.streets') === undefined &&
      end <= span[1] &&
      // Streets are called after towns: the town stands behind a comma or a postcode, or first.
      (start === span[0]
        ? /^[^,，\d]*[,，][^,，]*\d$/.test(text.raw.slice(end, span[1]))
        : start > span[0] && /(?:[,，]\s*|\d{4,6}\s)$/.test(text.raw.slice(span[0], start))),
  )
}

/** "zürich wiedikon, zurlindenstrasse 44", "Falmouth, Cornwall, at 14 Arwenack Street": the other way round. */
function townFirst(draft: Draft, [start, end]: Span): { street: Span; town: Span } | null {
  const { text, towns } = draft
  const said = text.raw.slice(start, end)
  const [first, last] = [
    said.search(/[,，]/),
    Math.max(said.lastIndexOf(','), said.lastIndexOf('，')),
  ]
  const isTown = towns.some(
    (town) => town.start === start && town.end <= start + first && !isOfVenue(text, start),
  )
  const behind = withoutFloor(draft, trimmed(text.raw, [start + last + 1, end]))
  const street = withoutSmallWords(text, behind)
  const address = text.raw.slice(...street)
  const isNumbered =
    /^\D{3,}\d+\p{L}?$/u.test(address) ||
    (/^\d{1,4}\p{L}? \p{L}/u.test(address) && hasTag(text, ...street, 'places.streets'))
  return isTown && isNumbered && !/\d/.test(said.slice(0, last))
    ? { street, town: [start, start + last] }
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

/**
 * "Castle 75, pirate ship 95" are prices, "Toulouse, 45 min Blagnac" is a way, 5키로 and "Distances: 5"
 * are how far one runs, and whoever comes "con gata" is at home with a cat: no place.
 */
function isSound({ text, pieces }: Draft, [start, end]: Span): boolean {
  const said = text.raw.slice(start, end)
  if (isDenied(text, [start, end]) || isPlainWord({ text }, [start, end])) return false
  if (!/\d/.test(said)) return !isCompany(text, start)
  if (/^\d+\p{Script=Hangul}/u.test(said) || /^\p{L}+: ?\d/u.test(said)) return false
  const isPrice = pieces.some(
    ({ role, span }) => role === 'price' && span[0] < end && start < span[1],
  )
  const isWay = ['hours.minute', 'hours.hour', 'money.units.'].some((tag) =>
    hasTag(text, start, end, tag),
  )
  return !isPrice && !isWay && !countsThings(text, [start, end])
}

/** Behind "with" stands who comes along, where it is typed without a capital. */
function isCompany({ raw, tokens, language }: Draft['text'], start: number): boolean {
  const before = tokens[firstFrom(tokens, start) - 1]
  const isTypedSmall = /^\p{Ll}/u.test(raw.slice(start))
  return isTypedSmall && before !== undefined && sensesOf(language, before.text).includes('with')
}

/** A street without a town and a town without a street are two halves of an address. */
function completes(draft: Draft, one: Span, other: Span): boolean {
  if (overlap(one, other)) return false
  const [first, second] = [kindOf(draft, one), kindOf(draft, other)]
  if (first === 'town') return second !== 'town'
  return second === 'town' && !hasTown(draft, one)
}
