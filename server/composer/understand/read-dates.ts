import { readEventDate } from '#shared/page/event-date.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { alternatives } from './read-text.ts'

/** A day of the calendar in a text. */
export interface CalendarDay {
  start: number
  end: number
  /** ISO 8601: `2026-12-12`, or `--12-12` where no year is said. */
  day: string
  /** The last day of several. */
  last: string
}

const upTo = 'to|until|bis(?: zum)?|au|al?|tot(?: en met)?|t/m'
const link = String.raw`(?:\s?[-–]\s?|\s(?:and|und|et|e|y|en|${upTo})\s)`
/** What stands between the first day and the last where both have their month. */
const range = new RegExp(String.raw`^(?:\s?[-–〜~]\s?|\s(?:${upTo})(?: the| den)?\s|から|부터\s?)$`)
const ordinal = String.raw`(\d{1,2})(?:\.|st|nd|rd|th|er|º|°)?`
/** "12. und 13. ", "13 de ": the days before their month. */
const daysBefore = new RegExp(
  String.raw`(?<![\d.,:])(?:${ordinal}${link})?${ordinal}\s(?:de |of )?$`,
)

/** Days with their month, as eight languages write them and two count them. */
export function readDates(folded: string, lexicon: Lexicon): CalendarDay[] {
  const days: CalendarDay[] = []
  for (const day of lexicon.common === '' ? countedDates(folded) : namedDates(folded, lexicon)) {
    const first = days.at(-1)
    const isEnd = first && !first.last && range.test(folded.slice(first.end, day.start))
    if (isEnd) {
      const closing = /^(?:まで|까지)/.exec(folded.slice(day.end))?.[0] ?? ''
      days.splice(-1, 1, { ...spanOf(first, day), end: day.end + closing.length })
    } else days.push(day)
  }
  return days
}

/** "From 3 March to 5 April 2027": the year is said once, and a New Year between them is none. */
function spanOf(first: CalendarDay, { day: last }: CalendarDay): CalendarDay {
  if (!first.day.startsWith('-') || last.startsWith('-')) return { ...first, last }
  const year = Number(last.slice(0, 4))
  const isOver = first.day.slice(1) > last.slice(4)
  return { ...first, day: `${isOver ? year - 1 : year}${first.day.slice(1)}`, last }
}

/** 2026年12月5日, 12월 20일, 5月3日から5日まで. */
function countedDates(folded: string): CalendarDay[] {
  const date =
    /(?:(20\d\d)\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일](?:\s?(?:から|부터|[-–〜~])\s?(\d{1,2})\s?[日일](?:まで|까지)?)?/g
  return [...folded.matchAll(date)].flatMap((match) =>
    dayOf(match.index, match[0].length, match[1], Number(match[2]), match[3], match[4]),
  )
}

/** "12 December", "12. und 13. Dezember 2026", "13 de dezembro", "December 12th". */
function namedDates(folded: string, lexicon: Lexicon): CalendarDay[] {
  return matchAll(phraseIndex(lexicon.months), folded).flatMap((month) => {
    const number = monthOf(folded.slice(month.start, month.end), lexicon)
    const before = daysBefore.exec(folded.slice(Math.max(0, month.start - 26), month.start))
    const behind = /^\.?,?\s(?:de |del |do )?(20\d\d)(?!\d)/.exec(
      folded.slice(month.end, month.end + 12),
    )
    if (before) {
      const start = month.start - before[0].length
      const end = month.end + (behind?.[0].length ?? 0)
      const several = before[1] !== undefined
      return dayOf(
        start,
        end - start,
        behind?.[1],
        number,
        before[1] ?? before[2],
        several ? before[2] : undefined,
      )
    }
    const after = /^\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(20\d\d))?(?![\d:]|\s?(?:am|pm))/.exec(
      folded.slice(month.end, month.end + 14),
    )
    const isEnglish = lexicon.countries[0] === 'US'
    if (!isEnglish || !after) return []
    return dayOf(month.start, month.end - month.start + after[0].length, after[2], number, after[1])
  })
}

/** "dez", "dezembro": the month whose full name begins so. */
function monthOf(name: string, lexicon: Lexicon): number {
  const full = alternatives(lexicon.months).filter(
    (word) => word.length > 3 || word === 'may' || word === 'mai' || word === 'mei',
  )
  const spare: Record<string, number> = { mrz: 3, mrt: 3, janner: 1, setiembre: 9 }
  const months = full.filter((word) => !(word in spare)).slice(0, 12)
  return (
    spare[name] ??
    months.findIndex((month) =>
      month.startsWith(name.slice(0, Math.min(name.length, month.length))),
    ) + 1
  )
}

/** The day so told, and the last of several; none where there is no such day. */
export function dayOf(
  start: number,
  length: number,
  year: string | undefined,
  month: number,
  day: string | undefined,
  last?: string,
): CalendarDay[] {
  const iso = (date: string) => `${year ?? '-'}-${two(month)}-${two(Number(date))}`
  const isDay = (date: string) => readEventDate(iso(date)) !== null
  if (!day || !isDay(day) || (last && !isDay(last))) return []
  return [{ start, end: start + length, day: iso(day), last: last ? iso(last) : '' }]
}

const two = (value: number): string => String(value).padStart(2, '0')
