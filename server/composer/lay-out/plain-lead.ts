import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { partsByTime } from '../material/day-parts.ts'
import { goesOn } from '../material/entries.ts'
import { shownApart } from '../material/holds-fact.ts'
import { asked, countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import { opensWithSubject } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { leastIntroduction } from './introduction.ts'
import { longestLead } from './lead-under.ts'
import { leans } from './leaning.ts'

/** Sentences a brief begins with, in which it says what it is about. */
const mostSentences = 6
/** From 0 to 1: what is likely meant, and what is likely asked of whoever makes the page. */
const least = { offered: 0.5, asked: 0.3 }

/** Letters of a day with more than its number. */
const leastDay = 14

const telling: ReadonlySet<SpanRole> = new Set([
  'kind',
  'offer',
  'audience',
  'highlight',
  'story',
  'process',
])

/**
 * Where nothing below the headline says what this is: the first whole sentence of what is offered,
 * else of what its owner does; of a feast of one day, when it is.
 */
export function plainLead(
  reading: Reading,
  statements: readonly Statement[],
  used: readonly (Statement | undefined)[],
): readonly Statement[] {
  const sentences = [...Map.groupBy(statements, ({ sentence }) => sentence).values()]
    .filter((parts) => parts.every(({ role, isAside }) => !asked.has(role) && !isAside))
    .slice(0, mostSentences)
    .filter((parts) => isPlain(reading, parts) && parts.every((part) => !used.includes(part)))
  const told = sentences.filter((parts) => isTold(reading, parts))
  return (
    sentences.find((parts) => tellsDay(reading, parts)) ??
    told.find((parts) => isOffer(reading, parts)) ??
    told.find((parts) => isOfOwner(reading, parts)) ??
    []
  )
}

const spanOf = (parts: readonly Statement[]): Span => [
  parts[0]?.span[0] ?? 0,
  parts.at(-1)?.span[1] ?? 0,
]

const sum = (parts: readonly Statement[], key: 'words' | 'untold'): number =>
  parts.reduce((all, part) => all + part[key], 0)

/** A sentence that stands by itself, and tells no price and no way to get in touch. */
function isPlain(reading: Reading, parts: readonly Statement[]): boolean {
  const span = spanOf(parts)
  const [first] = parts
  return (
    first !== undefined &&
    span[1] - span[0] <= longestLead &&
    sum(parts, 'words') >= leastIntroduction &&
    sum(parts, 'untold') >= 2 &&
    parts.every(({ list, isPriced }) => !list && !isPriced) &&
    shownApart.every((kind) => countClaims(reading, span, kind) === 0) &&
    chanceOf(reading, span, ['instruction', 'courtesy']) < least.asked &&
    !goesOn(reading, span[0]) &&
    !leans(reading, first) &&
    !hasTag(reading.text, ...span, 'words.negations')
  )
}

/** "Sat 14 November from half past six, at the church hall", of the one day there is. */
function tellsDay(reading: Reading, parts: readonly Statement[]): boolean {
  const span = spanOf(parts)
  const isOfDay = reading.days.some(({ start, end }) => start >= span[0] && end <= span[1])
  return (
    reading.industry === 'event' &&
    isOfDay &&
    span[1] - span[0] >= leastDay &&
    parts.every(({ role }) => role === 'programme' || role === 'place') &&
    partsByTime(reading, span).length === 1
  )
}

/** "We sell linen from Belgium and buttons from flea markets"; where no noun says what it is, "Roofs, gutters, skylights". */
function isOffer(reading: Reading, parts: readonly Statement[]): boolean {
  return (
    (!reading.facts.kind || parts.some(({ isSentence }) => isSentence)) &&
    chanceOf(reading, spanOf(parts), ['offer', 'kind', 'audience']) >= least.offered
  )
}

/** "We mend together what you bring". */
function isOfOwner(reading: Reading, parts: readonly Statement[]): boolean {
  return parts.some(({ isSentence }) => isSentence) && opensWithSubject(reading, spanOf(parts))
}

/** Written with care, by whoever tells no day and no hour. */
function isTold(reading: Reading, parts: readonly Statement[]): boolean {
  const [start, end] = spanOf(parts)
  const { raw } = reading.text
  const begins = isDense(raw.slice(start, end)) || /^\P{L}*\p{Lu}/u.test(raw.slice(start, end))
  const isWritten = begins && /^[.!。！]/.test(raw.slice(end))
  const isTimeless = (['date', 'time'] as const).every(
    (kind) => countClaims(reading, [start, end], kind) === 0,
  )
  return isWritten && isTimeless && parts.every(({ role }) => telling.has(role))
}
