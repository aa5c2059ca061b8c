import { comingDay, readEventDate } from '#shared/page/event-date.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { numberedDates } from './numbered-dates.ts'
import { readDates } from './read-dates.ts'
import { fold } from './read-text.ts'

/** What leads to the last day of something: "until", "bis zum". */
export const deadline =
  /(?<!\p{L})(?:until|till|by|before|bis(?: zum)?|vor dem|avant le|jusqu'au|hasta el|antes del?|ate|entro il|fino al|tot|uiterlijk)(?: \p{L}+,?)?\s*$/u

/** What stands behind a last day: 11月30日まで, 11월 30일까지. */
export const deadlineBehind = /^\s?(?:まで|까지)/

/**
 * The last day a line names, in the year it says or else the next from `today` on, both as
 * `2026-11-30`; '' where it names none.
 */
export function lastDayOf(line: string, lexicon: Lexicon, today: string): string {
  const folded = fold(line)
  const days = [...readDates(folded, lexicon), ...numberedDates(folded, lexicon)]
  const last = days.find(({ start, end, last }) => {
    if (last) return true
    return deadline.test(folded.slice(0, start)) || deadlineBehind.test(folded.slice(end))
  })
  const date = readEventDate(last ? last.last || last.day : '')
  return date ? comingDay(date, today) : ''
}
