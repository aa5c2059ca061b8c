import type { Reading } from '#server/reader/read.ts'
import { tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'

/** Words in which a notice says that something is lost. */
const opening = 4

/** "Lost cockatiel", "bakfiets gestolen", 迷子: who looks for something has no shop to find and no day to come to. */
export function isSearch({ text, facts }: Reading): boolean {
  if (facts.hours || facts.prices.length > 1) return false
  return tokensIn(text, 0, text.raw.length)
    .filter(({ kind }) => kind === 'word')
    .slice(0, opening)
    .some(({ start }) => tagAt(text, start, 'words.lost') !== undefined)
}
