import { isFuneral } from '#server/reader/facts/deceased.ts'
import type { Reading } from '#server/reader/read.ts'
import { firstFrom, hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { pointsToPrevious } from './points-to-previous.ts'
import { asked, countClaims } from './requests.ts'
import { hasEvidence } from './role-evidence.ts'
import type { Section } from './section-chance.ts'
import type { Unplaced } from './statement.ts'

/** What a brief begins with: a whole one typed without a stop is no way to get in touch. */
const opening: ReadonlySet<SpanRole> = new Set([
  ...(['name', 'kind', 'audience', 'person', 'story', 'offer', 'place', 'area'] as const),
  ...(['programme', 'price'] as const),
])

/**
 * Whether a statement stands where it was read for: how a brief begins says what it is about, a line is
 * told in its list, what happens on a day of the calendar, or on a feast at its time, among the dates, and when one rings beside
 * the number.
 */
export function isSettled(
  reading: Reading,
  { at, role, list, leads, isPriced, span }: Unplaced,
  isLast: boolean,
): boolean {
  const holds = (kind: 'date' | 'time') => countClaims(reading, span, kind) > 0
  if (at === 0 && opening.has(role)) return true
  const isOfFeast = reading.industry === 'event' && holds('time')
  if (role === 'programme' && (holds('date') || isOfFeast)) return true
  if (role === 'contact' && (holds('time') || isLast)) return true
  return asked.has(role) || role === 'deadline' || list !== null || leads || isPriced
}

const whenever = [
  ...['days.', 'nth', 'weekdays', 'weekend', 'daily', 'holidays', 'open', 'closed', 'always'].map(
    (group) => `hours.${group}`,
  ),
  'dates.',
]
/** Whether words name a day, a month or that something is open. */
export const tellsWhen = ({ text }: Pick<Reading, 'text'>, span: Span): boolean =>
  whenever.some((tag) => hasTag(text, ...span, tag))

/** An account's number, and no time of a day. */
const longNumber = /\d(?:-?\d){8}/

/**
 * Whether a statement holds what the heading of a section promises: "I sell until noon" names no way
 * to get in touch, "overnight by arrangement" tells
 * no hours, what is paid is none, what is held on a day is no price, whatever it costs, and what is
 * asked of mourners is nobody's story.
 */
export function isBorneOut(
  { text, ...reading }: Reading,
  { span, role }: Unplaced,
  section: Section,
): boolean {
  if (section === 'contact') return hasEvidence({ text, ...reading }, 'contact', span)
  const isTimed = tellsWhen({ text }, span)
  if (section === 'price') return role !== 'programme' || !isTimed
  if (section === 'story') return !hasTag(text, ...span, 'actions.donate')
  const isPaid = countClaims({ text, ...reading }, span, 'money') > 0
  return section !== 'hours' || (isTimed && !isPaid && !longNumber.test(text.raw.slice(...span)))
}

/** "Family flowers only, donations to the lifeboats": asked of mourners. */
export const isGift = (reading: Reading, { span, role }: Unplaced): boolean =>
  isFuneral(reading) && !asked.has(role) && hasTag(reading.text, ...span, 'actions.donate')

/** "Our concert is on 4 December. Who wants to sing in it joins by 2 September": told with what it speaks of. */
export const isOfEvent = (
  reading: Reading,
  { role, span }: Unplaced,
  before: Unplaced | undefined,
): boolean =>
  role === 'deadline' &&
  before?.role === 'programme' &&
  countClaims(reading, before.span, 'date') > 0 &&
  pointsBack(reading, span)

/** Of the first words of a sentence one points back. */
const mostLeaning = 3

/** Whether a sentence speaks of the one before it. */
export function pointsBack({ text }: Reading, [start]: Span): boolean {
  const first = firstFrom(text.tokens, start)
  return text.tokens
    .slice(first, first + mostLeaning)
    .some((token) => pointsToPrevious(text, token.start))
}
