import { comingDay, readEventDate } from '#shared/page/event-date.ts'
import { isGlued } from '../text/fold.ts'
import { hasTag, type TaggedText, tokensIn } from '../text/tagged-text.ts'
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

/** The last day of the month a stretch names without a day, as `lastDayOf` has it: "in August". */
export function endOfMonthIn(text: TaggedText, [from, to]: Span, today: string): string {
  const last = text.tags
    .filter(({ start, end, tag }) => start >= from && end <= to && tag.startsWith(months))
    .filter(({ start, end }) => isMonth(text, [start, end], from))
    .at(-1)
  if (!last) return ''
  const month = Number(last.tag.slice(months.length)) + 1
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

const months = 'dates.months.'

/** "We may be closed": what is a verb as well is a month behind a preposition alone. */
function isMonth(text: TaggedText, [start, end]: Span, from: number): boolean {
  if (isGlued(text.folded[start]) || !hasTag(text, start, end, 'words.auxiliaries')) return true
  const before = tokensIn(text, from, start).at(-1)
  return before !== undefined && hasTag(text, before.start, before.end, 'words.prepositions')
}
