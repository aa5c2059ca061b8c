import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { partsByTime } from '../material/day-parts.ts'
import { goesOn } from '../material/entries.ts'
import { asked, countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import { opensWithSubject } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { leastIntroduction } from './introduction.ts'
import { type Lead, longestLead } from './lead-under.ts'
import { leans } from './leaning.ts'
import { isWithin } from './without-name.ts'

/** From 0 to 1: what is likely an offer, what is hardly one, and what may be said to whoever makes the page. */
const chance = { offer: 0.5, hardly: 0.3, asked: 0.3 }
/** Words of an introduction that say more than who it is and where, and of anything that says something. */
const untold = { ofName: 2, least: 2 }
/** Of the first few sentences one tells what it is all about. */
const mostBefore = 6
/** Letters of a day with more than its number. */
const leastDay = 14

const rolesOf = (...roles: SpanRole[]): ReadonlySet<SpanRole> => new Set(roles)
const introducing = rolesOf('name', 'kind', 'place', 'area', 'person')
const ofWork = rolesOf('audience', 'offer')
const telling = rolesOf('kind', 'offer', 'audience', 'highlight', 'story', 'process')
const ofDay = rolesOf('programme', 'place')

/**
 * "Mein Name ist Ulla Kern aus Soltau." says nothing of what is offered: the first sentence that does is
 * read with it. Where nothing stands below the headline it is that sentence, else one about what its
 * owner does; of a feast, when it is.
 * @param isSaid whether headline or eyebrow say what this is
 */
export function offerForLead(
  reading: Reading,
  lead: Lead,
  statements: readonly Statement[],
  used: readonly (Statement | undefined)[],
  isSaid: boolean,
): readonly Statement[] {
  const isEmpty = lead.words.text === ''
  if (!isEmpty && !isOnlyName(reading, lead.statement)) return []
  const room = Math.min(longestLead, 2 * longestLead - lead.words.text.length)
  const sentences = [...Map.groupBy(statements, ({ sentence }) => sentence).values()]
    .filter((parts) => parts.every(({ role, isAside }) => !asked.has(role) && !isAside))
    .slice(0, mostBefore)
    .filter((parts) => isPlain(reading, parts, room) && !parts.some((part) => used.includes(part)))
  const timeless = sentences.filter(
    (parts) =>
      areOf(parts, telling) &&
      (['date', 'time'] as const).every((kind) => countClaims(reading, spanOf(parts), kind) === 0),
  )
  const offer = timeless.find((parts) => isOffer(reading, parts))
  if (!isEmpty) return offer ?? []
  const own = timeless.filter((parts) => isOfOwner(reading, parts))
  // Headline and eyebrow say what it is: beneath them only its owner's own words are a welcome.
  if (isSaid) return own.find((parts) => areOf(parts, ofWork)) ?? []
  return sentences.find((parts) => tellsDay(reading, parts)) ?? offer ?? own[0] ?? []
}

/** Who it is and where, which stands above it and beside it. */
function isOnlyName(reading: Reading, statement: Statement | undefined): boolean {
  if (!statement || !introducing.has(statement.role)) return false
  const isOffer = chanceOf(reading, statement.span, ['offer']) >= chance.hardly
  return statement.untold <= untold.ofName && !isOffer
}

const spanOf = (parts: readonly Statement[]): Span => [
  parts[0]?.span[0] ?? 0,
  parts.at(-1)?.span[1] ?? 0,
]

const areOf = (parts: readonly Statement[], roles: ReadonlySet<SpanRole>): boolean =>
  parts.every(({ role }) => roles.has(role))

const sumOf = (parts: readonly Statement[], key: 'words' | 'untold'): number =>
  parts.reduce((sum, part) => sum + part[key], 0)

/** A sentence that stands by itself, and tells no price and no way to get in touch. */
function isPlain(reading: Reading, parts: readonly Statement[], room: number): boolean {
  const [start, end] = spanOf(parts)
  return (
    end - start <= room &&
    sumOf(parts, 'words') >= leastIntroduction &&
    sumOf(parts, 'untold') >= untold.least &&
    parts.every((part) => !part.list && !part.isPriced && !leans(reading, part)) &&
    (['money', 'phone', 'email', 'url'] as const).every(
      (kind) => countClaims(reading, [start, end], kind) === 0,
    ) &&
    chanceOf(reading, [start, end], ['instruction', 'courtesy']) < chance.asked &&
    !goesOn(reading, start) &&
    !hasTag(reading.text, start, end, 'words.negations')
  )
}

/** "Sat 14 November from half past six, at the church hall", of the one day there is. */
function tellsDay(reading: Reading, parts: readonly Statement[]): boolean {
  const span = spanOf(parts)
  const isDated = reading.days.some(({ start, end }) => isWithin([start, end], span))
  const isLong = span[1] - span[0] >= leastDay
  const isOne = areOf(parts, ofDay) && partsByTime(reading, span).length === 1
  return reading.industry === 'event' && isDated && isLong && isOne
}

/** "Linen from Belgium, remnants, buttons from flea markets": a sentence, or a list with its commas. */
function isOffer(reading: Reading, parts: readonly Statement[]): boolean {
  const span = spanOf(parts)
  const isList = isWritten(reading, span) && /[,、·]/.test(reading.text.raw.slice(...span))
  const isWhole = isList || parts.some(({ isSentence }) => isSentence)
  return isWhole && chanceOf(reading, span, ['offer', 'kind', 'audience']) >= chance.offer
}

/** "You bring what is broken, and we mend it": written with care, by whoever does it. */
function isOfOwner(reading: Reading, parts: readonly Statement[]): boolean {
  const span = spanOf(parts)
  const isTheirs =
    opensWithSubject(reading, span) ||
    ['words.alone', 'words.together'].some((tag) => hasTag(reading.text, ...span, tag))
  return isTheirs && parts.some(({ isSentence }) => isSentence) && isWritten(reading, span)
}

function isWritten({ text: { raw } }: Reading, [start, end]: Span): boolean {
  const begins = isDense(raw.slice(start, end)) || /^\P{L}*\p{Lu}/u.test(raw.slice(start, end))
  return begins && /^[.!。！]/.test(raw.slice(end))
}
