import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { trimmed } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { endsSentence, isSentence } from './sentences.ts'

/** Pieces, from the first to the last, that are told together. */
export interface Run {
  first: number
  last: number
  /** What most of its letters are there for. */
  role: SpanRole
}

/** Roles told in sentences: of one sentence they stay together, or both halves would limp. */
const told: ReadonlySet<SpanRole> = new Set<SpanRole>([
  'offer',
  'highlight',
  'story',
  'person',
  'process',
  'policy',
  'audience',
  'area',
])
/** Marks behind which a sentence may begin anew. */
const strongMark = /[;:–—\n•|·]/
/** Texts with fewer marks than one in so many words are typed without sentences. */
const wordsAMark = 14

/** The pieces of a brief as runs: a sentence that was cut between two roles is whole again. */
export function runsOf(reading: Reading): Run[] {
  const { pieces } = reading
  const isBare = isTypedBare(reading)
  const runs: Run[] = []
  pieces.forEach((piece, at) => {
    const run = runs.at(-1)
    if (run && !isBare && belongs(reading, run, at)) run.last = at
    else runs.push({ first: at, last: at, role: piece.role })
  })
  return runs.map((run) => ({ ...run, role: mainRole(pieces.slice(run.first, run.last + 1)) }))
}

function isTypedBare({ text: { tokens } }: Reading): boolean {
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  return marks * wordsAMark < tokens.length
}

function belongs(reading: Reading, { first, last }: Run, at: number): boolean {
  const { pieces, text } = reading
  const [before, piece] = [pieces[last], pieces[at]]
  if (!before || !piece || !told.has(before.role) || !told.has(piece.role)) return false
  if (endsSentence(reading, before.span)) return false
  const [, end] = trimmed(text.raw, before.span)
  const [start] = trimmed(text.raw, piece.span)
  const between = text.raw.slice(end, start)
  if (strongMark.test(between)) return false
  if (!/[,，、]/.test(between)) return before.role !== piece.role || !isList(reading, last, at)
  const own = trimmed(text.raw, [pieces[first]?.span[0] ?? 0, before.span[1]])
  return isSentence(reading, own) || isSentence(reading, trimmed(text.raw, piece.span))
}

/** Both are items: "facials and massage". */
function isList(reading: Reading, one: number, other: number): boolean {
  return [one, other].every((at) => {
    const span = reading.pieces[at]?.span ?? [0, 0]
    return !isSentence(reading, trimmed(reading.text.raw, span))
  })
}

function mainRole(pieces: readonly Piece[]): SpanRole {
  const letters = new Map<SpanRole, number>()
  for (const { role, span } of pieces)
    letters.set(role, (letters.get(role) ?? 0) + span[1] - span[0])
  const [most] = [...letters].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 'story'
}
