import { isWordLetter } from '../text/fold.ts'
import { type Cardinal, cardinalsAt, isBoundary, longest } from './cardinals.ts'
import type { NumberLexicon } from './number-lexicon.ts'

/** Where words are glued to each other a lower one is part of a word: 사원, 一円. */
const leastGlued = 10

/**
 * The longest number in words that ends right before a word.
 * @param said as `numberText` gives it
 */
export function numberBefore(
  said: string,
  before: number,
  lexicon: NumberLexicon,
): Cardinal | null {
  const end = said[before - 1] === ' ' ? before - 1 : before
  for (let start = Math.max(0, end - longest); start < end; start += 1) {
    if (!begins(said, start)) continue
    const number = cardinalsAt(said, start, lexicon).find((each) => each.end === end)
    const isLarge = !number || isWordLetter(said[start]) || number.value >= leastGlued
    if (number && isLarge && number.value > 0) return number
  }
  return null
}

/** Whether a number may begin here: not within a word, nor behind a figure: "12 mil pesos". */
function begins(said: string, at: number): boolean {
  const before = said[at - 1] ?? ' '
  const areHangul = /\p{Script=Hangul}/u.test(before) && /\p{Script=Hangul}/u.test(said[at] ?? '')
  return (
    said[at] !== ' ' &&
    isBoundary(said, at) &&
    !/(?:\d ?|[.,])$/.test(said.slice(Math.max(0, at - 2), at)) &&
    !areHangul
  )
}
