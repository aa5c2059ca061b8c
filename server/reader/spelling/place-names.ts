import type { Draft } from '../draft.ts'
import { partsOf } from '../facts/found.ts'
import { isOneOf } from '../language.ts'
import type { ReadFacts } from '../read.ts'
import { fold } from '../text/fold.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { sensesOf } from '../text/word-senses.ts'
import { type FoundTown, smallTown, type Town } from '../towns.ts'
import { leavesCapitalsOut } from './leaves-capitals-out.ts'
import { isOnlyName, saidAgain } from './said-again.ts'

/** Whoever leaves capitals out does so of towns too; others mean their words. */
export function placeNames(draft: Draft, facts: ReadFacts): Span[] {
  const { text, towns } = draft
  if (!leavesCapitalsOut(text)) return []
  const places = placeParts(facts)
  const all = towns.filter(({ start, end }) => !isTime(draft, [start, end]))
  const told = all.filter((town) => {
    const { start, end } = town
    const isPlace = places.some(([from, to]) => from <= start && end <= to)
    // "Louth n the villages": some town is called so.
    const isWords = tagAt(text, start, 'words.articles') !== undefined
    return isPlace && !isWords && ['rare', 'known'].includes(frequencyAt(draft, town))
  })
  const isLower = isTypedSmall(text)
  const near = all.filter((town) => isNear(draft, town) && isOnlyPlace(draft, town))
  const sure = near.filter((town) => isLargest(town) || isCued(draft, town))
  // "nel corazon", "la colonia": small places have names that are words.
  const far = all.filter(
    (town) =>
      isLower &&
      town.size < smallTown &&
      isCued(draft, town) &&
      frequencyAt(draft, town) === 'rare',
  )
  const beside = near.filter((town) => sure.some((other) => isBeside(draft, town, other)))
  const named = [...told, ...sure, ...far, ...beside].map(({ start, end }): Span => [start, end])
  const names = [...named, ...districts(draft, places)].flatMap((span) => saidAgain(draft, span))
  return [...names, ...regionCodes(draft)]
}

/** "traverse city | mi", "acqualagna (| pu |)": letters for a region behind a town of it. */
function regionCodes({ text, towns }: Pick<Draft, 'text' | 'towns'>): Span[] {
  return towns.flatMap(({ end }): Span[] => {
    const behind = text.raw.slice(end, end + 8)
    const inBrackets = /^ \((\p{Ll}{2})\)/u.exec(behind)?.[1]
    const plain = /^,? (\p{Ll}{2,3})(?![\p{L}\d])/u.exec(behind)?.[1] ?? ''
    const code = inBrackets ?? (isOneOf(text.language.data.info.regionCodes, plain) ? plain : '')
    const start = end + behind.indexOf(code)
    return code === '' ? [] : [[start, start + code.length]]
  })
}

const frequencyAt = ({ text }: Draft, { start, end }: Pick<FoundTown, 'start' | 'end'>) =>
  frequencyOf(text.language, text.folded.slice(start, end))

const isLargest = ({ size, name }: FoundTown): boolean => size === 1 && !name.includes(' ')

const isNear = (
  { country }: Pick<Draft, 'country'>,
  { countries }: Pick<Town, 'countries'>,
): boolean => !country.code || countries.includes(country.code)

/** What lists say of names of places as well. */
const ofPlaces = 'area-word'

/** Whether a town's name is no other word, as far as the lists know. */
function isOnlyPlace(draft: Draft, town: FoundTown): boolean {
  const { language, folded } = draft.text
  const senses = sensesOf(language, folded.slice(town.start, town.end))
  const frequency = frequencyAt(draft, town)
  const isListed = senses.length > 0 && senses.every((sense) => sense === ofPlaces)
  return frequency === 'rare' ? senses.length === 0 || isListed : frequency === 'known' && isListed
}

const isCued = ({ text }: Draft, { start }: FoundTown): boolean =>
  tagBefore(text, text.raw[start - 1] === ' ' ? start - 1 : start, 'places.in') !== undefined

/** "frascati, grottaferrata", "lend oder gries": what is joined to a place is one. */
function isBeside({ text }: Draft, one: FoundTown, other: FoundTown): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  if (second.start - first.end > longestJoint) return false
  const between = text.folded.slice(first.end, second.start).trim()
  return /^[,/&]?$/.test(between) || text.language.data.words.conjunctions.includes(between)
}

/** Letters of "oder" and the spaces beside it. */
const longestJoint = 6

const placeParts = ({ place, area }: ReadFacts): Span[] =>
  [...(place ? [place] : []), ...area].flatMap(partsOf)

/** Whether a day, a month or a word of a time stands within; the hyphen of "saint-malo" is none. */
const isTime = ({ text }: Draft, [start, end]: Span): boolean =>
  ['dates.', 'hours.'].some((group) =>
    text
      .meaning(group)
      .some(
        (tag) => start <= tag.start && tag.end <= end && /\p{L}/u.test(text.raw[tag.start] ?? ''),
      ),
  )

/** Letters of the shortest name of a district; shorter ones are mostly abbreviations. */
const shortest = 4

/** "wiemelhausen": of a place, words nobody says of anything else. */
function districts(draft: Draft, places: readonly Span[]): Span[] {
  const { text } = draft
  return places
    .flatMap((span) => tokensIn(text, ...span))
    .filter(({ kind, text: word }) => kind === 'word' && word.length >= shortest)
    .filter(
      ({ start, end, text: word }) =>
        isOnlyName(draft, word) &&
        !text.startingAt.get(start)?.some((tag) => tag.end === end) &&
        !isTime(draft, [start, end]),
    )
    .map(({ start, end }): Span => [start, end])
}

/**
 * "coyoacan" is Coyoacán and "sao paulo" São Paulo: as many words as are typed, spelt in full. Who
 * types accents means them, and a street may be named like a town far away: "rua das acácias".
 */
export function townWords({
  text,
  towns,
  country,
}: Pick<Draft, 'text' | 'towns' | 'country'>): Map<string, string> {
  const words = towns.flatMap(({ name, countries, start, end }): [string, string][] => {
    const said = text.raw.slice(start, end)
    const typed = said.split(/[\s-]+/)
    const spelt = name.split(/[\s-]+/)
    const isPlain = said === said.toLowerCase() && !/\p{M}/u.test(said.normalize('NFD'))
    if (!isPlain || !isNear({ country }, { countries }) || typed.length !== spelt.length) return []
    return typed.map((word, i) => [word, spelt[i] ?? word])
  })
  const codes = regionCodes({ text, towns }).map(([start, end]): [string, string] => {
    const code = text.raw.slice(start, end)
    return [code, code.toUpperCase()]
  })
  return new Map([...words.filter(([typed, spelt]) => fold(typed) === fold(spelt)), ...codes])
}
