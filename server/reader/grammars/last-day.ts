import { comingDay, readEventDate } from '#shared/page/event-date.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { readDates } from './read-dates.ts'

/**
 * The last day statements name, in the year they say or else the next from `today` on, both as
 * `2026-11-30`; '' where they name none.
 */
export function lastDayOf(text: TaggedText, spans: readonly Span[], today: string): string {
  const days = readDates(text).filter(({ start, end }) =>
    spans.some(([from, to]) => start >= from && end <= to),
  )
  const last = days.at(-1)
  const date = readEventDate(last ? last.last || last.day : '')
  return date ? comingDay(date, today) : ''
}
