import { readEventDate } from '#shared/page/event-date.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { CalendarDay } from './read-dates.ts'

/** "2026-11-30", whatever the language. */
const written = /(?<![\d-])(20\d\d)-(\d\d)-(\d\d)(?![\d-])/g
/** "30.11.", "30/11/2026": two numbers, and a year behind the same mark. */
const pair = /(?<![\d.,/:])(\d{1,2})([./])(\d{1,2})(?:\2(20\d\d)?)?(?![\d:%€$£])/g

/**
 * Days that are written in numbers alone; in Japanese the month stands first. Left out is what
 * cannot be a day, and in English one whose month and day could change places.
 */
export function numberedDates(folded: string, { countries, common }: Lexicon): CalendarDay[] {
  const isEnglish = countries[0] === 'US'
  const pairs = [...folded.matchAll(pair)].flatMap(
    ({ index, 0: said, 1: one, 3: two, 4: year }) => {
      const [first, second] = [Number(one), Number(two)]
      if (isEnglish && first < 13 && second < 13) return []
      const isMonthFirst = common === '' || (isEnglish && second > 12)
      const [day, month] = isMonthFirst ? [second, first] : [first, second]
      return dayAt(index, said, year, month, day)
    },
  )
  const days = [...folded.matchAll(written)].flatMap(
    ({ index, 0: said, 1: year, 2: month, 3: day }) =>
      dayAt(index, said, year, Number(month), Number(day)),
  )
  return [...days, ...pairs]
}

function dayAt(
  start: number,
  said: string,
  year: string | undefined,
  month: number,
  day: number,
): CalendarDay[] {
  const iso = `${year ?? '-'}-${pad(month)}-${pad(day)}`
  if (!readEventDate(iso)) return []
  return [{ start, end: start + said.length, day: iso, last: '' }]
}

const pad = (value: number): string => String(value).padStart(2, '0')
