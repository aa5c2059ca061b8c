import type { Draft } from '../draft.ts'
import { partsOf } from '../facts/found.ts'
import type { ReadFacts } from '../read.ts'
import type { Tag } from '../text/phrase-index.ts'
import { hasTag, type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** Words between a street's own word and its number, and those of its name. */
const most = 5
const longestName = 3

/**
 * The names of streets of the address: "via | dei salici | 31", "14 | market st", "| kerkplein | 5".
 * The word for a street keeps its small letter where it leads, as it does within a sentence.
 */
export function streetNames({ text, towns }: Draft, { place }: ReadFacts): Span[] {
  const parts = place ? partsOf(place) : []
  const isOfPlace = ({ start, end }: Tag) => parts.some(([from, to]) => from <= start && end <= to)
  // "Market Harborough": the word for a street begins the name of a town.
  const isOfTown = ({ start, end }: Tag) =>
    towns.some((town) => town.start <= start && end < town.end)
  return text.meaning('places.streets').flatMap((street) => {
    const at = text.tokens.findIndex((token) => token.end >= street.end)
    const token = text.tokens[at]
    if (!token || isOfTown(street)) return []
    if (!isOfPlace(street)) return nameElsewhere(text, at)
    // "Kerkplein", "Lindenstr.": the word for a street ends its name.
    return token.start < street.start ? [spanOf(token)] : (numberedName(text, at) ?? [])
  })
}

/** Where the place is another, a name behind its street's word is one where no word of it is usual. */
function nameElsewhere(text: TaggedText, at: number): Span[] {
  if (!text.language.data.info.streetFirst) return []
  const names = nameBehind(text, at) ?? []
  const isName = ([start, end]: Span) =>
    frequencyOf(text.language, text.folded.slice(start, end)) === 'rare' &&
    !text.startingAt.get(start)?.some((tag) => tag.end === end)
  const said = names.filter(([start]) => !isSmallWord(text, start))
  return said.length > 0 && said.every(isName) ? said : []
}

const isSmallWord = (text: TaggedText, start: number): boolean =>
  ['words.articles', 'words.prepositions'].some((tag) => tagAt(text, start, tag) !== undefined)

const numberedName = (text: TaggedText, at: number): Span[] | undefined =>
  text.language.data.info.streetFirst
    ? (nameBehind(text, at) ?? nameBehindNumber(text, at))
    : nameInFront(text, at)

const spanOf = ({ start, end }: Token): Span => [start, end]

/** "via dei salici 31", "calle juarez, 48" */
function nameBehind(text: TaggedText, at: number): Span[] | undefined {
  const behind = text.tokens.slice(at + 1, at + most + 3)
  const ends = behind.findIndex(({ kind, text }) => kind !== 'word' && !/^['’.-]$/.test(text))
  const names = behind.slice(0, ends).filter(({ kind }) => kind === 'word')
  const [mark, number] = [behind[ends], behind[ends + 1]]
  const isNumbered = mark?.kind === 'number' || (mark?.text === ',' && number?.kind === 'number')
  return isNumbered && names.length > 0 ? nameOnly(text, names) : undefined
}

/** "Via tirino | principianti mar 21": what is told behind the name, and when, is none of it. */
function nameOnly(text: TaggedText, words: readonly Token[]): Span[] {
  const isOther = ({ start, end }: Token) =>
    ['hours.', 'dates.', 'places.streets'].some((tag) => hasTag(text, start, end, tag))
  const names = words.filter((word) => word.text.length > 2)
  const last = words.some(isOther) ? 1 : longestName
  return names
    .slice(0, last)
    .filter((word) => !isOther(word))
    .map(spanOf)
}

/** "12 rue des lilas": nothing tells where the name ends, so it is one word. */
function nameBehindNumber({ tokens, language }: TaggedText, at: number): Span[] | undefined {
  if (tokens[at - 1]?.kind !== 'number') return undefined
  const { articles, prepositions } = language.data.words
  const isSmall = ({ text }: Token) => articles.includes(text) || prepositions.includes(text)
  const first = tokens.slice(at + 1, at + most).find((token) => !isSmall(token))
  return first?.kind === 'word' ? [spanOf(first)] : undefined
}

/** "14 | market st", "| kerk straat | 5": behind a number, else one word in front. */
function nameInFront({ tokens }: TaggedText, at: number): Span[] | undefined {
  const back = [1, 2, 3, 4].find((steps) => tokens[at - steps]?.kind !== 'word')
  if (back === 1) return undefined
  const isNumbered = back !== undefined && tokens[at - back]?.kind === 'number'
  return tokens.slice(at - (isNumbered ? back - 1 : 1), at + 1).map(spanOf)
}
