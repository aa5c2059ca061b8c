import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { firstFrom, hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { asked } from './requests.ts'

/** The role of the most letters; names and kinds stand above the page already and count half. */
export function mainRole(pieces: readonly Piece[], [start, end]: Span): SpanRole {
  const letters = new Map<SpanRole, number>()
  for (const { role, span } of pieces.slice(...piecesIn(pieces, start, end))) {
    const shared = Math.min(end, span[1]) - Math.max(start, span[0])
    if (shared > 0)
      letters.set(role, (letters.get(role) ?? 0) + shared * (leading.has(role) ? 0.5 : 1))
  }
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0)
  // Only what is mostly a request goes unprinted.
  const most = [...letters]
    .filter(([role, count]) => !asked.has(role) || count > all / 2)
    .sort(([, one], [, other]) => other - one)
  return most[0]?.[0] ?? 'story'
}

/** Of the letters of what is told under a heading, so many of ten have to be about it. */
const leastOfTen = 4
const leastPieces = 3

/** Whether a unit is about several things: typed without marks, it fits under no heading. */
export function isMixed(pieces: readonly Piece[], [start, end]: Span): boolean {
  const inside = pieces.slice(...piecesIn(pieces, start, end))
  const role = mainRole(pieces, [start, end])
  const letters = (all: readonly Piece[]) =>
    all.reduce((sum, { span }) => sum + Math.min(end, span[1]) - Math.max(start, span[0]), 0)
  const own = letters(inside.filter((piece) => piece.role === role))
  return inside.length >= leastPieces && own * 10 < letters(inside) * leastOfTen
}

const leading: ReadonlySet<SpanRole> = new Set(['name', 'kind', 'place'])

function piecesIn(pieces: readonly Piece[], start: number, end: number): [number, number] {
  const startOf = ({ span }: Piece) => span[0]
  return [Math.max(0, firstFrom(pieces, start + 1, startOf) - 1), firstFrom(pieces, end, startOf)]
}

/** The pieces of a brief with the roles the whole of its reading leaves them. */
export const sureRoles = rememberedOf((reading: Reading): readonly Piece[] =>
  reading.pieces.map((piece) => ({ ...piece, role: sureRole(reading, piece) })),
)

/** A name that is not the page's and a place nobody can go to are something that is told. */
function sureRole(reading: Reading, { role, span }: Piece): SpanRole {
  const { facts, text } = reading
  const isIn = (fact: { span: readonly [number, number] } | undefined) =>
    fact !== undefined && fact.span[0] < span[1] && span[0] < fact.span[1]
  if (role === 'name') return !facts.name || isIn(facts.name) ? role : 'story'
  if (role !== 'place') return role
  const isSpot = placeTags.some((tag) => hasTag(text, ...span, tag))
  return isIn(facts.place) || facts.area.some(isIn) || isSpot ? role : 'highlight'
}

const placeTags = ['streets', 'venues', 'directions', 'parking', 'floor'].map(
  (kind) => `places.${kind}`,
)
