import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft, LineList, Piece } from '../draft.ts'

/** Each line of a list of a kind is one piece of that kind, whatever it was taken for. */
export function evenLists(
  draft: Draft,
  pieces: readonly Piece[],
  lists: readonly LineList[],
): Piece[] {
  const kinds = lists.filter(({ role }) => role !== 'offer')
  return kinds.reduce<Piece[]>(
    (even, { lines, role }) =>
      lines.reduce((all, line) => withPiece(draft, all, line.tokens, role), even),
    [...pieces],
  )
}

function withPiece(
  draft: Draft,
  pieces: readonly Piece[],
  [first, last]: Piece['tokens'],
  role: SpanRole,
): Piece[] {
  return pieces
    .flatMap((piece): Piece[] => {
      const [from, to] = piece.tokens
      if (to < first || from > last) return [piece]
      return [
        ...(from < first ? [pieceOf(draft, [from, first - 1], piece.role)] : []),
        ...(to > last ? [pieceOf(draft, [last + 1, to], piece.role)] : []),
      ]
    })
    .concat(pieceOf(draft, [first, last], role))
    .toSorted((one, other) => one.span[0] - other.span[0])
}

function pieceOf(
  { text: { raw, tokens } }: Draft,
  [first, last]: Piece['tokens'],
  role: SpanRole,
): Piece {
  const start = first === 0 ? 0 : (tokens[first]?.start ?? 0)
  return { span: [start, tokens[last + 1]?.start ?? raw.length], role, tokens: [first, last] }
}
