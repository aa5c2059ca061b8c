import { readDates } from '#server/reader/grammars/read-dates.ts'
import { timeBehind } from '#server/reader/grammars/time-behind.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { readEventDate, writeEventDate } from '#shared/page/event-date.ts'

/** Every day a text tells, in any form the reader knows: as `writeEventDate` writes it. */
export function datesIn(text: string, language: PageLanguage): string[] {
  const tagged = tagText(text, languageOf(language))
  const years = new Set(text.match(/(?<!\d)20\d\d(?!\d)/g))
  const year = years.size === 1 ? [...years][0] : undefined
  return readDates(tagged).flatMap(({ day, last, end }) => {
    const time = timeBehind(tagged, end)
    return [day, last].flatMap((date) => tellings(date, time, year))
  })
}

/** Who tells a moment tells its day; a year the text tells once is that of its days. */
function tellings(text: string, time: string, year: string | undefined): string[] {
  const date = readEventDate(text)
  if (!date) return []
  const days = date.year === null && year ? [date, { ...date, year }] : [date]
  return days
    .flatMap((day) => [
      { ...day, time: '' },
      { ...day, time: day.time || time },
    ])
    .map(writeEventDate)
}

/** A date as far as it is told: without the time or the year nobody gave; undefined is none. */
export function toldDate(value: unknown, told: ReadonlySet<string>): string | undefined {
  const date = typeof value === 'string' ? readEventDate(value) : null
  if (!date) return undefined
  return [date, { ...date, time: '' }, { ...date, year: null }, { ...date, year: null, time: '' }]
    .map(writeEventDate)
    .find((each) => told.has(each))
}
