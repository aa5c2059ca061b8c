import { comingDay, readEventDate } from '#shared/page/event-date.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { readDates } from './read-dates.ts'
import { fold } from './read-text.ts'

/** What leads to the last day of something: "until", "bis zum". */
export const deadline =
  /(?:until|till|by|before|bis(?: zum)?|vor dem|avant le|jusqu'au|hasta el|antes del?|ate|entro il|fino al|tot|uiterlijk)(?: \p{L}+,?)?\s*$/u

/** What stands behind a last day: 11月30日まで, 11월 30일까지. */
export const deadlineBehind = /^\s?(?:まで|까지)/

/**
 * The last day a line names, in the year it says or else the next from `today` on, both as
 * `2026-11-30`; '' where it names none.
 */
export function lastDayOf(line: string, lexicon: Lexicon, today: string): string {
  const folded = fold(line)
  const days = [...readDates(folded, lexicon), ...numbered(folded, lexicon)]
  const last = days.find(({ start, end, last }) => {
    if (last) return true
    return deadline.test(folded.slice(0, start)) || deadlineBehind.test(folded.slice(end))
  })
  const date = readEventDate(last ? last.last || last.day : '')
  return date ? comingDay(date, today) : ''
}

/** "30.11.", "30/11/2026", in Japanese 11/30; left alone where day and month could change places. */
function numbered(folded: string, { countries, common }: Lexicon) {
  const date = /(?<![\d.,/:])(\d{1,2})([./])(\d{1,2})(?:\2(20\d\d)?)?(?![\d:%€$£])/g
  return [...folded.matchAll(date)].flatMap(({ index, 0: said, 1: first, 3: second, 4: year }) => {
    const [one, two] = [Number(first), Number(second)]
    const isSwapped = common === '' || (countries[0] === 'US' && two > 12)
    const isUnclear = countries[0] === 'US' && one < 13 && two < 13
    const [day, month] = isSwapped ? [two, one] : [one, two]
    if (isUnclear || month < 1 || month > 12 || day < 1 || day > 31) return []
    const iso = `${year ?? '-'}-${pad(month)}-${pad(day)}`
    return [{ start: index, end: index + said.length, day: iso, last: '' }]
  })
}

const pad = (value: number): string => String(value).padStart(2, '0')
