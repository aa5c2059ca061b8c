import { endsNumber } from '#server/reader/facts/dense-address.ts'
import { partsOf } from '#server/reader/facts/found.ts'
import { isByTheWay } from '#server/reader/facts/is-by-the-way.ts'
import type { Reading } from '#server/reader/read.ts'
import { asPlace } from '#server/reader/spelling/name-words.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isPartOfName } from '#server/reader/text/is-part-of-name.ts'
import { isNoun } from '#server/reader/text/nouns.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tagsIn,
} from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import { type FoundTown, smallTown } from '#server/reader/towns.ts'

/** The place of a brief as a stranger finds it: without "in" before its street, and with its town. */
export function wholePlace(reading: Reading): string | undefined {
  const { place } = reading.facts
  if (!place) return undefined
  const line = asLine(reading, withoutJoint(reading, asPlace(place.value, reading.text)))
  const said = [line, streetOf(reading)].filter(Boolean).join(' ')
  const town = place.kind === 'town' ? undefined : townOf(reading, said)
  return town ? `${said}, ${town}` : said
}

/** 용리로 88, told in another sentence than 전주 삼천동: from the largest to the smallest it stands behind. */
function streetOf(reading: Reading): string | undefined {
  const { text, facts, towns } = reading
  const { place } = facts
  const isTown = towns.some(({ start }) => start === place?.span[0])
  if (!place || !isTown || !wardOfHangul.test(place.value)) return undefined
  const streets = [...text.raw.matchAll(streetOfHangul)].filter(({ 0: said, index }) => {
    const at = index + said.search(/\s/)
    const isStreet = tagsIn(text, index, at, 'places.streets').some(({ end }) => end === at)
    const span: Span = [index, index + said.length]
    return isStreet && endsNumber(text, span[1]) && !isByTheWay(reading, span)
  })
  const [street, ...others] = streets
  return street && others.length === 0 ? street[0] : undefined
}

/** A town, and a short word for the part of it. */
const wardOfHangul = /^\p{Script=Hangul}{2,5} \p{Script=Hangul}{2,3}$/u
/** A word, a space and the number of a house. */
const streetOfHangul =
  /\p{Script=Hangul}{2,}(?:\d+\p{Script=Hangul}{1,2})? \d{1,4}(?:-\d{1,4})?(?!\d)/gu

/** "calle Juárez 48" within a sentence, "Calle Juárez 48" on an envelope. */
function asLine({ text }: Reading, said: string): string {
  const isAddress = /\d/.test(said) && hasStreet(text.language.data.places.streets, said)
  const first = said.charAt(0)
  return isAddress ? first.toLocaleUpperCase(text.language.tag) + said.slice(1) : said
}

/** "in via Trozzetti 31", "na Rua das Salinas": the joint was there for the sentence. */
function withoutJoint({ text }: Reading, said: string): string {
  const [first = '', ...others] = said.split(' ')
  const { prepositions } = text.language.data.words
  const isJoint = first === first.toLowerCase() && prepositions.includes(first)
  const rest = others.join(' ')
  const names = hasStreet(text.language.data.places.streets, rest)
  return isJoint && others.length > 1 && names ? rest : said
}

/** "Dieskaustraße" ends in a word for a street, "rue du Casino" has it by itself. */
function hasStreet(streets: readonly string[], said: string): boolean {
  const words = fold(said).split(/[\s,]+/)
  return streets.map(fold).some((street) => {
    const isEnd = street.startsWith('*')
    return words.some((word) => (isEnd ? word.endsWith(street.slice(1)) : word === street))
  })
}

/** "On" and "Les" are towns as well: typed small, only large ones and rare words are taken for theirs. */
function isTown(text: TaggedText, { start, end, size }: FoundTown): boolean {
  const isSmall = text.raw[start] === text.folded[start] && size === smallTown
  // "Siamo a trevi": behind "in", what is no other word.
  const isName =
    tagBefore(text, start - 1, 'places.in') !== undefined &&
    frequencyOf(text.language, text.folded.slice(start, end)) === 'rare'
  // "Im Keller eines Hauses": a noun is no town, unless a large one is called so.
  const isThing = size !== 1 && isNoun(text.language, text.raw.slice(start, end).toLowerCase())
  return !isFunctionWord(text, start, end) && !isThing && (!isSmall || isName)
}

/** "Leopold | II-laan 88": what is a town elsewhere, in front of the street's own word and its number. */
function isOfStreet(text: TaggedText, at: number, end: number): boolean {
  const [street] = tagsIn(text, at, end, 'places.streets').slice(-1)
  const between = text.raw.slice(at, street?.start)
  return (
    street !== undefined &&
    !/[,，、]/.test(between) &&
    /^\.? \d+\p{L}?$/u.test(text.raw.slice(street.end, end))
  )
}

/** "Rielerweg 88, | the keys are kept in Klink": a clause that says something else ends in the town. */
function isToldApart(text: TaggedText, [from, to]: Span, placeEnd: number): boolean {
  const said = text.raw.slice(from, to)
  const mark = Math.max(...[',', ';', ':', '–', '('].map((each) => said.lastIndexOf(each)))
  if (mark < 0) return false
  const words = text.tokens.filter(
    ({ kind, start, end }) =>
      kind === 'word' && start >= Math.max(placeEnd, from + mark) && end <= to,
  )
  return words.some(({ start, end }) => !isFunctionWord(text, start, end))
}

/** "Sagra della Zucca di | Correggioli", where no other town is told. */
function townOfName({ text, facts: { name }, towns }: Reading): FoundTown | undefined {
  return towns.find(
    ({ start, end }) =>
      name !== undefined &&
      start > name.span[0] &&
      end === name.span[1] &&
      tagBefore(text, start - 1, 'words.prepositions') !== undefined,
  )
}

/** Letters of a brief in which it says where it is. */
const opening = 160

/** The town a brief begins with, or that stands behind the street; none where the place names one. */
function townOf(reading: Reading, said: string): string | undefined {
  const { text, facts, towns } = reading
  const { place, name } = facts
  if (!place) return undefined
  const parts = partsOf(place)
  const begin = Math.min(...parts.map(([from]) => from))
  const end = Math.max(...parts.map(([, to]) => to))
  const last = said.split(/[,，、]\s*/).at(-1) ?? said
  const isStreet = hasStreet(text.language.data.places.streets, last) || /\d/.test(last)
  // "Em Curitiba, na Rua Itupava, 1320, Alto da XV": behind its town, what ends an address is a quarter.
  const isBehindTown = towns.some(
    (town) =>
      town.size < smallTown &&
      town.end <= begin &&
      isWhere(town.start) &&
      /^\P{L}*(?:\p{L}{1,3}\s)?$/u.test(text.raw.slice(town.end, begin)),
  )
  const isNamed =
    (!isBehindTown &&
      last !== said &&
      !isStreet &&
      last !== last.toLowerCase() &&
      /^\P{Ll}/u.test(last)) ||
    towns.some(
      (town) =>
        town.size < smallTown &&
        parts.some(([from, to]) => from <= town.start && town.end <= to) &&
        // "Colonia García Ginerés": a name goes on behind what is a town elsewhere.
        !(town.start > begin && /^ \p{L}/u.test(text.raw.slice(town.end, end))) &&
        !hasTag(text, town.start, town.end, 'places.streets') &&
        !isOfStreet(text, town.end, end) &&
        // "Salle Bretagne" is a hall that is called like a town.
        !tagBefore(text, town.start - 1, 'places.venues') &&
        !tagBefore(text, town.start - 1, 'places.streets'),
    )
  if (isNamed) return undefined
  // "e. V.", "St. Gallen": a sentence ends in a longer word.
  const stop = /(?<=[^\s.]{3})[.!?]\s|。|\n/.exec(text.raw)?.index ?? text.raw.length
  const reach = Math.min(stop, opening)
  const isNear = (each: FoundTown) =>
    each.start < reach ||
    (each.start >= end && /^\P{L}*(?:\p{L}{1,3}\s)?$/u.test(text.raw.slice(end, each.start)))
  const sound = towns.filter(
    (each) =>
      !parts.some(([from, to]) => from < each.end && each.start < to) &&
      !(name && name.span[0] <= each.start && each.end <= name.span[1]) &&
      !isPartOfName(text, [each.start, each.end]) &&
      isTown(text, each) &&
      !/^\s\d/.test(text.raw.slice(each.end)) &&
      !(each.start >= end && isToldApart(text, [begin, each.start], end)) &&
      isWhere(each.start),
  )
  // "Nos casamos. … en Atlixco, Puebla": the only town that is said to be where.
  const told = sound.filter(({ start }) => tagBefore(text, start - 1, 'places.in'))
  const only = told.every(({ start }) => isSameTown(start, told[0])) ? told[0] : undefined
  const town = sound.find(isNear) ?? only ?? townOfName(reading)
  return town && asPlace(text.raw.slice(town.start, town.end), text)

  function isSameTown(at: number, other: FoundTown | undefined): boolean {
    const said = other && text.folded.slice(other.start, other.end)
    return said !== undefined && text.folded.startsWith(said, at)
  }

  /** "In", "à", or between commas; "from Lorient" is where a shuttle leaves. */
  function isWhere(at: number): boolean {
    const before = text.raw.slice(0, at)
    const last = text.tokens.findLast((token) => token.end <= at)
    const isLed =
      last &&
      (tagAt(text, last.start, 'places.in') ?? tagAt(text, last.start, 'words.prepositions'))
    const isFrom = last && tagAt(text, last.start, 'dates.from') !== undefined
    return (
      (isLed?.end === last?.end && isLed !== undefined && !isFrom) || /[,，、(（]\s*$/.test(before)
    )
  }
}
