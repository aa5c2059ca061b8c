import { fold } from '#server/reader/text/fold.ts'
import { commandLanguage } from '../command-words.ts'
import { isSameWord, wordsOf } from '../told-times/page-times.ts'

/** Whether a sentence in a language has a word, or another for the same: "wedding" and "married". */
export function isSaidOf(code: string, word: string, sentence: string): boolean {
  const { occasions } = commandLanguage(code).words
  const said = wordsOf(sentence, code)
  const alike = occasions.find((list) => list.some((one) => isSameWord(fold(one), word))) ?? []
  return said.some(
    (one) => isSameWord(one, word) || alike.some((other) => isSameWord(fold(other), one)),
  )
}
