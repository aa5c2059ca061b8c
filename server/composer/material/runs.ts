import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
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
/** Roles whose words go on into what is told: "I teach piano" "to nervous adults". */
const leading: ReadonlySet<SpanRole> = new Set<SpanRole>(['name', 'kind', 'place'])
/** Marks behind which a sentence may begin anew. */
const strongMark = /[;:–—\n•|·]/
/** Texts with fewer marks than one in so many words are typed without sentences. */
const wordsAMark = 14

/** The pieces of a brief as runs: a sentence that was cut between two roles is whole again. */
export function runsOf(reading: Reading): Run[] {
  const pieces = reading.pieces.map((piece, at) => ({
    ...piece,
    role: isRequest(reading, at) ? ('instruction' as const) : sureRole(reading, piece),
  }))
  const sure = { ...reading, pieces }
  const isBare = isTypedBare(reading)
  const runs: Run[] = []
  pieces.forEach((piece, at) => {
    const run = runs.at(-1)
    if (run && !isBare && belongs(sure, run, at)) run.last = at
    else runs.push({ first: at, last: at, role: piece.role })
  })
  return runs.map((run) => ({ ...run, role: mainRole(pieces.slice(run.first, run.last + 1)) }))
}

/** Requests to whoever makes the page stand among the first and the last pieces. */
const outer = 2

/**
 * Words for pages, pictures and looks together are a request, not something to print: of labelled
 * pieces with two such words 97 in 100 are, with one and a look at either end 88.
 */
function isRequest({ pieces, text }: Reading, at: number): boolean {
  const [start, end] = pieces[at]?.span ?? [0, 0]
  const asks = tagsIn(text, start, end, 'roles.instruction').length
  const isOuter = at < outer || at >= pieces.length - outer
  return asks > 1 || (asks > 0 && isOuter && tagsIn(text, start, end, 'look.').length > 0)
}

/** A name that is not the page's and a place nobody can go to are something that is told. */
function sureRole({ facts, towns, text }: Reading, { role, span }: Piece): SpanRole {
  const isIn = (fact: { span: readonly [number, number] } | undefined) =>
    fact !== undefined && fact.span[0] < span[1] && span[0] < fact.span[1]
  if (role === 'name') return !facts.name || isIn(facts.name) ? role : 'story'
  if (role !== 'place') return role
  const isTown = towns.some(({ start, end }) => start >= span[0] && end <= span[1])
  const isSpot = placeTags.some((tag) => hasTag(text, ...span, tag))
  return isIn(facts.place) || facts.area.some(isIn) || isTown || isSpot ? role : 'highlight'
}

const placeTags = ['streets', 'venues', 'directions', 'parking'].map((kind) => `places.${kind}`)

function isTypedBare({ text: { tokens } }: Reading): boolean {
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  return marks * wordsAMark < tokens.length
}

function belongs(reading: Reading, { first, last }: Run, at: number): boolean {
  const { pieces, text } = reading
  const [before, piece] = [pieces[last], pieces[at]]
  if (!before || !piece || endsSentence(reading, before.span)) return false
  const [, end] = trimmed(text.raw, before.span)
  const [start] = trimmed(text.raw, piece.span)
  const between = text.raw.slice(end, start)
  if (strongMark.test(between)) return false
  const areTold = told.has(before.role) && told.has(piece.role)
  if (!/[,，、]/.test(between)) {
    const goesOn = leading.has(before.role) && told.has(piece.role)
    return goesOn || (areTold && (before.role !== piece.role || !isList(reading, last, at)))
  }
  if (!areTold) return false
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
  const said = pieces.filter(({ role }) => pieces.length === 1 || told.has(role))
  for (const { role, span } of said) letters.set(role, (letters.get(role) ?? 0) + span[1] - span[0])
  const [most] = [...letters].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 'story'
}
