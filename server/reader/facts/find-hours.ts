import type { Industry } from '#shared/page/industries.ts'
import type { Claim } from '../claims.ts'
import type { Draft, Piece } from '../draft.ts'
import { lexHours } from '../grammars/hours/lex-hours.ts'
import { parseHours } from '../grammars/hours/parse-hours.ts'
import { rememberedOf } from '../remembered.ts'
import { isDense } from '../text/is-dense.ts'
import { hasTag, type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { type Found, found, partsOf } from './found.ts'
import { holdsForWeek } from './holds-for-week.ts'
import { isOfAnother } from './hours-of-another.ts'
import { hoursRuns, limitedRuns } from './hours-runs.ts'
import { isCutOff } from './is-cut-off.ts'
import { ofWholeHouse } from './of-whole-house.ts'

/** Where "4–10" is an evening: pupils come behind school. */
const nightly: ReadonlySet<Industry> = new Set(['bar', 'restaurant', 'event', 'music', 'education'])
const longest = 300

/**
 * The opening hours, where every statement about days and times is understood; what names neither
 * ("closed in August") stays a note beside them.
 */
export function findHours(draft: Draft, industry: Industry): Found<string> | undefined {
  const hours = hoursOfPieces(draft, industry) ?? hoursOfRuns(draft, industry)
  if (!hours) return undefined
  return holdsForWeek(draft.text, partsOf(hours), hours.value) ? hours : undefined
}

/**
 * What is read of a week that is told in words for more there is to it: its creator is shown it to go
 * on from, and no page.
 */
export function findPartOfWeek(draft: Draft, industry: Industry): Found<string> | undefined {
  return hoursOfRuns(draft, industry, limitedRuns)
}

function hoursOfRuns(
  draft: Draft,
  industry: Industry,
  runsOf: typeof hoursRuns = hoursRuns,
): Found<string> | undefined {
  const { text, claims } = draft
  const options = { blocked: blockedBy(claims), nightly: nightly.has(industry) }
  const openings = runsOf(draft, options).filter(
    (span) =>
      !isOfAnother(draft, span) && !isOfClass(text, span) && !isOfSomethingElse(text, claims, span),
  )
  const runs = ofWholeHouse(text, openings)
  const [first, last] = [runs[0], runs.at(-1)]
  const value = first && parseHours(text, runs, options)
  if (!first || !last || !value || value.length > longest) return undefined
  return { ...found(value, [first[0], last[1]], 0.85), parts: runs }
}

/** Spans that hold other facts: the same list for the same claims, so that what is read beside it is read once. */
const blockedBy = rememberedOf((claims: readonly Claim[]): readonly Span[] =>
  claims
    .filter(({ kind }) => kind === 'phone' || kind === 'money' || kind === 'date')
    .map(({ span }) => span),
)

function hoursOfPieces(draft: Draft, industry: Industry): Found<string> | undefined {
  const { text, pieces, claims } = draft
  const blocked = blockedBy(claims)
  const told = pieces
    .filter(({ role }) => role === 'hours')
    .map(({ span }) => span)
    .filter((span) => lexHours(text, span, blocked).some(isTelling))
    .map((span) => withDaysBefore(text, span, blocked))
    .filter((span) => !isOfAnother(draft, span) && !isOfClass(text, span))
    .map((span) => beforeSeason(text, beforeRemark(text, span, blocked), blocked))
    .map((span) => withBreak(text, span, blocked))
  const opening = told.filter((span) => !isOfSomethingElse(text, claims, span))
  const spans = ofWholeHouse(text, opening.length > 0 ? opening : told)
  const options = { blocked, nightly: nightly.has(industry) }
  // "Tue to Sat 10 to 8, Saturday till 3": what goes on about days is part of it, or all is void.
  const all = withNext(text, pieces, spans, blocked)
  const labelled = all.filter((own) => isLabelled(text, own))
  // "Opening hours: …" stands for itself where something else about days is not understood.
  const readings = [all, ...(labelled.length > 0 ? [labelled] : [])]
  const whole = readings.find((own) => parseHours(text, own, options))
  const value = whole && parseHours(text, whole, options)
  if (!value || value.length > longest) return undefined
  const span: Span = [Math.min(...whole.map(([at]) => at)), Math.max(...whole.map(([, at]) => at))]
  if (whole.some((own) => isCutOff(text, own, whole, blocked))) return undefined
  return { ...found(value, span, 0.9), parts: whole }
}

/** What is told with them limits the week. */
const limits: readonly string[] = ['closed', 'except']
const isLimit = (piece: { kind: string; word?: string }): boolean =>
  piece.kind === 'word' && limits.includes(piece.word ?? '')

/** "Mon–Fri 8–6 | , emergencies at weekends": what is told last, without a time, is no opening. */
function beforeRemark(text: TaggedText, [start, end]: Span, blocked: readonly Span[]): Span {
  if (!hasTag(text, start, end, 'hours.notHours')) return [start, end]
  const pieces = lexHours(text, [start, end], blocked)
  const isWord = (piece: (typeof pieces)[number], word: string) =>
    piece.kind === 'word' && piece.word === word
  const other = pieces.findIndex((piece) => isWord(piece, 'notHours'))
  const joint = pieces
    .slice(0, Math.max(0, other))
    .findLastIndex((piece) => piece.kind === 'comma' || isWord(piece, 'and'))
  const before = pieces.slice(0, Math.max(0, joint))
  const isWeek = (['days', 'time'] as const).every((kind) =>
    before.some((piece) => piece.kind === kind),
  )
  // "…, closed on Friday afternoons in summer" limits the week before it.
  const isTimed = pieces.slice(joint).some(({ kind }) => kind === 'time')
  const rest = pieces.slice(pieces.findLastIndex(({ kind }) => kind === 'time'))
  const isOfWeek = isTimed || rest.some(isLimit)
  return isWeek && !isOfWeek ? [start, before.at(-1)?.end ?? end] : [start, end]
}

/** "월~금 09:00~18:00| (점심 12~1)": the break of each day stands in brackets behind it. */
function withBreak(text: TaggedText, [start, end]: Span, blocked: readonly Span[]): Span {
  const said = /^\s*\([^()\n]{4,40}\)/.exec(text.raw.slice(end))?.[0].length ?? 0
  const pieces = lexHours(text, [end, end + said], blocked)
  const isBreak =
    pieces.some(({ kind }) => kind === 'time') && !pieces.some(({ kind }) => kind === 'days')
  return isBreak ? [start, end + said] : [start, end]
}

/** "Wed to Sun 10–5 | , closed in January": the week is that of all other months, and this is told beside it. */
function beforeSeason(text: TaggedText, [start, end]: Span, blocked: readonly Span[]): Span {
  const pieces = lexHours(text, [start, end], blocked)
  const isSaid = (piece: (typeof pieces)[number], ...words: string[]) =>
    piece.kind === 'word' && words.includes(piece.word)
  const month = pieces.findIndex((piece) => isSaid(piece, 'month'))
  const before = pieces.slice(0, Math.max(0, month))
  const joint = before.findLastIndex((piece) => piece.kind === 'comma' || isSaid(piece, 'and'))
  const at = joint < 0 ? before.findLastIndex(isLimit) : joint
  const [week, season] = [pieces.slice(0, Math.max(0, at)), pieces.slice(Math.max(0, at))]
  const isWeek = (['days', 'time'] as const).every((kind) =>
    week.some((piece) => piece.kind === kind),
  )
  const isClosure =
    season.some(isLimit) && !season.some(({ kind }) => kind === 'days' || kind === 'time')
  return isWeek && isClosure ? [start, week.at(-1)?.end ?? end] : [start, end]
}

/** Letters before hours in which days of theirs may stand. */
const daysReach = 48

/** "We come on | Tuesdays, | Wednesdays and Saturdays from 9": the days before its border are of it. */
function withDaysBefore(text: TaggedText, [start, end]: Span, blocked: readonly Span[]): Span {
  const [first] = lexHours(text, [start, end], blocked)
  if (first?.kind !== 'days' && !(first?.kind === 'word' && first.word === 'and'))
    return [start, end]
  const before = lexHours(text, [Math.max(0, start - daysReach), start], blocked)
  const isDay = (piece: (typeof before)[number]) => piece.kind === 'days' && piece.single
  const other = before.findLastIndex(
    (piece) =>
      !isDay(piece) && piece.kind !== 'comma' && !(piece.kind === 'word' && piece.word === 'and'),
  )
  const day = before.slice(other + 1).find(isDay)
  return [day?.start ?? start, end]
}

/** "Öffnungszeiten Di–Fr 8–12": begins with the word for opening. */
function isLabelled(text: TaggedText, [start]: Span): boolean {
  return tagAt(text, start, 'hours.open') !== undefined
}

/** Spans of hours, and the piece right behind each in the same sentence where it begins with days. */
function withNext(
  text: TaggedText,
  pieces: readonly Piece[],
  spans: readonly Span[],
  blocked: readonly Span[],
): Span[] {
  return spans.flatMap((span): Span[] => {
    const next = pieces[pieces.findIndex((piece) => piece.span[1] === span[1]) + 1]
    if (!next || next.role === 'hours') return [span]
    const isOpen = !/[.!?\n。！？]\s*$/.test(text.raw.slice(...span))
    const lexed = lexHours(text, next.span, blocked)
    const last = lexHours(text, span, blocked).at(-1)
    // "From 9 a.m. | to 5 p.m.": from when and until when are told together.
    const [to, until] = lexed
    if (last?.kind === 'time' && to?.kind === 'word' && to.word === 'to' && until?.kind === 'time')
      return [[span[0], until.end]]
    // "…, and Sundays": what joins it is no day.
    const joints = lexed.findIndex((piece) => !(piece.kind === 'word' && piece.word === 'and'))
    const [first, ...others] = lexed.slice(Math.max(0, joints))
    // "… closed Fri | 12–2 for prayers": the time of a day is never cut from it.
    const isCut = last?.kind === 'days' && first?.kind === 'time'
    if (isOpen && isCut) return [[span[0], lastTime([first, ...others])]]
    // "…, on Sundays in the morning only": of a week without it the Sunday would be false.
    const isTold = (piece: (typeof lexed)[number]) =>
      piece.kind === 'time' || piece.kind === 'half' || isLimit(piece)
    const isWhen = first?.kind === 'days' && others.some(isTold)
    // "Thursday 8 pm quiz" is something else.
    const isOther = next.role === 'programme' && others.some(({ kind }) => kind === 'unread')
    const goesOn = isOpen && isWhen && !isOther
    return goesOn ? [span, next.span] : [span]
  })
}

/** Where the times end that a text begins with. */
function lastTime(lexed: readonly { kind: string; end: number; word?: string }[]): number {
  const other = lexed.findIndex(({ kind, word }) => kind !== 'time' && word !== 'to')
  return lexed[(other < 0 ? lexed.length : other) - 1]?.end ?? 0
}

/** Letters behind hours. */
const longestClass = 24

/** 평일 7시부터 10시까지 하는 입문반: in scripts without articles the class stands behind its times. */
function isOfClass(text: TaggedText, [, end]: Span): boolean {
  const [behind = ''] = /^[^.!?。！？\n]*/.exec(text.raw.slice(end, end + longestClass)) ?? []
  return (
    !/[.!?。！？\n]\s*$/.test(text.raw.slice(Math.max(0, end - 4), end)) &&
    isDense(behind) &&
    // "…, 예약은 …": behind a comma stands something else.
    !/[,、，]/.test(behind) &&
    hasTag(text, end, end + behind.length, 'hours.notHours')
  )
}

/**
 * "Classes for beginners: six weeks, £160, Tuesdays 7–9pm": beside other hours, those of a sentence
 * about a class, a concert or a sum are of it and no opening.
 */
function isOfSomethingElse(
  text: TaggedText,
  claims: readonly Claim[],
  [start, end]: Span,
): boolean {
  const { raw } = text
  const from = Math.max(...['. ', '\n', '。'].map((stop) => raw.lastIndexOf(stop, start))) + 1
  const isPaid = claims.some(
    ({ kind, span }) => kind === 'money' && span[0] >= from && span[1] <= start,
  )
  return isPaid || hasTag(text, from, end, 'hours.notHours')
}

const isTelling = ({ kind, ...piece }: { kind: string; word?: string }): boolean =>
  kind === 'days' || kind === 'time' || piece.word === 'always'
