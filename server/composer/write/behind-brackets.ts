import type { Reading } from '#server/reader/read.ts'
import { type TaggedText, tagAt } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { isSum, leastLines } from './sums-in.ts'

/** "Stoves (£75) and pellet stoves, taken apart (£110)": sums in brackets end what they are for. */
export function behindBrackets(reading: Reading, [start, end]: Span): Span[] | null {
  const { text } = reading
  const brackets = [...text.raw.slice(start, end).matchAll(/[(（][^()（）]*[)）]/g)]
    .map(({ index, 0: said }): Span => [start + index, start + index + said.length])
    .filter((bracket) => isSum(reading, bracket))
  const areEnds = brackets.every(
    ([from, to], i) =>
      !isSum(reading, [brackets[i - 1]?.[1] ?? start, from]) && endsAt(text, to, end),
  )
  if (!areEnds || brackets.length < leastLines) return null
  const ends = brackets.map(([, to]) => to)
  const isMoreBehind = /[\p{L}\p{N}]/u.test(text.raw.slice(ends.at(-1), end))
  return [...ends, ...(isMoreBehind ? [end] : [])].map((to, i) =>
    trimmed(text.raw, [ends[i - 1] ?? start, to]),
  )
}

/** Whether a mark, a joining word or nothing stands behind a bracket. */
function endsAt(text: TaggedText, at: number, end: number): boolean {
  const behind = text.raw.slice(at, end)
  const next = at + behind.search(/\S|$/)
  return (
    /^\s*([,;，、；.。]|$)/.test(behind) || tagAt(text, next, 'words.conjunctions') !== undefined
  )
}
