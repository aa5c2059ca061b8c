import { fold } from '../text/fold.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { nameWord, withCapital } from './name-words.ts'

/** Words typed in capitals, from which on a title is shouted: "ABC" is one. */
const leastShouted = 2
/** Letters of an abbreviation nobody would write small. */
const longestAbbreviation = 3

/**
 * "LOST DOG please help", "JUDÔ PROFESSOR OSVALDO": a name or title typed in capitals has those that
 * names and titles have, abbreviations as they are. One word, and what a brief writes so more than
 * once, is meant to look so.
 */
export function withoutShouting(said: string, text: TaggedText): string {
  const words = said.split(' ')
  const shouted = words.filter(isShouted)
  const run = shouted.join(' ').replace(/[.,:;!?]+$/, '')
  if (shouted.length < leastShouted || text.raw.split(run).length > 2) return said
  return words
    .map((word, at) => {
      const isSmall = /^\p{Lu}$/u.test(word) && isSmallWord(word, text)
      if (!(isShouted(word) || isSmall) || isAbbreviation(word, text)) return word
      const small = word.toLocaleLowerCase(text.language.tag)
      return at === 0 ? withCapitalLetter(small, text) : namePart(small, text)
    })
    .join(' ')
}

/** "Général-Leclerc": both halves of a name are. */
const namePart = (word: string, text: TaggedText): string =>
  word
    .split('-')
    .map((part) => nameWord(part, text))
    .join('-')

const isSmallWord = (word: string, text: TaggedText): boolean =>
  nameWord(fold(word), text) === fold(word)

/** The first letter up, behind a mark as well: "(closed)". */
const withCapitalLetter = (word: string, { language }: TaggedText): string =>
  word.replace(/\p{L}.*/u, (letters) => withCapital(letters, language))

const isShouted = (word: string): boolean => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word)

const isRare = (word: string, { language }: TaggedText): boolean =>
  frequencyOf(language, fold(word).replace(/[^\p{L}]/gu, '')) === 'rare'

function isAbbreviation(word: string, text: TaggedText): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  const isSpelt = !/[aeiouy]/.test(fold(letters)) || /\p{Lu}\.\p{Lu}/u.test(word)
  const isShort = letters.length <= longestAbbreviation && !isSmallWord(letters, text)
  return letters.length > 1 && (isSpelt || (isShort && isRare(word, text)))
}
