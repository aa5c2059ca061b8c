import { fold, isGlued } from '#server/reader/text/fold.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import { commandLanguage } from '../command-words.ts'
import { wordsOf } from '../told-times/page-times.ts'

/** Whether a sentence in a language has a word, or another for the same: "wedding" and "married". */
export function isSaidOf(code: string, word: string, sentence: string): boolean {
  const { occasions } = commandLanguage(code).words
  const said = wordsOf(sentence, code)
  const alike = occasions.find((list) => list.some((one) => isAlike(fold(one), word))) ?? []
  return said.some((one) => isAlike(one, word) || alike.some((other) => isAlike(fold(other), one)))
}

/** Whether a word is one of those for what is on, and the page speaks of that. */
export function isTheOccasion(page: PageDocument, word: string): boolean {
  const { occasions } = commandLanguage(page.base).words
  const isOne = occasions.some((list) => list.some((one) => isAlike(fold(one), word)))
  return isOne && isSaidOf(page.base, word, pageTexts(page).join(' '))
}

/** The same but for an ending. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (isGlued(short[0])) return short.length > 1 && long.startsWith(short)
  return short.length > 3 && long.startsWith(short) && long.length - short.length <= 2
}
