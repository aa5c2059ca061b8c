import { isStreetWord } from './find-street.ts'
import { isCityOf } from './gazetteer.ts'
import { letterCase } from './letter-case.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase } from './match-phrases.ts'
import { type BriefText, type Word, wordsOf } from './read-text.ts'
import { isBuiltAsTown, knownAt, wordly } from './town-at.ts'

/**
 * The words of a brief with the capitals its language would write: in a brief of capitals the
 * small words have none, in one without any its own cities and streets do.
 */
export function casedWords(text: BriefText, lexicon: Lexicon): Word[] {
  const words = wordsOf(text)
  const style = letterCase(text.raw)
  if (style === 'mixed') return words
  const small = (word: Word): boolean => isSmall(lexicon, word)
  if (style === 'upper') {
    return words.map((word) => {
      const inside = /[\p{L}\p{N}] $/u.test(text.raw.slice(Math.max(0, word.start - 2), word.start))
      return inside && small(word) ? { ...word, capital: false } : word
    })
  }
  const street = words.map((word) => isStreetWord(lexicon, word))
  return words.map((word, i) => {
    const behind = !small(word) && street.slice(Math.max(0, i - 3), i).includes(true)
    const named = behind && words.slice(Math.max(0, i - 5), i + 5).some(isHouseNumber)
    const town =
      isOwnTown(text, lexicon, word) ||
      isLedTown(text, lexicon, words, i) ||
      isLeadOf(lexicon, words, i - 1)
    return named || town ? { ...word, capital: true } : word
  })
}

const isHouseNumber = ({ raw }: Word): boolean => /^\d{1,4}\p{L}?$/u.test(raw)

const isSmall = ({ name, place }: Lexicon, { folded }: Word): boolean =>
  [name.particles, name.stops, place.prepositions, place.weak].some((list) =>
    isPhrase(list, folded),
  )

function isOwnTown(text: BriefText, { countries }: Lexicon, word: Word): boolean {
  const end = knownAt(text, word.start)
  const town = text.folded.slice(word.start, end)
  return end > 0 && !wordly.has(town) && isCityOf(town, countries)
}

/** "in schoonhoven", "in bad saulgau": behind a word for where, and built as only towns are. */
function isLedTown(text: BriefText, lexicon: Lexicon, words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word || !isPhrase(lexicon.place.prepositions, words[at - 1]?.folded ?? '')) return false
  if (isPhrase(lexicon.place.not, word.folded)) return false
  return isBuiltAsTown(text, lexicon, word.start, word.end) || isLeadOf(lexicon, words, at)
}

/** "bad" in "in bad saulgau". */
const isLeadOf = ({ place }: Lexicon, words: readonly Word[], at: number): boolean =>
  isPhrase(place.leads, words[at]?.folded ?? '') &&
  isPhrase(place.prepositions, words[at - 1]?.folded ?? '')
