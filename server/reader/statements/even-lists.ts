import type { Draft, Piece } from '../draft.ts'
import { hasTag } from '../text/tagged-text.ts'

/** Fewer lines are no list. */
const leastLines = 3

/**
 * Three rooms in three lines, each with what it costs, are one list: a line of it that was taken
 * for something else is a price as well. Three classes in three lines, each with its time, are a
 * programme, and each stands whole.
 */
export function evenLists(draft: Draft, pieces: readonly Piece[]): Piece[] {
  const priced = withRuns(
    pieces.map((piece) => [piece]),
    {
      isLine: ([piece]) => isPricedLine(draft, piece),
      isSo: ([piece]) => piece?.role === 'price',
      as: ([piece]) => (piece ? [asPrice(piece)] : []),
    },
  )
  return withRuns(byLine(draft, priced), {
    isLine: (line) => isBulleted(draft, line) && isTimed(draft, line),
    isSo: (line) => line.some(({ role }) => role === 'programme') || !isOpening(draft, line),
    as: asProgramme,
  })
}

interface ListKind {
  isLine: (pieces: readonly Piece[]) => boolean
  /** Whether a line was taken for what the list is; more than half of them must be. */
  isSo: (pieces: readonly Piece[]) => boolean
  as: (pieces: readonly Piece[]) => Piece[]
}

/** Every line of a list is what most of its lines are. */
function withRuns(lines: readonly (readonly Piece[])[], { isLine, isSo, as }: ListKind): Piece[] {
  const even: Piece[] = []
  for (let first = 0; first < lines.length; ) {
    let end = first
    while (end < lines.length && isLine(lines[end] ?? [])) end += 1
    const run = lines.slice(first, Math.max(end, first + 1))
    const isList = end - first >= leastLines && run.filter(isSo).length * 2 > run.length
    even.push(...run.flatMap((line) => (isList ? as(line) : line)))
    first += run.length
  }
  return even
}

/** Pieces that begin in one line of the brief. */
function byLine({ text: { raw } }: Draft, pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = []
  for (const piece of pieces) {
    const [start] = piece.span
    const last = lines.at(-1)
    if (last && raw[start - 1] !== '\n') last.push(piece)
    else lines.push([piece])
  }
  return lines
}

const isBulleted = ({ text: { raw } }: Draft, [first]: readonly Piece[]): boolean =>
  first !== undefined && /^[-–—•·*・]\s?/.test(raw.slice(...first.span))

function isTimed({ claims }: Draft, line: readonly Piece[]): boolean {
  const [start, end] = [line[0]?.span[0] ?? 0, line.at(-1)?.span[1] ?? 0]
  return claims.some(({ kind, span }) => kind === 'time' && span[0] >= start && span[1] <= end)
}

/** "Monday 9 to 12" is a line of opening hours, as long as nothing says what happens then. */
function isOpening({ text }: Draft, line: readonly Piece[]): boolean {
  const isHours = line.some(({ role }) => role === 'hours')
  return isHours || line.some(({ span }) => hasTag(text, ...span, 'hours.days.'))
}

function asProgramme(line: readonly Piece[]): Piece[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  return [
    {
      span: [first.span[0], last.span[1]],
      role: 'programme',
      tokens: [first.tokens[0], last.tokens[1]],
    },
  ]
}

const asPrice = (piece: Piece): Piece => ({ ...piece, role: 'price' })

/** Whether a piece is a line of its own, with a sum of money. */
function isPricedLine({ text: { raw }, amounts }: Draft, piece: Piece | undefined): boolean {
  if (!piece) return false
  const [start, end] = piece.span
  const isLine =
    (start === 0 || raw[start - 1] === '\n') &&
    (end === raw.length || raw[end - 1] === '\n') &&
    !raw.slice(start, end).trim().includes('\n')
  return isLine && amounts.some((sum) => sum.currency && sum.start >= start && sum.end <= end)
}
