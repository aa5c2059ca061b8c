import { readEvents } from '#server/composer/understand/find-dates.ts'
import { lexicons } from '#server/composer/understand/lexicon/lexicons.ts'
import { numberedDates } from '#server/composer/understand/numbered-dates.ts'
import { readDates } from '#server/composer/understand/read-dates.ts'
import { readText } from '#server/composer/understand/read-text.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { readEventDate, writeEventDate } from '#shared/page/event-date.ts'

/** Every day a text tells, in any form the composer reads: as `writeEventDate` writes it. */
export function datesIn(text: string, language: PageLanguage): string[] {
  const lexicon = lexicons[language]
  const brief = readText(text)
  const days = [...readDates(brief.folded, lexicon), ...numberedDates(brief.folded, lexicon)]
  const moments = readEvents(brief, lexicon).flatMap(({ start, end }) => [start, end])
  const told = [...days.flatMap(({ day, last }) => [day, last]), ...moments]
  return told.flatMap((date) => withDay(date))
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
