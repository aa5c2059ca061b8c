import { fold, isGlued } from '#server/reader/text/fold.ts'
import { wordsOf } from '../told-times/page-times.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Whether a sentence of the page has a word, or another for the same: "dinner" and "dine". */
export function isSaidOf({ language, page }: MarkedWish, word: string, sentence: string): boolean {
  const said = wordsOf(sentence, page.base)
  const alike = language.words.occasions.find((list) => list.some((one) => isSame(fold(one), word)))
  return said.some((one) => isSame(one, word) || alike?.some((other) => isSame(fold(other), one)))
}

/** The same but for an ending. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (isGlued(short[0])) return short.length > 1 && long.startsWith(short)
  return short.length > 3 && long.startsWith(short) && long.length - short.length <= 2
}
