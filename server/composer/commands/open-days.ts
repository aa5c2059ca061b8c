import { type OpeningHours, parseOpeningHours } from '#shared/page/opening-hours.ts'
import { writeHours } from '../understand/hours/write-hours.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { setFact } from './fact-wishes.ts'
import type { Intent } from './intent.ts'

/** More days in the hours of a page; days without hours are asked for, and never guessed. */
export function openDays(
  desktop: Desktop,
  { days, hours }: Extract<Intent, { wish: 'open' }>,
): Change {
  const known = desktop.document.facts.hours
  if (hours === null) {
    const isOpen = known !== undefined && isOpenOn(known, days)
    return unchanged(isOpen ? { code: 'present', part: 'hours' } : { code: 'whichHours' })
  }
  const value = known === undefined ? hours : withDays(known, hours)
  return setFact(desktop, { wish: 'fact', key: 'hours', value })
}

function isOpenOn(known: string, days: string): boolean {
  const [week, asked] = [parseOpeningHours(known), parseOpeningHours(`${days} 00:00-01:00`)]
  if (!week || !asked) return false
  return asked.days.every((times, day) => times.length === 0 || week.days[day]?.length)
}

/** The week with the hours of further days; those of a day it names again are the new ones. */
function withDays(known: string, more: string): string {
  const [week, added] = [parseOpeningHours(known), parseOpeningHours(more)]
  if (!week || !added) return `${known}; ${more}`
  const days = week.days.map((times, day) => (added.days[day]?.length ? added.days[day] : times))
  const holidays = added.holidays?.length ? added.holidays : week.holidays
  const written = writeHours([...days, holidays ?? []].map((times) => times.map(asClock)))
  return holidays?.length === 0 ? `${written}; PH off` : written
}

/** Past midnight a time is written as the next day's. */
const asClock = ({ from, to }: OpeningHours['days'][number][number]) => ({
  from,
  to: to > 1440 ? to - 1440 : to,
})
