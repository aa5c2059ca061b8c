import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isOwner,
  isTrade,
  type Reading,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { candidate, describes, houses } from './lower-words.ts'

/** "… by apointment only. stillwater by jo", "… £18 a dozen. the mad batter": the last words alone. */
export function lowerClosing(reading: Reading): Candidate[] {
  const { raw } = reading.text
  const text = raw
    .trimEnd()
    .replace(/[.!]$/, '')
    .replace(/, \p{L}{3,20}$/u, '')
  const start = Math.max(...['. ', '! ', '\n', ' - ', ' – '].map((mark) => after(text, mark)))
  if (start < 12 || text.length - start > 40 || /[\d,:;()@?/]/.test(text.slice(start))) return []
  const words = reading.words.filter((word) => word.start >= start && word.end <= text.length)
  const named =
    words.length < 6 &&
    !words.some((word, i) => isSmall(reading, word, i, words)) &&
    isOwn(reading, words)
  return named ? candidate(reading, words, 3.3) : []
}

const after = (text: string, mark: string): number => {
  const at = text.lastIndexOf(mark)
  return at < 0 ? 0 : at + mark.length
}

/** A small word that is neither the article before it nor the link to whose it is. */
function isSmall(reading: Reading, word: Word, at: number, words: readonly Word[]): boolean {
  const { name, offers, hours } = reading.lexicon
  if (at === 0 && isArticle(word)) return false
  if (at > 0 && at === words.length - 2 && links.test(word.folded)) return false
  if (isOwner(word) || isPhrase(name.generic, word.folded)) return true
  const lists = [name.copula, name.stops, name.greetings, offers.not, hours.closed, hours.open]
  return isCommon(reading, word) || lists.some((list) => isPhrase(list, word.folded))
}

const links = /^(?:by|bij|bei|von|van|&|and|und|en)$/

/** "the mad batter", "stillwater by jo", "hollow oak yoga": an article, an owner, a trade of that name. */
function isOwn(reading: Reading, words: readonly Word[]): boolean {
  const [first] = words
  if (!first || words.length < 2) return false
  const plain = words.filter((word) => !describes(reading, word) && !isTrade(reading, word))
  const owned =
    words.length > 2 &&
    (links.test(words.at(-2)?.folded ?? '') || houses.has(words.at(-2)?.folded ?? ''))
  const trade = words.some((word) => isTrade(reading, word))
  return plain.length > 1 && (isArticle(first) || owned || (trade && words.length > 2))
}

/** ". the velvet fox in leith.": an article, a name and its town make a sentence. */
export function lowerHoused(reading: Reading): Candidate[] {
  const { words, text } = reading
  if (letterCase(text.raw) !== 'lower') return []
  return words.flatMap((word, i) => {
    if (
      !isArticle(word) ||
      !/^$|[.!\n] ?$/.test(text.raw.slice(Math.max(0, word.start - 2), word.start))
    )
      return []
    const at = words.findIndex(
      (next, j) => j > i && j < i + 5 && isPhrase(reading.lexicon.place.prepositions, next.folded),
    )
    const [town, behind] = words.slice(at + 1, at + 3)
    const run = words.slice(i, at)
    const closes =
      town?.capital && /^\s*(?:[.,;!\n]|$)/.test(text.raw.slice(town.end, behind?.start))
    const plain = run.slice(1).filter((part) => !describes(reading, part))
    const small = run.some((part, n) => isSmall(reading, part, n, run))
    return at > i + 2 && closes && plain.length > 1 && !small ? candidate(reading, run, 3.6) : []
  })
}
