import { cityPhrases } from '../gazetteer.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase, type Match, matchAll, phraseIndex } from '../match-phrases.ts'
import { type Piece, stripLead, trimEnd } from '../price-item.ts'
import { isSpace } from '../read-text.ts'
import { wordly } from '../town-at.ts'

/** "It sends reminders and costs": what costs is named before another verb, or not at all. */
export function withSubject(folded: string, piece: Piece, lexicon: Lexicon): Piece {
  const source = folded.slice(piece.start, piece.end)
  const last = matchAll(phraseIndex(lexicon.prices.divide), source).at(-1)
  if (!last || last.end < source.trimEnd().length || !isSpace(source[last.start - 1])) return piece
  const clause = { start: piece.start, end: piece.start + last.start }
  const verb = matchAll(phraseIndex(lexicon.name.copula), source).find(({ start }) => start > 0)
  const nobody = { start: piece.end, end: piece.end }
  if (!verb) return nobody
  const subject = stripLead(folded, { ...clause, end: piece.start + verb.start }, lexicon)
  const { start, end } = trimEnd(folded, subject)
  const words = folded.slice(start, end).split(/\s+/).length
  return end > start && words <= 3 ? { start, end } : nobody
}

/** Where the words start that can be an item: behind a town, a day's times, a year or a bare sum. */
export function behindFacts(folded: string, piece: Piece, lexicon: Lexicon): Piece {
  const source = folded.slice(piece.start, piece.end)
  if (lexicon.common === '' || !/\s\S+\s\S/.test(source)) return piece
  const at = Math.max(townEnd(source, lexicon), timesEnd(source, lexicon), numberEnd(source))
  return at > 0 && /\p{L}/u.test(source.slice(at)) ? { ...piece, start: piece.start + at } : piece
}

const ends = (matches: readonly Match<unknown>[]): number => matches.at(-1)?.end ?? -1

/** "barbearia em campina grande corte": the town behind its preposition. */
function townEnd(source: string, { place }: Lexicon): number {
  const towns = matchAll(phraseIndex(cityPhrases), source).filter(({ start, end }) => {
    if (wordly.has(source.slice(start, end)) || source[end] !== ' ') return false
    const before = source.slice(0, start).trimEnd()
    return [place.prepositions, place.weak].some((list) => endsWith(list, before))
  })
  return ends(towns)
}

const endsWith = (phrases: string, source: string): boolean =>
  isPhrase(phrases, source.slice(source.lastIndexOf(' ') + 1))

const range =
  /\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|h(?:\d\d)?|uhr)?\s?(?:-|–|to|till|bis|a|as|alle|tot)\s?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|h(?:\d\d)?|uhr|uur|ore|horas)?(?= \p{L})/gu

/** "open mon-fri 8-4 sat sun 9-5 flat white": the times behind the last day. */
function timesEnd(source: string, { hours }: Lexicon): number {
  const day = Math.max(...hours.days.map((names) => ends(matchAll(phraseIndex(names), source))))
  if (day < 0) return -1
  const times = [...source.slice(day).matchAll(range)].at(-1)
  return times ? day + times.index + times[0].length : -1
}

/** "ladies 20 gents 12 kids": a list of bare sums, none of them as small as a count of things. */
const bareSums = /\p{L} (?:[5-9]|[1-9]\d{1,2}) \p{L}[\p{L} ]* (?:[5-9]|[1-9]\d{1,2})(?= \p{L})/u

/** "desde 1994 bolo de festa", "espresso 2,20 filterkaffee": a year or a bare sum, and no measure. */
function numberEnd(source: string): number {
  const bare = bareSums.exec(source)
  if (bare) return bare.index + bare[0].length
  const number = [
    ...source.matchAll(/(?<![\d.,])(?:(?:19|20)\d\d|\d{1,3}[.,]\d\d)(?= \p{L}{3})/gu),
  ].at(-1)
  return number ? number.index + number[0].length : -1
}
