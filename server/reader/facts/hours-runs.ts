import { spanRoles } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import { lexHours } from '../grammars/hours/lex-hours.ts'
import type { HoursOptions } from '../grammars/hours/parse-hours.ts'
import { parseHours } from '../grammars/hours/parse-hours.ts'
import type { Piece } from '../grammars/hours/piece.ts'
import { tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** How likely the words of a run tell hours, at least, by the tagger and on average. */
const leastLikely = 0.3
/** Words beside a run that limit it, or make it a time of something else. */
const limits: ReadonlySet<string> = new Set(['except', 'month', 'nth', 'notHours', 'until'])
const hoursRole = spanRoles.indexOf('hours')

/**
 * Stretches of a brief that are a week by themselves: in haste nobody sets a stop between hours and
 * what stands beside them, and the borders of its pieces are often a word off. All of them, or none
 * where words beside one limit it.
 */
export function hoursRuns(draft: Draft, options: HoursOptions): Span[] {
  const { pieces, likely } = likelyRuns(draft, options, boundsUpTo)
  const isVoid = (run: Run) =>
    isLimited(pieces, run) || isOpenEnd(pieces, run) || isDated(draft, run) || goesOn(draft, run)
  return likely.some(isVoid) || leavesHours(draft, pieces, likely)
    ? []
    : likely.map(({ span }) => span)
}

/** The same where words beside them limit them: what is read of a week that is told in words. */
export const limitedRuns = (draft: Draft, options: HoursOptions): Span[] =>
  likelyRuns(draft, options, (bounds) => bounds).likely.map(({ span }) => span)

interface Run {
  span: Span
  start: Piece | undefined
  end: Piece | undefined
}

function likelyRuns(
  draft: Draft,
  options: HoursOptions,
  cut: typeof boundsUpTo,
): { pieces: readonly Piece[]; likely: Run[] } {
  const { text } = draft
  const pieces = lexHours(text, [0, text.raw.length], options.blocked)
  const runs = stretches(pieces).flatMap(([first, last]) => {
    const run = longestWeek(draft, pieces.slice(first, last + 1), options, cut)
    return run ? [run] : []
  })
  return { pieces, likely: runs.filter(({ span }) => likelihood(draft, span) >= leastLikely) }
}

/** First and last of each stretch of pieces that mean something for hours. */
function stretches(pieces: readonly Piece[]): [number, number][] {
  const found: [number, number][] = []
  let first = -1
  for (let at = 0; at <= pieces.length; at += 1) {
    const isRead = at < pieces.length && means(pieces[at])
    if (isRead && first < 0) first = at
    if (!isRead && first >= 0) {
      found.push([first, at - 1])
      first = -1
    }
  }
  return found
}

function means(piece: Piece | undefined): boolean {
  if (!piece || piece.kind === 'unread' || piece.kind === 'stop') return false
  return !(piece.kind === 'word' && limits.has(piece.word) && piece.word !== 'until')
}

/** Days and times of a summer and a winter, with a break on each day; what goes on longer is no week. */
const mostBounds = 80
/** All that leaves out up to 23 at both ends together; more would be other text, and takes time. */
const mostTries = 300

/** The longest part that is a week: a number of something else may stand at either end. */
function longestWeek(
  { text }: Draft,
  pieces: readonly Piece[],
  options: HoursOptions,
  cut: typeof boundsUpTo,
): Run | undefined {
  const bounds = pieces.flatMap((piece, at) => (isBound(piece) ? [at] : []))
  if (bounds.length > mostBounds) return undefined
  const firsts = cut(bounds, (first) => pieces.slice(0, first))
  const lasts = cut(bounds.toReversed(), (last) => pieces.slice(last + 1)).toReversed()
  const pairs = firsts.flatMap((first) =>
    lasts.filter((last) => last > first).map((last): [number, number] => [first, last]),
  )
  const byLength = pairs.toSorted(([a, b], [c, d]) => d - c - (b - a))
  for (const [first, last] of byLength.slice(0, mostTries)) {
    const span: Span = [pieces[first]?.start ?? 0, pieces[last]?.end ?? 0]
    if (parseHours(text, [span], options)) return { span, start: pieces[first], end: pieces[last] }
  }
  return undefined
}

/** Where what is left out at an end is more than a number, it is wherever more is left out. */
function boundsUpTo(
  bounds: readonly number[],
  leftOut: (bound: number) => readonly Piece[],
): readonly number[] {
  const end = bounds.findIndex((bound) => !isNumberOfOther(leftOut(bound)))
  return end < 0 ? bounds : bounds.slice(0, end)
}

/** "… Sa 10–7 | 24 hours' notice": a number and nothing that tells of hours. */
const isNumberOfOther = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ kind }) => kind === 'time').length <= 1 &&
  pieces.every(
    (piece) =>
      piece.kind === 'comma' ||
      (piece.kind === 'time' && !piece.clock.marked) ||
      (piece.kind === 'word' && ['and', 'from'].includes(piece.word)),
  )

const isBound = (piece: Piece): boolean =>
  piece.kind !== 'comma' && !(piece.kind === 'word' && ['and', 'to'].includes(piece.word))

function likelihood({ text, marginals }: Draft, [start, end]: Span): number {
  const first = text.tokens.findIndex((token) => token.start >= start)
  const { length } = tokensIn(text, start, end)
  const roles = marginals?.roles.slice(first, first + length) ?? []
  return roles.reduce((sum, role) => sum + (role[hoursRole] ?? 0), 0) / Math.max(1, length)
}

/** Pieces beside a run that may be about the same days. */
const beside = 3

/** "… except Wednesdays until 4", "… in summer", "Mon | through | Fri 8–6": there is more to it. */
function isLimited(pieces: readonly Piece[], { start, end }: Run): boolean {
  const first = pieces.findIndex((piece) => piece.start === start?.start)
  const last = pieces.findIndex((piece) => piece.end === end?.end)
  const before = pieces.slice(Math.max(0, first - beside), first).toReversed()
  return [before, pieces.slice(last + 1, last + 1 + beside)].some((side) => {
    const stop = side.findIndex(({ kind }) => kind === 'stop')
    const near = stop < 0 ? side : side.slice(0, stop)
    const [next] = near
    const isLimit = next?.kind === 'word' && limits.has(next.word)
    return isLimit || near.some((piece) => piece.kind === 'days' || isUntil(piece))
  })
}

const isUntil = (piece: Piece): boolean => piece.kind === 'word' && piece.word === 'until'

/** "9–7 Sunday | by arrangement": what is said of the last day is not read, and it may be closed. */
function isOpenEnd(pieces: readonly Piece[], { end }: Run): boolean {
  const last = pieces.findIndex((piece) => piece.end === end?.end)
  const next = pieces
    .slice(last + 1)
    .find((piece) => !(piece.kind === 'word' && piece.word === 'and'))
  const isDay = end?.kind === 'half' || (end?.kind === 'days' && end.single)
  return isDay && next?.kind === 'unread'
}

/** "18 July, | Saturday 2 to 10": the day of a date, and of no week. */
function isDated({ text: { raw }, claims }: Draft, { span: [start] }: Run): boolean {
  return claims.some(
    ({ kind, span }) =>
      kind === 'date' && span[1] <= start && !/[\p{L}\p{N}.\n]/u.test(raw.slice(span[1], start)),
  )
}

/** "… Wednesdays from 3 to 5 | during term.": where sentences have their stops, the rest of one belongs to it. */
function goesOn({ text: { raw } }: Draft, { span: [, end] }: Run): boolean {
  const isProse = (raw.match(/\p{Ll}[.!?] \p{Lu}/gu)?.length ?? 0) > 0
  const rest = /^[^.!?;\n]*/.exec(raw.slice(end))?.[0] ?? ''
  return isProse && /\p{L}/u.test(rest)
}

/** A line or sentence that tells hours too and is not read: all of a week or none. */
function leavesHours(draft: Draft, pieces: readonly Piece[], runs: readonly Run[]): boolean {
  const rest = pieces.filter(({ start }) =>
    runs.every(({ span }) => start < span[0] || start >= span[1]),
  )
  const times = rest.filter(({ kind }) => kind === 'time')
  return rest.some(
    ({ kind, start, end }) =>
      kind === 'days' &&
      likelihood(draft, [start, end]) >= leastLikely &&
      times.some((time) => isNear(draft, end, time.start)),
  )
}

/** Without a stop between them. */
const isNear = ({ text: { raw } }: Draft, end: number, start: number): boolean =>
  end <= start && !/[.!?;\n。]\s/.test(raw.slice(end, start))
