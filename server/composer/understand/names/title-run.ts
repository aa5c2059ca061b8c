import { isArticle, isCommon, isOwner, isTrade, type Reading, type Run } from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { leading } from './leading-words.ts'

/** "Chez Belvaux & Roch": a firm at home is no sign. */
export const isAtFirm = ({ text }: Reading, words: readonly Word[]): boolean =>
  words[0]?.folded === 'chez' && text.raw.slice(words[0].end, words.at(-1)?.end).includes('&')

/** A title of capitals keeps its common words: "Daily Grind Coffee House". */
export function titleRun(reading: Reading, run: Run): Run | null {
  const [first, second] = run.words
  if (!first || !second || isArticle(first) || isOwner(first) || !isCommon(reading, first))
    return null
  if (leading.test(first.folded) || isAtFirm(reading, run.words)) return null
  // "Nur Reparatur.": every German thing has a capital.
  if (reading.lexicon.countries[0] === 'DE' && run.words.length < 3) return null
  const capitals = run.words.every((word) => word.capital)
  return capitals && !isTrade(reading, second) && !isCommon(reading, second) ? run : null
}
