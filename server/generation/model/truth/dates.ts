import { readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { readEventDate, writeEventDate } from '#shared/page/event-date.ts'

/** Every day a text tells, in any form the composer reads: as `writeEventDate` writes it. */
export function datesIn(text: string, language: PageLanguage): string[] {
  const days = readDates(tagText(text, languageOf(language)))
  return days.flatMap(({ day, last }) => [day, last]).flatMap((date) => withDay(date))
}

/** Who tells a moment tells its day. */
function withDay(text: string): string[] {
  const date = readEventDate(text)
  return date ? [writeEventDate(date), writeEventDate({ ...date, time: '' })] : []
}

/** A date as far as it is told: without the time or the year nobody gave; undefined is none. */
export function toldDate(value: unknown, told: ReadonlySet<string>): string | undefined {
  const date = typeof value === 'string' ? readEventDate(value) : null
  if (!date) return undefined
  return [date, { ...date, time: '' }, { ...date, year: null }, { ...date, year: null, time: '' }]
    .map(writeEventDate)
    .find((each) => told.has(each))
}
