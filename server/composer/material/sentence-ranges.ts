import type { Reading } from '#server/reader/read.ts'
import { type TaggedText, tagAt } from '#server/reader/text/tagged-text.ts'
import { bordersIn } from './cut-candidates.ts'
import { cutRange } from './cut-chance.ts'
import { endsFact } from './ends-fact.ts'
import { pricedEntries } from './entries.ts'
import { severalBy } from './may-be-several.ts'
import { apartFromPrices } from './price-runs.ts'
import type { Range } from './token-range.ts'
import { toldAsOne } from './told-as-one.ts'

/** The sentences of a brief; what was typed without marks is cut where one thing told ends and another begins. */
export function sentenceRanges(reading: Reading): Range[] {
  const marked = markedRanges(reading)
  const isLine = lineStarts(reading)
  const mayBeSeveral = severalBy(reading, marked)
  const parts = apartFromClosing(reading, marked).flatMap((range) => {
    if (isLine.has(range[0])) return [range]
    if (!mayBeSeveral(range)) return apartFromPrices(reading, range)
    return cutRange(reading, range)
      .flatMap((part) => apartFromPrices(reading, part))
      .flatMap((part) => pricedEntries(reading, part))
  })
  return toldAsOne(reading, parts, isLine)
}

/** Words of who signs. */
export const longestSignature = 6

/** "WhatsApp 0151 2233 4455 | lg Steffi": as a letter ends, whatever stands before it. */
function apartFromClosing({ text }: Reading, ranges: readonly Range[]): Range[] {
  const [first, end] = ranges.at(-1) ?? [0, 0]
  const { tokens } = text
  const at = tokens.findIndex(({ start, kind }, i) => {
    // "They ask me that 10x a week": the x of a number is no kiss.
    const isWord = kind === 'word' && !/\d/.test(text.raw[start - 1] ?? '')
    const closing = i > first && i < end && isWord && tagAt(text, start, 'words.thanks')
    const signed = closing ? tokens.slice(i, end).filter((one) => one.start >= closing.end) : []
    const areWords = signed.every(({ kind: own }) => own === 'word')
    return areWords && signed.length > 0 && signed.length <= longestSignature
  })
  return at < 0 ? [...ranges] : [...ranges.slice(0, -1), [first, at], [at, end]]
}

/** The first tokens of lines of lists and of what stands over them: each is told whole. */
function lineStarts({ lists }: Reading): ReadonlySet<number> {
  return new Set(
    lists.flatMap(({ heading, lines }) =>
      [...(heading ? [heading] : []), ...lines].map(({ tokens }) => tokens[0]),
    ),
  )
}

function markedRanges(reading: Reading): Range[] {
  const { text, contacts, lists } = reading
  const { tokens } = text
  const lines = lists.flatMap(({ lines: own }) =>
    own.map(({ tokens: [first, last] }) => ({ first, last })),
  )
  const isInLine = (i: number) => lines.some(({ first, last }) => first < i && i <= last)
  const beginsLine = (i: number) => lines.some(({ first, last }) => i === first || i === last + 1)
  const borders = bordersIn(reading)
  const isCareful = beginsWithCapitals(text.raw)
  const starts = tokens.flatMap((token, i) => {
    const before = tokens[i - 1]
    const begins =
      borders[i] === 'always' ||
      endsFact(reading, before, token) ||
      before?.kind === 'line' ||
      before?.text === '•' ||
      (before && /^[|·]$/.test(before.text) && token.spaced)
    const goesOn =
      isBracketed(text, token.start) ||
      (isCareful &&
        isSmallBehindStop(text, token.start) &&
        !contacts.some(({ span }) => span[0] === token.start))
    if (beginsLine(i)) return [i]
    return i === 0 || (begins && !goesOn && !isInLine(i)) ? [i] : []
  })
  return starts.map((first, i): Range => [first, starts[i + 1] ?? tokens.length])
}

/** Sentences that begin with capitals, to one that does not, of who begins them so. */
const capitalsAStop = 3

/** "LOST DOG. Biscuit, red kelpie. blue collar. shes chipped.": some capitals are no habit. */
function beginsWithCapitals(raw: string): boolean {
  const count = (begun: RegExp) => raw.match(begun)?.length ?? 0
  const capitals = count(/[.!?] +\p{Lu}/gu)
  return /^\P{L}*\p{Lu}/u.test(raw) && capitals > capitalsAStop * count(/\p{L}{4}[.!?] +\p{Ll}/gu)
}

/** "60 fr. in the valley": who begins sentences with capitals ends none before a small letter. */
function isSmallBehindStop({ raw }: TaggedText, at: number): boolean {
  return /\p{L}\. +$/u.test(raw.slice(Math.max(0, at - 9), at)) && /^\p{Ll}/u.test(raw.slice(at))
}

/** Letters; what opened longer ago was never closed. */
const longestBracket = 120

/** "(Dr. Solís)": a full stop within brackets ends no sentence. */
function isBracketed({ raw }: TaggedText, at: number): boolean {
  const before = raw.slice(Math.max(0, at - longestBracket), at)
  const behind = /^[^(（\n]*?[)）]/.exec(raw.slice(at, at + longestBracket))
  const opened = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'))
  const closed = Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
  return opened > closed && !before.slice(opened).includes('\n') && behind !== null
}
