import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isGenitive,
  isLocative,
  isTrade,
  type Reading,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { joined } from './joined.ts'
import { behindGreeting } from './opening-name.ts'

/** "Fête de la châtaigne 2026, Collobrières": a feast that opens a brief and is named after a thing. */
export function feasts(reading: Reading): Candidate[] {
  const { words, text } = reading
  const at = wordFrom(words, behindGreeting(reading))
  const first = words[at]
  if (!first?.capital || !isTrade(reading, first)) return []
  const taken: Word[] = [first]
  for (const word of words.slice(at + 1, at + 6)) {
    if (!joined(text, taken.at(-1) as Word, word) || /^\d/.test(word.raw)) break
    if (isWeekday(reading, word)) break
    taken.push(word)
  }
  // "Feira da ladra no sábado": what leads to the day is no part of it.
  while (isWeekday(reading, words[at + taken.length]) && isSmall(reading, taken.at(-1))) taken.pop()
  const [, link, ...rest] = taken
  const last = taken.at(-1)
  const bound =
    link &&
    (isGenitive(link.folded) || /^(?:des|dos|das|d['’].+|delle|dei|degli)$/.test(link.folded))
  const thing = rest.some((word) => !isArticle(word)) || /['’]/.test(link?.raw ?? '')
  const [behind, day] = last ? words.slice(words.indexOf(last) + 1) : []
  const dated = isWeekday(reading, behind) || (isSmall(reading, behind) && isWeekday(reading, day))
  const closes =
    last && (dated || /^(?:\s*[,:–—(\n]|\s+\d|\.)/.test(text.raw.slice(last.end, last.end + 3)))
  if (!bound || !thing || !last || !closes || isArticle(last)) return []
  return [{ start: first.start, end: last.end, words: taken, score: 6 }]
}

const isWeekday = ({ lexicon }: Reading, word: Word | undefined): boolean =>
  !!word && lexicon.hours.days.some((days) => isPhrase(days, word.folded))

const isSmall = (reading: Reading, word: Word | undefined): boolean =>
  !!word && (isArticle(word) || isLocative(reading.lexicon, word.folded))
