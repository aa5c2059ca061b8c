import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { regionalTag } from '#shared/regional-tag.ts'

/** A date in a text of the page. */
export interface Told {
  text: TaggedText
  date: CalendarDay
}

/** The day something is moved to, and how the wish says it. */
export interface Moved {
  date: Date
  said: string
}

/** A date of the page's in its language and country. */
const written = ({ base, meta }: PageDocument, date: Date, options: Intl.DateTimeFormatOptions) =>
  dateFormat(regionalTag(base, meta), { ...options, timeZone: 'UTC' }).format(date)

/** As the wish says it; where the old date had its year, with that. */
export function newWords(document: PageDocument, old: string, { date, said }: Moved): string {
  return capitalisedAs(old, yearTold(document, old, { date, said }))
}

/** "10 june" where the page writes "1 June". */
const capitalisedAs = (old: string, now: string): string =>
  /\p{Lu}/u.test(old) && !/\p{Lu}/u.test(now)
    ? now.replace(/\p{L}{3,}/u, (word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    : now

function yearTold(document: PageDocument, old: string, { date, said }: Moved): string {
  const isYearTold = /\d{4}/.test(old) && !/\d{4}/.test(said)
  if (!isYearTold) return said
  // "12 September 2026" and "13 September": in the order of both, whatever the country's is.
  const year = /(?:\s\p{L}{2})?,?\s\d{4}$/u.exec(old)?.[0]
  const isInOrder = /^\d/.test(old) === /^\d/.test(said)
  return year && isInOrder ? said + year : written(document, date, { dateStyle: 'long' })
}

/** What a text says of the old day, and what of the new one, with the day of the week beside it. */
export function pairOf(document: PageDocument, { text, date }: Told, to: Moved): [string, string] {
  const { start, end } = date
  const { raw } = text
  const words = newWords(document, raw.slice(start, end), to)
  const weekday = weekdayBeside(document, text, [start, end])
  if (!weekday) return [raw.slice(start, end), words]
  const length = weekday.end - weekday.start > 3 ? 'long' : 'short'
  const name = written(document, to.date, { weekday: length })
  return weekday.start >= end
    ? [raw.slice(start, weekday.end), `${words}${raw.slice(end, weekday.start)}${name}`]
    : [raw.slice(weekday.start, end), `${name}${raw.slice(weekday.end, start)}${words}`]
}

/** "Saturday 13 June", "8月1日（土）": right before a date, or in brackets behind it. */
function weekdayBeside(document: PageDocument, { raw, tags }: TaggedText, [start, end]: Span) {
  const before = tags.find(
    (tag) => tag.tag.startsWith('hours.days.') && /^[\s,]{1,2}$/.test(raw.slice(tag.end, start)),
  )
  const [whole = '', said = ''] = /^\s?[(（](\p{L}{1,3})\.?[)）]/u.exec(raw.slice(end)) ?? []
  const from = end + whole.indexOf(said)
  const isDay = weekOf(document).includes(said.toLowerCase())
  return before ?? (isDay ? { start: from, end: from + said.length } : undefined)
}

/** The short names of the days. */
const weekOf = (document: PageDocument): string[] =>
  Array.from({ length: 7 }, (_day, at) =>
    written(document, new Date(Date.UTC(2024, 0, 1 + at)), { weekday: 'short' })
      .replace(/\.$/, '')
      .toLowerCase(),
  )
