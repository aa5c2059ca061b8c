import { comingDay, readEventDate } from '#shared/page/event-date.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase } from './match-phrases.ts'
import { numberedDates } from './numbered-dates.ts'
import { readDates } from './read-dates.ts'
import { fold } from './read-text.ts'

/** What leads to the last day of something: "until", "bis zum", "tot en met". */
const until =
  /(?<!\p{L})(?:until|till|by|before|through|bis(?: zum| einschließlich| spatestens)?|vor dem|avant le|jusqu'au|hasta(?: el)?|antes del?|ate(?: ao?| o)?|entro(?: il)?|fino al?|tot(?: en met)?|t\/m|uiterlijk)\s*$/u

/** 11月30日まで, 11월 30일까지. */
const untilBehind = /^\s?(?:まで|까지)/

/** Whether what stands around a day makes it the last of something: "bis Freitag, den 30." */
export function isLastDay(lead: string, rest: string, { hours }: Lexicon): boolean {
  if (untilBehind.test(rest)) return true
  const before = lead.replace(/[\s,](?:den|dia|the)\s*$/, '')
  const weekday = /(\p{L}+),?\s*$/u.exec(before)
  const isWeekday = hours.days.some((days) => isPhrase(days, weekday?.[1] ?? ''))
  return until.test(isWeekday ? before.slice(0, weekday?.index) : before)
}

/**
 * The last day a line names, in the year it says or else the next from `today` on, both as
 * `2026-11-30`; '' where it names none.
 */
export function lastDayOf(line: string, lexicon: Lexicon, today: string): string {
  const folded = fold(line)
  const days = [...readDates(folded, lexicon), ...numberedDates(folded, lexicon)]
  const found = days.find(
    ({ start, end, last }) =>
      last !== '' || isLastDay(folded.slice(0, start), folded.slice(end), lexicon),
  )
  const date = readEventDate(found ? found.last || found.day : '')
  return date ? comingDay(date, today) : ''
}
