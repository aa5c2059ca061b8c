import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft, LineList, Piece } from '../draft.ts'
import { firstFrom } from '../text/tagged-text.ts'

/** Each line of a list of a kind is one piece of that kind, whatever it was taken for. */
export function evenLists(
  draft: Draft,
  pieces: readonly Piece[],
  lists: readonly LineList[],
): Piece[] {
  const even = lists
    .flatMap(({ lines, role }) =>
      role === 'offer' ? [] : lines.map(({ tokens }) => ({ tokens, role })),
    )
    .map(({ tokens, role }) => pieceOf(draft, tokens, role))
  if (even.length === 0) return [...pieces]
  const others = pieces.flatMap((piece) => outside(draft, piece, even))
  return [...others, ...even].sort((one, other) => one.span[0] - other.span[0])
}

/** What is left of a piece between lines, which stand in order. */
function outside(draft: Draft, piece: Piece, lines: readonly Piece[]): Piece[] {
  const [from, to] = piece.tokens
  const first = firstFrom(lines, from, ({ tokens }) => tokens[1])
  const over = lines.slice(
    first,
    firstFrom(lines, to + 1, ({ tokens }) => tokens[0]),
  )
  if (over.length === 0) return [piece]
  const starts = [from, ...over.map(({ tokens }) => tokens[1] + 1)]
  const ends = [...over.map(({ tokens }) => tokens[0] - 1), to]
  return starts.flatMap((start, i) => {
    const end = ends[i] ?? to
    return start <= end ? [pieceOf(draft, [start, end], piece.role)] : []
  })
}

function pieceOf(
  { text: { raw, tokens } }: Draft,
  [first, last]: Piece['tokens'],
  role: SpanRole,
): Piece {
  const start = first === 0 ? 0 : (tokens[first]?.start ?? 0)
  return { span: [start, tokens[last + 1]?.start ?? raw.length], role, tokens: [first, last] }
}
