import { joined } from './name-run.ts'
import { type Candidate, isArticle, isGenitive, isTrade, type Reading } from './name-words.ts'
import { behindGreeting } from './opening-name.ts'
import { type Word, wordFrom } from './read-text.ts'

/** "Fête de la châtaigne 2026, Collobrières": a feast that opens a brief and is named after a thing. */
export function feasts(reading: Reading): Candidate[] {
  const { words, text } = reading
  const at = wordFrom(words, behindGreeting(reading))
  const first = words[at]
  if (!first?.capital || !isTrade(reading, first)) return []
  const taken: Word[] = [first]
  for (const word of words.slice(at + 1, at + 6)) {
    if (!joined(text, taken.at(-1) as Word, word) || /^\d/.test(word.raw)) break
    taken.push(word)
  }
  const [, link, ...rest] = taken
  const last = taken.at(-1)
  const bound =
    link &&
    (isGenitive(link.folded) || /^(?:des|dos|das|d['’].+|delle|dei|degli)$/.test(link.folded))
  const thing = rest.some((word) => !isArticle(word)) || /['’]/.test(link?.raw ?? '')
  const closes = last && /^(?:\s*[,:–—(\n]|\s+\d|\.)/.test(text.raw.slice(last.end, last.end + 3))
  if (!bound || !thing || !last || !closes || isArticle(last)) return []
  return [{ start: first.start, end: last.end, words: taken, score: 6 }]
}
