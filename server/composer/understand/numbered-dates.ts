import type { Lexicon } from './lexicon/lexicon.ts'
import { type CalendarDay, dayOf } from './read-dates.ts'

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
      if (isEnglish && first !== second && first < 13 && second < 13) return []
      const isMonthFirst = common === '' || (isEnglish && second > 12)
      const [day, month] = isMonthFirst ? [second, first] : [first, second]
      return dayOf(index, said.length, year, month, String(day))
    },
  )
  const days = [...folded.matchAll(written)].flatMap(
    ({ index, 0: said, 1: year, 2: month, 3: day }) =>
      dayOf(index, said.length, year, Number(month), day),
  )
  return [...days, ...pairs]
}
