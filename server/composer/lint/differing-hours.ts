import type { Draft } from '#server/reader/draft.ts'
import { parseHours } from '#server/reader/grammars/hours/parse-hours.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import {
  type Interval,
  type OpeningHours,
  openingHoursText,
  parseOpeningHours,
} from '#shared/page/opening-hours.ts'
import type { Compare } from './find-differing.ts'
import { sentencesOf } from './sentences-of.ts'

/** "Open on Saturdays from 10 to 2", beside a table that says otherwise of Saturdays. */
export const differingHours: Compare = ({ facts, tag }, { draft }) => {
  const table = facts.hours ? parseOpeningHours(facts.hours) : null
  if (!table || !facts.hours) return null
  const differs = sentencesOf(draft).some((span) => {
    const told = openingOf(draft, span)
    return told !== null && isOther(told, table)
  })
  return differs ? openingHoursText(facts.hours, tag, '') : null
}

/** The hours a sentence gives for opening, the whole year round; null where it speaks of others. */
function openingOf({ text, claims }: Draft, span: Span): OpeningHours | null {
  const [start, end] = span
  const isForOnce =
    claims.some(({ kind, span: own }) => kind === 'date' && own[0] >= start && own[1] <= end) ||
    ['dates.months.', 'hours.holidays', 'hours.notHours', 'hours.nth'].some((tag) =>
      hasTag(text, start, end, tag),
    )
  if (isForOnce || !hasTag(text, start, end, 'hours.open')) return null
  const blocked = claims
    .filter(({ kind }) => kind === 'phone' || kind === 'money')
    .map(({ span: own }) => own)
  const written = parseHours(text, [span], { blocked })
  // "24 hours' notice" is no opening.
  return written === null || written === '24/7' ? null : parseOpeningHours(written)
}

function isOther(told: OpeningHours, table: OpeningHours): boolean {
  return told.days.some((times, day) => {
    const shown = table.days[day] ?? []
    return times.length > 0 && !isWithin(times, shown) && !isWithin(shown, times)
  })
}

/** Every stretch lies in one of the others; of none at all, none does. */
function isWithin(times: readonly Interval[], others: readonly Interval[]): boolean {
  return (
    times.length > 0 &&
    times.every(({ from, to }) => others.some((other) => other.from <= from && to <= other.to))
  )
}
