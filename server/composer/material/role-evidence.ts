import type { Reading } from '#server/reader/read.ts'
import { weekdaysOrDaily } from '#server/reader/text/tag-names.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'

type Evidence = { tags: readonly string[]; claims: Parameters<typeof countClaims>[2][] }

const when: Evidence = {
  tags: [
    ...['days.', 'weekdays', 'weekend', 'daily', 'holidays', 'always', 'noon', 'midnight'].map(
      (group) => `hours.${group}`,
    ),
    'dates.',
  ],
  claims: ['time', 'date'],
}
const where: Evidence = {
  tags: ['streets', 'venues', 'area', 'around', 'parking', 'directions', 'floor', 'mobile'].map(
    (group) => `places.${group}`,
  ),
  claims: ['town'],
}
const how: Evidence = {
  tags: ['actions.', 'contact.', 'roles.contact', 'roles.action'],
  claims: ['phone', 'email', 'url', 'handle'],
}

/** What a sentence has to hold to stand under a heading that promises it. */
const needed: Partial<Record<SpanRole, Evidence>> = {
  place: where,
  area: where,
  programme: when,
  contact: how,
  action: how,
}

/** Whether a sentence holds what its role says: roles are guessed, headings are read as promises. */
export function hasEvidence(reading: Reading, role: SpanRole, span: Span): boolean {
  if (role === 'deadline') return saysUntil(reading, span)
  if (role === 'hours') return saysWhenOpen(reading, span)
  const evidence = needed[role]
  if (!evidence) return true
  return (
    evidence.claims.some((kind) => countClaims(reading, span, kind) > 0) ||
    evidence.tags.some((tag) => hasTag(reading.text, ...span, tag))
  )
}

const until = ['dates.until', 'dates.deadline', 'roles.deadline']

/** "Concert on 20 June" has a day, and "three days ahead" has no day: neither is a deadline. */
function saysUntil(reading: Reading, span: Span): boolean {
  const hasDay =
    countClaims(reading, span, 'date') > 0 || hasTag(reading.text, ...span, 'hours.days.')
  return hasDay && until.some((tag) => hasTag(reading.text, ...span, tag))
}

const opening = ['hours.open', 'hours.closed', 'hours.always']

/** "No bonfires before 6 pm" has a time, and "Saturday to Saturday" days: neither is an opening. */
function saysWhenOpen(reading: Reading, span: Span): boolean {
  const has = (tags: readonly string[]) => tags.some((tag) => hasTag(reading.text, ...span, tag))
  return (
    has(opening) ||
    isByAppointment(reading, span) ||
    (has(weekdaysOrDaily) && hasClock(reading, span))
  )
}

/** "Termine nach Absprache"; "visitors are welcome, overnight by arrangement" tells of something else. */
function isByAppointment({ text }: Reading, [start, end]: Span): boolean {
  const [word] = tagsIn(text, start, end, 'hours.appointment')
  return word !== undefined && !/[,;:–—]/.test(text.raw.slice(start, word.start))
}

/** A time that is marked as one, or a range of numbers: "tue-fri 9-6". */
function hasClock(reading: Reading, [start, end]: Span): boolean {
  // "301-5550-0142-11" is an account.
  const isRange = /(?<![\d-])\d{1,2}(?:[:.]\d\d)?\s?[-–—~〜]\s?\d{1,2}(?![\d-])/.test(
    reading.text.raw.slice(start, end),
  )
  return isRange || countClaims(reading, [start, end], 'time') > 0
}
