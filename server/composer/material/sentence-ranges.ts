import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { bordersOf } from '#server/reader/statements/borders.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { entriesOf } from './entries.ts'
import type { Range } from './token-range.ts'

/** Typed without marks, longer ones are several sentences. */
const longestUnmarked = { bare: 24, marked: 45 }
/** Texts with fewer marks than one in so many words are typed bare. */
const wordsAMark = 14
/** Nobody writes longer ones with commas alone but in haste. */
const longestMarked = 60
/** Words on either side of a border in them. */
const leastUnmarked = 3

/** The sentences of a brief; what was typed without marks is parted where its roles change. */
export function sentenceRanges(reading: Reading, pieces: readonly Piece[]): Range[] {
  const longest = longestUnmarked[isTypedBare(reading.text.tokens) ? 'bare' : 'marked']
  return markedRanges(reading).flatMap((range) => partsOf(reading, pieces, range, longest))
}

function markedRanges({ text, claims }: Reading): Range[] {
  const { tokens } = text
  const borders = bordersOf(text, claims)
  const starts = tokens.flatMap((token, i) => {
    const before = tokens[i - 1]
    const begins =
      borders[i] === 'always' ||
      before?.kind === 'line' ||
      before?.text === '•' ||
      (before && /^[|·]$/.test(before.text) && token.spaced)
    return i === 0 || begins ? [i] : []
  })
  return starts.map((first, i): Range => [first, starts[i + 1] ?? tokens.length])
}

/** A long stretch is cut at its commas; without marks, where the tagger sees another role begin. */
function partsOf(
  reading: Reading,
  pieces: readonly Piece[],
  [first, end]: Range,
  longest: number,
): Range[] {
  const { text } = reading
  const { tokens } = text
  const inside = tokens.slice(first, end)
  const isMarked = inside.some(
    ({ text: mark }, i) => /^[,:、，]$/.test(mark) && i < inside.length - 1,
  )
  if (isMarked && wordsIn(inside) > longestMarked) return entriesOf(reading, pieces, [first, end])
  if (isMarked || wordsIn(inside) <= longest) return [[first, end]]
  const parts: Range[] = []
  let start = first
  for (const { tokens: own } of pieces) {
    const at = own[0]
    if (at <= start || at >= end) continue
    const last = tokens[at - 1]
    const isOpen = last?.kind === 'word' && isFunctionWord(text, last.start, last.end)
    const isLong = [tokens.slice(start, at), tokens.slice(at, end)].every(
      (part) => wordsIn(part) >= leastUnmarked,
    )
    if (isOpen || !isLong) continue
    parts.push([start, at])
    start = at
  }
  return [...parts, [start, end]]
}

function isTypedBare(tokens: readonly Token[]): boolean {
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  return marks * wordsAMark < tokens.length
}

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === 'word').length
