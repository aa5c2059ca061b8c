import { readEventDate } from '#shared/page/event-date.ts'
import { cardinalsAt } from '../dictation/cardinals.ts'
import { numberLexicon, numberTextOf } from '../dictation/number-lexicon.ts'
import { isGlued } from '../text/fold.ts'
import { hasTag, type TaggedText, tagAt } from '../text/tagged-text.ts'
import { skipSpaces } from './hours/read-clock.ts'

/** A day of the calendar in a text. */
export interface CalendarDay {
  start: number
  end: number
  /** ISO 8601: `2026-12-12`, or `--12-12` where no year is said. */
  day: string
  /** The last day of several; '' of one alone. */
  last: string
}

const iso = /(?<![\d-])(20\d\d)-(\d\d)-(\d\d)(?![\d-])/g
/** "30.11.", "30/11/2026": two numbers, and a year behind them. */
const pair = /(?<![\d.,/:])(\d{1,2})([./])(\d{1,2})(?:\2((?:20)?\d\d))?(?![\d:%€$£])/g
/** What makes a number an ordinal: "12.", "12th", "1er", "1º". */
const ordinal = String.raw`(?:[.º°ª]|\p{Script=Latin}{1,2})?`
/** The day, and before it the first of several: "12. und 13. ", "8–10 ", "13 e domenica 14 ". */
const daysBefore = new RegExp(
  String.raw`(?<![\d.,:])(?:(\d{1,2})${ordinal}(\s?[-–&+]\s?|\s\p{L}{1,3}(?:/\p{L})?\s)((?:\p{L}{1,3}\s)?\p{L}{2,13}\.?,?\s)?)?(\d{1,2})${ordinal}\s?(?:\p{L}{1,3}\s)?$`,
  'u',
)
const dayBehind = new RegExp(String.raw`^\.?\s?(\d{1,2})${ordinal}(?:,?\s(20\d\d))?(?![\d:])`, 'u')

/** Days with their month in a text, in order; what cannot be a day is left out. */
export function readDates(text: TaggedText): CalendarDay[] {
  const days = [...named(text), ...inNumbers(text)].sort((a, b) => a.start - b.start)
  const kept: CalendarDay[] = []
  for (const day of days) {
    const last = kept.at(-1)
    if (last && day.start < last.end) continue
    if (last && !last.last && isUpTo(text, last.end, day.start)) {
      kept[kept.length - 1] = { ...spanOf(last, day), end: day.end }
    } else kept.push(day)
  }
  return kept
}

function isUpTo(text: TaggedText, from: number, to: number): boolean {
  const between = text.folded.slice(from, to)
  const weekday = bracketed(text, from)
  if (weekday) return isUpTo(text, weekday, to)
  if (/^\s?[-–〜~]\s?$/.test(between)) return true
  const word = tagAt(text, skipSpaces(text.folded, from), 'hours.to')
  return word !== undefined && /^\s*\p{L}{0,3}\s*$/u.test(text.folded.slice(word.end, to))
}

/** Where what is in brackets behind a day ends, its weekday: 10月16日|(金)|から18日; undefined of none. */
function bracketed({ folded }: TaggedText, from: number): number | undefined {
  const said = /^\s?\([^()\d]{1,12}\)/.exec(folded.slice(from, from + 16))
  return said ? from + said[0].length : undefined
}

/** "From 3 March to 5 April 2027": the year is said once, and a New Year between them is none. */
function spanOf(first: CalendarDay, { day: last }: CalendarDay): CalendarDay {
  if (!first.day.startsWith('-') || last.startsWith('-')) return { ...first, last }
  const year = Number(last.slice(0, 4))
  const isOver = first.day.slice(1) > last.slice(4)
  return { ...first, day: `${isOver ? year - 1 : year}${first.day.slice(1)}`, last }
}

/** "12 December", "12. und 13. Dezember 2026", "13 de dezembro", "December 12th". */
function named(text: TaggedText): CalendarDay[] {
  const { folded } = text
  return text.tags
    .filter((tag) => tag.tag.startsWith('dates.months.') && !isDay(text, tag))
    .flatMap(({ start, end, tag }) => {
      const month = Number(tag.slice('dates.months.'.length)) + 1
      // 8월 3일부터 8월 17일까지: where the month is written so, its day stands behind it.
      const before = isGlued(folded[end - 1])
        ? null
        : daysBefore.exec(folded.slice(Math.max(0, start - longestBefore), start))
      const year = /^\.?,?\s(?:\p{L}{2,3}\s)?(20\d\d)(?!\d)/u.exec(folded.slice(end, end + 13))
      if (before) {
        const [whole, told, , weekday, day] = before
        if (endsInSentence(text, before[0].slice(-lengthOfLast(before)))) return []
        // "Saturday 13 and Saturday 20 March": of two days a week apart neither is the last of several.
        const isOther = weekday && !isNextDay(text, before, start)
        const isApart = isOther || !isJoined(text, before, start) || endsInSentence(text, whole)
        const first = isApart ? undefined : told
        return dayOf(
          first ? start - whole.length : start - lengthOfLast(before),
          end + (year?.[0].length ?? 0),
          { year: year?.[1], month, day: first ?? day },
          first ? day : undefined,
        )
      }
      return behindMonth(text, start, end, month)
    })
}

/** "mar-ven 16-24": short for a day as well as a month, with the day it goes on to. */
function isDay(text: TaggedText, { start, end }: { start: number; end: number }): boolean {
  const isAt = (at: number) =>
    ['hours.days.', 'hours.short.'].map((tag) => tagAt(text, at, tag)).find((tag) => tag)
  return isAt(start)?.end === end && /[-–]/.test(text.raw[end] ?? '') && isAt(end + 1) !== undefined
}

/** Letters before a month in which its days stand. */
const longestBefore = 34

/** Letters of the last day, where a first one is none of its own. */
const lengthOfLast = ({
  0: whole,
  1: first,
  2: joint = '',
  3: weekday = '',
}: RegExpExecArray): number =>
  first
    ? whole.length - whole.indexOf(joint, first.length) - joint.length - weekday.length
    : whole.length

/** "Both are free: 2. Il 5 settembre …": an article joins no two days. */
function isJoined(
  text: TaggedText,
  { 0: whole, 1: one = '', 2: joint }: RegExpExecArray,
  end: number,
) {
  if (!joint || !/\p{L}/u.test(joint)) return true
  const at = skipSpaces(text.folded, end - whole.length + whole.indexOf(joint, one.length))
  return ['hours.to', 'hours.and', 'words.conjunctions'].some((tag) => tagAt(text, at, tag))
}

/** "13 and Sunday 14": the day behind the first, called by its name. */
function isNextDay(
  text: TaggedText,
  { 0: whole, 1: one, 3: name = '', 4: other }: RegExpExecArray,
  end: number,
): boolean {
  const at = end - whole.length + whole.indexOf(name)
  return (
    hasTag(text, at, at + name.trimEnd().replace(/,$/, '').length, 'hours.days.') &&
    Number(other) === Number(one) + 1
  )
}

/** "Zips 8. In August": where no stop makes an ordinal, one behind a number ends what is told. */
const endsInSentence = ({ language }: TaggedText, said: string): boolean =>
  !language.data.info.ordinalStop && /\d\.\s+\p{L}/u.test(said)

/** Letters; a month that is cut short has no more: "Sept. 25". */
const longestShort = 4

const isClock = (text: TaggedText, at: number): boolean =>
  ['hours.hour', 'hours.am', 'hours.pm'].some((tag) => tagAt(text, at, tag))

/** "December 12th, 2026", 2026年12月5日: where the day stands behind its month. */
function behindMonth(text: TaggedText, start: number, end: number, month: number): CalendarDay[] {
  const { folded } = text
  // 1月2月は休み: the second is another month.
  if (tagAt(text, end, 'dates.months.')) return []
  const inWords = dayInWords(text, end)
  if (inWords)
    return dayOf(start, inWords.end, { year: undefined, month, day: `${inWords.day}` }, undefined)
  const behind = dayBehind.exec(folded.slice(end, end + 14))
  // "In september. 25 a lesson".
  if (end - start > longestShort && behind?.[0].startsWith('. ')) return []
  const stop = end + (behind?.[0].length ?? 0)
  const mark = tagAt(text, skipSpaces(folded, stop), 'dates.day')
  if (!behind || isClock(text, skipSpaces(folded, stop))) return []
  const year = /(20\d\d)\D{0,2}$/.exec(folded.slice(Math.max(0, start - 6), start))
  const last = mark && lastBehind(text, mark.end)
  return dayOf(
    start - (year?.[0].length ?? 0),
    last?.end ?? mark?.end ?? stop,
    { year: behind[2] ?? year?.[1], month, day: behind[1] },
    last?.day,
  )
}

/** 三月|二十一日: a day in words, in scripts that write it to its month. */
function dayInWords(text: TaggedText, at: number): { day: number; end: number } | undefined {
  if (!isGlued(text.folded[at])) return undefined
  const lexicon = numberLexicon(text.language.code)
  const numbers = lexicon ? cardinalsAt(numberTextOf(text), at, lexicon) : []
  return numbers
    .map(({ value, end }) => ({ day: value, end: tagAt(text, end, 'dates.day')?.end ?? 0 }))
    .find(({ end }) => end > 0)
}

/** 8月10日から15日: the last of several days, whose month is said already. */
function lastBehind(text: TaggedText, at: number): { day: string; end: number } | undefined {
  const { folded } = text
  const from = skipSpaces(folded, bracketed(text, at) ?? at)
  const mark = /^[-–〜~]/.exec(folded.slice(from, from + 1))
  const word = tagAt(text, from, 'hours.to') ?? tagAt(text, from, 'hours.from')
  const next = skipSpaces(folded, mark ? from + 1 : (word?.end ?? folded.length))
  const day = /^\d{1,2}(?!\d)/.exec(folded.slice(next, next + 3))?.[0]
  const sign = day && tagAt(text, skipSpaces(folded, next + day.length), 'dates.day')
  return sign ? { day, end: sign.end } : undefined
}

function inNumbers({ folded, language }: TaggedText): CalendarDay[] {
  const written = [...folded.matchAll(iso)].flatMap(
    ({ 0: said, index, 1: year, 2: month, 3: day }) =>
      dayOf(index, index + said.length, { year, month: Number(month), day }),
  )
  const pairs = [...folded.matchAll(pair)].flatMap(
    ({ 0: said, index, 1: one, 2: mark, 3: two, 4: year }) => {
      const [first, second] = [Number(one), Number(two)]
      const { numbered } = language.data.dates
      // Where the order is not settled, only a day past the twelfth tells it.
      if (numbered === 'either' && first !== second && first < 13 && second < 13) return []
      const isMonthFirst = numbered === 'month-first' || (numbered === 'either' && second > 12)
      // "5.30" is a time of day: with dots, the day stands first.
      if (isMonthFirst && mark === '.' && !year) return []
      const [day, month] = isMonthFirst ? [second, first] : [first, second]
      const full = year?.length === 2 ? `20${year}` : year
      return dayOf(index, index + said.length, { year: full, month, day: String(day) })
    },
  )
  return [...written, ...pairs]
}

interface Told {
  year: string | undefined
  month: number
  day: string | undefined
}

/** The day so told, and the last of several; none where there is no such day. */
function dayOf(start: number, end: number, told: Told, last?: string): CalendarDay[] {
  const { year, month, day } = told
  const isoOf = (date: string) => `${year ?? '-'}-${two(month)}-${two(Number(date))}`
  const isDay = (date: string) => readEventDate(isoOf(date)) !== null
  if (!day || !isDay(day) || (last && !isDay(last))) return []
  return [{ start, end, day: isoOf(day), last: last ? isoOf(last) : '' }]
}

const two = (value: number): string => String(value).padStart(2, '0')
