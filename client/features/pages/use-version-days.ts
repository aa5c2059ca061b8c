import { useEffect, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useDate, type WriteDate } from '#client/platform/use-date.ts'
import { dayMs } from '#shared/day-ms.ts'
import type { Revision } from '#shared/revisions.ts'

/** Versions of one day, by where they stand in the list. */
export interface VersionDay {
  /** "Today"; '' until the browser has its say: the server's time zone is not its own. */
  name: string
  rows: number[]
}

/** The days of a list of versions, in its order. */
export function useVersionDays(revisions: readonly Revision[]): VersionDay[] {
  const { tag } = useI18n()
  const date = useDate()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => setNow(Date.now()), [])
  const days: VersionDay[] = []
  for (const [row, { createdAt }] of revisions.entries()) {
    const name = now === null ? '' : dayName(createdAt, now, tag, date)
    const last = days.at(-1)
    if (last?.name === name) last.rows.push(row)
    else days.push({ name, rows: [row] })
  }
  return days
}

function dayName(time: number, now: number, tag: string, date: WriteDate): string {
  const [then, today] = [new Date(time), new Date(now)]
  const daysAgo = Math.round((midnight(today) - midnight(then)) / dayMs)
  if (daysAgo < 2) {
    const name = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-daysAgo, 'day')
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  }
  const isThisYear = then.getFullYear() === today.getFullYear()
  return date(time, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
