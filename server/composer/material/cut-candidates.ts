import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { type Border, bordersOf } from '#server/reader/statements/borders.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Range } from './token-range.ts'

/** A token before which one thing told may end and another begin. */
export interface CutCandidate {
  /** The first token of what would begin. */
  at: number
  /** The last token of what would end. */
  last: number
  /** What stands between the two: "space", "glued", "line", "emoji" or the first mark. */
  mark: string
  /** What is told before it and behind it, up to the next mark or likely border. */
  before: Stretch
  behind: Stretch
  /** Whether but one word would stand before it. */
  isSecond: boolean
}

/** Words and numbers between two borders. */
export interface Stretch {
  span: Span
  words: number
  /** Words to the next mark, which may lie further away, and that mark. */
  toMark: number
  mark: string
}

/** From this chance on a border of the tagger ends a stretch. */
const likelyBorder = 0.5

/** For each token whether a piece may, must or must not begin there. */
export const bordersIn = rememberedOf(({ text, claims }: Reading): readonly Border[] =>
  bordersOf(text, claims),
)

/** The places in a range where a statement may end, with the stretches beside each. */
export function cutCandidates(reading: Reading, [first, end]: Range): CutCandidate[] {
  const borders = bordersIn(reading)
  const words = wordsFrom(reading.text.tokens, first, end)
  const marks = words.map((at, i) => (i > 0 ? markBetween(reading, words[i - 1] ?? at, at) : ''))
  const beside = stretchesOf(reading, words, marks)
  return words.flatMap((at, i): CutCandidate[] => {
    const last = words[i - 1]
    if (last === undefined || borders[at] === 'never') return []
    return [{ at, last, mark: marks[i] ?? '', ...beside(i), isSecond: i === 1 }]
  })
}

/** What stands before and behind each of some words, up to the next mark or likely border. */
function stretchesOf(
  { text: { tokens }, marginals }: Reading,
  words: readonly number[],
  marks: readonly string[],
) {
  const isMarked = (i: number) => !unmarked.has(marks[i] ?? '')
  const isEnd = (i: number) => isMarked(i) || (marginals?.cuts[words[i] ?? 0] ?? 0) >= likelyBorder
  const spanOf = (from: number, to: number): Span => [
    tokens[words[from] ?? 0]?.start ?? 0,
    tokens[words[to - 1] ?? 0]?.end ?? 0,
  ]
  return (i: number): Pick<CutCandidate, 'before' | 'behind'> => {
    const [from, to] = [lastBefore(i, isEnd), firstBehind(i, words.length, isEnd)]
    const [lastMark, nextMark] = [lastBefore(i, isMarked), firstBehind(i, words.length, isMarked)]
    return {
      before: {
        span: spanOf(from, i),
        words: i - from,
        toMark: i - lastMark,
        mark: marks[lastMark] ?? '',
      },
      behind: {
        span: spanOf(i, to),
        words: to - i,
        toMark: nextMark - i,
        mark: marks[nextMark] ?? '',
      },
    }
  }
}

/** The nearest before a number for which something holds, or 0. */
function lastBefore(i: number, holds: (i: number) => boolean): number {
  let at = i - 1
  while (at > 0 && !holds(at)) at -= 1
  return at
}

/** The nearest behind a number for which something holds, or the end. */
function firstBehind(i: number, end: number, holds: (i: number) => boolean): number {
  let at = i + 1
  while (at < end && !holds(at)) at += 1
  return at
}

function wordsFrom(tokens: readonly Token[], first: number, end: number): number[] {
  const all = tokens.slice(first, end).map((_, i) => first + i)
  return all.filter((at) => ['word', 'number'].includes(tokens[at]?.kind ?? ''))
}

/** What parts nothing. */
const unmarked: ReadonlySet<string> = new Set(['space', 'glued'])

function markBetween({ text: { raw, tokens } }: Reading, last: number, next: number): string {
  const between = raw.slice(tokens[last]?.end, tokens[next]?.start)
  if (between === '') return 'glued'
  if (/\n/.test(between)) return 'line'
  if (/\p{Emoji_Presentation}|\p{So}/u.test(between)) return 'emoji'
  return between.trim()[0] ?? (between.length > 1 ? 'spaces' : 'space')
}
