import { isPhrase } from '../match-phrases.ts'
import type { Candidate, Reading } from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { candidate, closing, describes } from './lower-words.ts'

/** "text mike on 07700 900 522. squeaky mikes": behind a number and a full stop, and without one. */
export function lowerSigned(reading: Reading): Candidate[] {
  const { raw } = reading.text
  const last = /\d[.\n]\s+([^\s.,;:!?()\d][^.,;:!?()\n]{2,40})$/u.exec(
    raw.trimEnd().slice(-60),
  )?.[1]
  const start = raw.trimEnd().length - (last?.length ?? 0)
  const words = last ? reading.words.filter((word) => word.start >= start) : []
  const { name, offers } = reading.lexicon
  const tells = (word: Word) =>
    describes(reading, word) ||
    [name.copula, name.stops, offers.not].some((list) => isPhrase(list, word.folded))
  const fits = words.length > 1 && words.length < 5 && !words.some(tells)
  return fits ? candidate(reading, words, 3.2) : []
}

const ownName =
  /(?<!\p{L})(?:my name is|my name's|mein name ist|ich heiße|ich heisse|je m'appelle|je m appelle|mon nom est|me llamo|mi nombre es|chamo-me|me chamo|meu nome e|mi chiamo|il mio nome e|ik heet|mijn naam is) /gu

/** "mi chiamo sandro pace,": a first name and a last one, and a mark behind them. */
export function selfNamed({ text, words }: Reading): Candidate[] {
  return [...text.folded.matchAll(ownName)].flatMap(({ index, 0: cue }) => {
    const at = wordFrom(words, index + cue.length)
    const [first, last] = at < 0 ? [] : words.slice(at, at + 2)
    if (!first || !last || !closing.test(text.raw.slice(last.end, last.end + 4))) return []
    const isName = text.raw.slice(first.end, last.start) === ' ' && !/\d/.test(first.raw + last.raw)
    return isName ? [{ start: first.start, end: last.end, words: [first, last], score: 3.6 }] : []
  })
}
