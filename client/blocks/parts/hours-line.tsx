import type { ReactNode } from 'react'
import { listFormat } from '#shared/i18n/formats.ts'
import { type ClosedDays, closedDays } from '#shared/page/closed-days.ts'
import { formatOpeningHours, type HoursRow, openDaysText } from '#shared/page/opening-hours.ts'
import type { PageContext } from '../page-context.ts'
import { fill, type PageWords } from '../page-words.ts'
import { each } from './each.tsx'

/** Stretches of a week that have room under a headline. */
const mostStretches = 3

/**
 * The hours of the whole week in a line, of which no span is broken; its open days alone where the
 * times are too many. Null where it is never open, or nobody said when.
 */
export function hoursLine(page: PageContext): ReactNode {
  const hours = page.facts.hours ?? ''
  const rows = formatOpeningHours(hours, page.intlTag, page.words, 'short')
  const condition = page.isByAppointment ? `, ${page.words.byAppointment}` : ''
  if (typeof rows === 'string') return rows ? rows + condition : null
  const except = closedDays(hours, page.intlTag)
  if (except) return exceptLine(except, page, condition)
  const open = openRows(rows, page.intlTag)
  if (open.length > mostStretches) return openDaysText(hours, page.intlTag) + condition
  if (open.length === 0) return null
  const parts = open.flatMap((row, index) => [
    `${index ? ' · ' : ''}${row.days} `,
    ...(row.allDay ? [page.words.allDay] : spans(row.times)),
  ])
  return (
    <>
      {each(parts, (part) => part)}
      {condition}
    </>
  )
}

/** The open days, in one row where those on end have the same times: "Wed, Fri – Sat". */
export function openRows(rows: readonly HoursRow[], tag: string): HoursRow[] {
  const groups: HoursRow[][] = []
  for (const row of rows.filter(({ times }) => times.length > 0)) {
    const before = groups.at(-1)
    if (before?.[0]?.times.join() === row.times.join()) before?.push(row)
    else groups.push([row])
  }
  const list = listFormat(tag, { style: 'narrow' })
  return groups.flatMap((same) =>
    same.slice(0, 1).map((row) => ({ ...row, days: list.format(same.map(({ days }) => days)) })),
  )
}

function exceptLine(except: ClosedDays, page: PageContext, condition: string) {
  const times = except.allDay ? [page.words.allDay] : spans(except.times)
  const [before = '', after = ''] = page.words.hoursExcept.split('{times}')
  return (
    <>
      {before}
      {each(times, (time) => time)}
      {fill(after, { closed: closedText(except, page.words) })}
      {condition}
    </>
  )
}

/** "closed Thu". */
export function closedText({ days }: ClosedDays, { closedOn }: PageWords): string {
  return fill(closedOn, { days })
}

function spans(times: readonly string[]) {
  return times.flatMap((time, index) => [
    index ? ', ' : '',
    <span key={time} className="nb">
      {time}
    </span>,
  ])
}
