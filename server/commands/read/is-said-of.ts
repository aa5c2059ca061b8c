import { fold, isGlued } from '#server/reader/text/fold.ts'
import { commandLanguage } from '../command-words.ts'
import { wordsOf } from '../told-times/page-times.ts'

/** Whether a sentence in a language has a word, or another for the same: "wedding" and "married". */
export function isSaidOf(code: string, word: string, sentence: string): boolean {
  const { occasions } = commandLanguage(code).words
  const said = wordsOf(sentence, code)
  const alike = occasions.find((list) => list.some((one) => isAlike(fold(one), word))) ?? []
  return said.some((one) => isAlike(one, word) || alike.some((other) => isAlike(fold(other), one)))
}

/** The same but for an ending. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (isGlued(short[0])) return short.length > 1 && long.startsWith(short)
  return short.length > 3 && long.startsWith(short) && long.length - short.length <= 2
}
