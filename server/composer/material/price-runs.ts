import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { entriesOf, goesOn } from './entries.ts'
import { hasFreeNumber } from './free-number.ts'
import { isPriced } from './is-priced.ts'
import { type Range, spanOf } from './token-range.ts'

/** Entries that follow one another; one price alone belongs to its sentence. */
const leastRows = 2
const leastWords = 2

/**
 * "Dog groomer in Leeds, small dog 38, large 60, I come to you": what stands before and behind a run
 * of prices is a sentence of its own. The range as it is where it holds no such run.
 */
export function apartFromPrices(reading: Reading, pieces: readonly Piece[], range: Range): Range[] {
  const entries = entriesOf(reading, pieces, range)
  const arePriced = entries.map((entry) => isPriced(reading, spanOf(reading, entry)))
  const first = arePriced.indexOf(true)
  const behind = arePriced.indexOf(false, first)
  const end = behind < 0 ? entries.length : behind
  if (first < 0 || end - first < leastRows || end - first === entries.length) return [range]
  const at = entries[first]?.[0] ?? range[0]
  const to = entries[end - 1]?.[1] ?? range[1]
  const before: Range = [range[0], at]
  const after: Range = [to, range[1]]
  const standApart =
    (before[0] === before[1] || canStand(reading, before)) &&
    (after[0] === after[1] ||
      (canStand(reading, after) && !goesOn(reading, spanOf(reading, after)[0])))
  return standApart ? [before, [at, to] as const, after].filter(([a, b]) => a < b) : [range]
}

/**
 * Whether words are no stump: two at least, the last is not one that only joins, and no number among
 * them that may be another price: half a list is none.
 */
function canStand(reading: Reading, range: Range): boolean {
  const { text } = reading
  if (hasFreeNumber(reading, spanOf(reading, range))) return false
  const words = text.tokens.slice(...range).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  return (
    words.length >= leastWords && last !== undefined && !isFunctionWord(text, last.start, last.end)
  )
}
