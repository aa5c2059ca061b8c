import { readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { AppError } from '#shared/errors.ts'
import { correctedText } from '#shared/page/corrected-words.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readEventDate, writeEventDate } from '#shared/page/event-date.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Intent } from '../intent.ts'
import { dayOf } from '../told-times/page-dates.ts'
import { firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { newWords, pairOf, type Told } from './date-words.ts'
import { pageTexts } from './page-texts.ts'
import { replaceInTexts } from './replace-in-texts.ts'

/**
 * The one day a page tells is another: in its dates, in every text, with the day of the week.
 * @throws AppError `not_understood` where the page tells several days, or none
 */
export function setDate(
  { document, now }: Desktop,
  { day, said, weekday }: Extract<Intent, { wish: 'date' }>,
): Change {
  const events = firstOf(document, 'events')
  if (document.blocks[events ?? '']?.locked) return unchanged({ code: 'locked', part: 'events' })
  const told = datesIn(document)
  const old = onlyDay(document, told)
  const date = newDate([day, ...told.map((one) => one.date.day)], { now, weekday })
  const meant = told.filter((one) => dayOf(one.date.day) === old && !one.date.last)
  const pairs = meant.map((one) => pairOf(document, one, { date, said }))
  const alone = meant.map(({ text, date: { start, end } }): [string, string] => {
    const words = text.raw.slice(start, end)
    return [words, newWords(document, words, { date, said })]
  })
  const texts = replaceInTexts(document, pairs)
  const ops = [
    ...startOps(document, old, day),
    // Facts know the day without that of the week.
    ...programmeOps(document, [...pairs, ...alone]),
    ...texts.ops,
  ]
  if (ops.length === 0) throw new AppError('not_understood', 'No text of the page tells that day.')
  return { ops, sources: texts.sources, outcome: { code: 'replaced', words: said } }
}

/**
 * The day in the year the page tells, or this one.
 * @param days the new one, and those of the page
 */
export function newDate(
  days: readonly string[],
  { now, weekday }: { now: number; weekday?: number | undefined },
): Date {
  const year = days.map((iso) => readEventDate(iso)?.year).find(Boolean)
  const date = dateIn(year ?? String(new Date(now).getUTCFullYear()), days[0] ?? '')
  // "Sunday 20 June", in a year in which it is a Saturday: one of them is meant otherwise.
  if (weekday !== undefined && (date.getUTCDay() + 6) % 7 !== weekday)
    throw new AppError('not_understood', 'That day is another day of the week.')
  return date
}

export function datesIn(document: PageDocument): Told[] {
  const texts = pageTexts(document).map((text) => tagText(text, languageOf(document.base)))
  return texts.flatMap((text) => readDates(text).map((date) => ({ text, date })))
}

interface Item {
  start?: string
  end?: string
}

const itemsOf = (document: PageDocument): Item[] =>
  (document.blocks[firstOf(document, 'events') ?? '']?.props.items as Item[] | undefined) ?? []

/** The day all dates of the page are on, or where it has none, all its texts tell. */
function onlyDay(document: PageDocument, told: readonly Told[]): string {
  const starts = itemsOf(document).flatMap(({ start }) => (start ? [dayOf(start)] : []))
  const last = lastDay(document)
  const days = starts.length > 0 ? starts : told.map(({ date }) => dayOf(date.day))
  for (let at = days.indexOf(last); at >= 0; at = days.indexOf(last)) days.splice(at, 1)
  const [day, more] = new Set(days)
  if (day && !more) return day
  throw new AppError('not_understood', 'The page tells several days, or none.')
}

/** Until when one has to answer, which is not when it is. */
export function lastDay({ base, facts }: PageDocument): string {
  const [date] = readDates(tagText(facts.deadline ?? '', languageOf(base)))
  return date ? dayOf(date.day) : ''
}

function startOps(document: PageDocument, old: string, day: string): EditOp[] {
  const id = firstOf(document, 'events')
  return itemsOf(document).flatMap((item, at) =>
    (['start', 'end'] as const).flatMap((key): EditOp[] => {
      const iso = item[key]
      if (!id || !iso || dayOf(iso) !== old) return []
      return [{ op: 'set', id, path: `items.${at}.${key}`, value: withDay(iso, day) }]
    }),
  )
}

/** "2026-06-13T12:00" on "--06-20": its year and its time stay. */
export function withDay(iso: string, day: string): string {
  const date = readEventDate(iso)
  const year = day.startsWith('-') ? date?.year : day.slice(0, 4)
  return date ? writeEventDate({ ...date, year: year ?? null, day: dayOf(day) }) : iso
}

/** The programme the page knows, with the new day. */
function programmeOps({ facts }: PageDocument, pairs: readonly [string, string][]): EditOp[] {
  const { programme } = facts
  const value = programme?.map(({ date, ...item }) => ({
    ...item,
    title: correctedText(item.title, pairs),
    ...(date && { date: correctedText(date, pairs) }),
  }))
  return value && !isSame(value, programme) ? [{ op: 'fact', key: 'programme', value }] : []
}

export const dateIn = (year: string, day: string): Date =>
  new Date(`${year}-${dayOf(day)}T00:00:00Z`)
