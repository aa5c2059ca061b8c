import type { Clock } from '#server/reader/grammars/hours/piece.ts'
import { readClock } from '#server/reader/grammars/hours/read-clock.ts'
import { readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { readEventDate, writeEventDate } from '#shared/page/event-date.ts'

/** Letters between a day and its time: "on Friday 12 December, doors at 7.30pm". */
const nearness = 24

/** Every day a text tells, in any form the reader knows: as `writeEventDate` writes it. */
export function datesIn(text: string, language: PageLanguage): string[] {
  const tagged = tagText(text, languageOf(language))
  const years = new Set(text.match(/(?<!\d)20\d\d(?!\d)/g))
  const year = years.size === 1 ? [...years][0] : undefined
  return readDates(tagged).flatMap(({ day, last, end }) => {
    const time = clockNear(tagged, end)
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

/** The time behind a day, as `19:30`; '' where none is told before the sentence or line ends. */
function clockNear(text: TaggedText, from: number): string {
  const stretch = text.folded.slice(from, from + nearness)
  for (const { index } of stretch.matchAll(/(?<!\d)\d/g)) {
    if (/[.\n]\s/.test(stretch.slice(0, index))) return ''
    const read = readClock(text, from + index)
    if (!read?.clock.marked && !read?.clock.half) continue
    return clockText(read.clock)
  }
  return ''
}

function clockText({ minutes, half }: Clock): string {
  const hour = Math.floor(minutes / 60)
  const later = half === 'pm' && hour < 12 ? 12 : half === 'am' && hour === 12 ? -12 : 0
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(hour + later)}:${two(minutes % 60)}`
}

/** A date as far as it is told: without the time or the year nobody gave; undefined is none. */
export function toldDate(value: unknown, told: ReadonlySet<string>): string | undefined {
  const date = typeof value === 'string' ? readEventDate(value) : null
  if (!date) return undefined
  return [date, { ...date, time: '' }, { ...date, year: null }, { ...date, year: null, time: '' }]
    .map(writeEventDate)
    .find((each) => told.has(each))
}
