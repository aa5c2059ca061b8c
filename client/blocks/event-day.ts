import type { BlockProps } from '#shared/blocks/index.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import { eventDateText } from '#shared/page/event-date.ts'
import type { PageContext } from './page-context.ts'

type Item = BlockProps<'events'>['items'][number]

/** Letters of what stands before a day. */
const longestTitle = 40

/**
 * When the one thing with a day is that a page tells of, as its language writes it; '' of none or
 * several. A page that is no event says what is on that day, or nothing: a choir is not on 24 April.
 */
export function eventDay(page: PageContext): string {
  const [item, ...others] = datedItems(page)
  if (!item || others.length > 0) return ''
  const day = eventDateText(dayOf(item.start), dayOf(item.end), page.intlTag)
  if (page.document.meta.industry === 'event') return day
  const isShort = item.title !== '' && item.title.length <= longestTitle
  return isShort && !isDateTold(item.title, day) ? `${item.title} · ${day}` : ''
}

/** The day of an event, and with the hour it begins, whatever else is on that day; null of other pages. */
export function eventStart(page: PageContext): { day: string; moment: string } | null {
  const [first, ...others] = datedItems(page).toSorted((one, other) =>
    one.start < other.start ? -1 : 1,
  )
  const isOneDay = first && others.every(({ start }) => dayOf(start) === dayOf(first.start))
  if (!isOneDay || page.document.meta.industry !== 'event') return null
  const end = others.length > 0 ? '' : first.end
  return {
    day: eventDateText(dayOf(first.start), dayOf(end), page.intlTag),
    moment: eventDateText(first.start, end, page.intlTag),
  }
}

/**
 * When it is, first among the facts: guests look for it there, also where the words above say it.
 * Another day beside one that is told would be read as the only one.
 */
export function dayBeside(said: string, page: PageContext): string {
  const start = eventStart(page)
  const isOther = tellsDate(said, page.intlTag)
  if (start) return isOther && !isDateTold(said, start.day) ? '' : start.moment
  const moment = askedMoment(page)
  if (moment) return moment
  const day = eventDay(page)
  return isDateTold(said, day) || isOther ? '' : day
}

/**
 * "19 June 2027, 3pm": when guests who are asked to answer come, in its creator's words and so in no other
 * language; '' where a section has the day, or it is on several.
 */
function askedMoment(page: PageContext): string {
  const { facts, document, language } = page
  const dated = (facts.programme ?? []).filter(({ date }) => date)
  const days = new Set(dated.map(({ date }) => date))
  const isAsked = document.meta.industry === 'event' || facts.action?.kind === 'rsvp'
  const isOne = isAsked && days.size === 1 && datedItems(page).length === 0
  const { date, time } = dated[0] ?? {}
  return isOne && language === document.base ? [date, time].filter(Boolean).join(', ') : ''
}

function datedItems({ shown, document: { blocks } }: PageContext): Item[] {
  const items = shown.flatMap((id) => {
    const { type = '', props = {} } = blocks[id] ?? {}
    return type === 'events' ? ((props.items ?? []) as Item[]) : []
  })
  return items.filter(({ start }) => start)
}

/** Its hour stands with what happens then. */
const dayOf = (moment: string): string => moment.split('T')[0] ?? ''

/**
 * Whether all numbers of a date stand in a text as well: "19:30" tells 7:30 PM, "8.30pm" 20:30, and "20 h" 20:00. A day
 * alone needs its month beside it, by name or by number: "Sat 13 March", "16.5.".
 */
export function isDateTold(text: string, dates: string, month?: number): boolean {
  const said = text.match(/\d+/g) ?? []
  const told = new Set(
    said.flatMap((number) => [number, ...halfDays.map((hours) => String(Number(number) + hours))]),
  )
  const numbers = dates.match(/\d+/g) ?? []
  const [day] = numbers
  if (!day || !numbers.every((number) => told.has(number) || number === '00')) return false
  return numbers.length > 1 || tellsMonth(text, dates, day, month)
}

/** Whether a text tells a day of the calendar, whichever: "from 1 July", "August 3rd", 7월 1일. */
export function tellsDate(text: string, intlTag: string): boolean {
  const names = monthNames(intlTag).join('|')
  return new RegExp(
    `\\d[^\\s\\d]{0,2}\\s(?:\\p{L}{2,3}\\s)?(?:${names})(?!\\p{L})|(?<![\\p{L}\\d])(?:${names})\\.?\\s?\\d{1,2}(?!\\d)`,
    'iu',
  ).test(text)
}

/** As dates have them, long and short. */
function monthNames(intlTag: string): string[] {
  return Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2028, month, 1))).flatMap(
    (day) =>
      (['long', 'short'] as const).map((length) => {
        const options = { day: 'numeric', month: length, timeZone: 'UTC' } as const
        const parts = dateFormat(intlTag, options).formatToParts(day)
        // 7월 and 7月 carry their number.
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        const sign = parts[parts.findIndex(({ type }) => type === 'month') + 1]?.value ?? ''
        return /^\d+$/.test(name) ? `${name}${sign.trim()}` : name.replace(/\.$/, '')
      }),
  )
}

/** From one clock to the other. */
const halfDays = [-12, 12]

/** Letters that tell one month from another. */
const shortest = 3

function tellsMonth(text: string, dates: string, day: string, month: number | undefined): boolean {
  const names = dates.match(new RegExp(`\\p{L}{${shortest},}`, 'gu')) ?? []
  const said = text.toLowerCase()
  const isNamed = names.some((name) => said.includes(name.slice(0, shortest).toLowerCase()))
  const isNumbered = new RegExp(`(?<!\\d)${day}\\s?[./-]\\s?0?${month}(?!\\d)`).test(text)
  return isNamed || (month !== undefined && isNumbered)
}
