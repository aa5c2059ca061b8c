import type { Half } from '#server/reader/grammars/hours/piece.ts'
import { writeHours } from '#server/reader/grammars/hours/write-hours.ts'
import { type Interval, parseOpeningHours } from '#shared/page/opening-hours.ts'
import type { Intent, NewHours } from '../intent.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { setFact } from './facts.ts'
import { toldWeek } from './told-week.ts'

/** Other hours for some days; what is not said of a day is never guessed. */
export function changeHours(
  desktop: Desktop,
  { changes }: Extract<Intent, { wish: 'hours' }>,
): Change {
  const known = desktop.document.facts.hours ?? toldWeek(desktop.document)
  if (known === null) return unchanged({ code: 'whichHours' })
  const week =
    known === undefined
      ? { days: Array.from({ length: 7 }, () => []), told: [], holidays: null }
      : parseOpeningHours(known)
  if (!week) return unchanged({ code: 'whichHours' })
  let days: Interval[][] = [...week.days, week.holidays ?? []].map((times) => [...times])
  for (const change of changes) {
    const changed = withChange(days, change)
    if (!changed) return unchanged({ code: 'whichHours' })
    days = changed
  }
  if (days.every((times) => times.length === 0)) return unchanged({ code: 'whichHours' })
  const closings = changes.flatMap(({ days: meant, change }) =>
    change === 'closed' ? (meant ?? []) : [],
  )
  const closed = days.flatMap((_, day) =>
    week.told[day] || closings.includes(day) || (day === 7 && week.holidays?.length === 0)
      ? [day]
      : [],
  )
  const value = writeHours(
    days.map((times) => times.map(asClock)),
    closed,
  )
  return setFact(desktop, { wish: 'fact', key: 'hours', value })
}

/** The place of public holidays behind the days of a week. */
const publicHolidays = 7

/** Null where a time says the end of a day that has no beginning. */
function withChange(week: Interval[][], { days, change }: NewHours): Interval[][] | null {
  const meant =
    days ?? week.flatMap((times, day) => (times.length > 0 && day < publicHolidays ? [day] : []))
  if (meant.length === 0) return null
  const changed = meant.map((day) => [day, timesOf(week[day] ?? [], change)] as const)
  if (changed.some(([, times]) => times === null)) return null
  return week.map((times, day) => changed.find(([other]) => other === day)?.[1] ?? times)
}

function timesOf(old: Interval[], change: NewHours['change']): Interval[] | null {
  if (change === 'closed') return []
  if ('closedHalf' in change) return otherHalf(old, change.closedHalf)
  if ('open' in change)
    return change.open.map(({ from, to }) => ({ from, to: to <= from ? to + 1440 : to }))
  if ('closes' in change) return closing(old, change.closes)
  // "In the afternoon we open at half past three": the morning stays.
  const morning = change.half === 'pm' ? otherHalf(old, 'pm') : null
  if (morning)
    return [...morning, ...old.slice(1).map((times) => ({ ...times, from: change.opens }))]
  const [first, ...others] = old.filter(({ to }) => to > change.opens)
  return first ? [{ ...first, from: change.opens }, ...others] : null
}

/** Where one half of the day ends and the other begins: a lunch is before, a dinner behind. */
const halfway = 15 * 60

/** What is left of a day with an opening in each half. */
function otherHalf(old: Interval[], half: Half): Interval[] | null {
  const [first, second, more] = old
  if (!first || !second || more || first.to > halfway || second.from < 12 * 60) return null
  return half === 'am' ? [second] : [first]
}

/** An afternoon is meant where the hour itself would be before the opening. */
function closing(old: Interval[], minutes: number): Interval[] | null {
  const [first] = old
  if (!first) return null
  const end =
    minutes <= first.from
      ? minutes + (minutes < 720 && minutes + 720 > first.from ? 720 : 1440)
      : minutes
  const kept = old.filter(({ from }) => from < end)
  return kept.map((times, at) => (at === kept.length - 1 ? { ...times, to: end } : times))
}

/** Past midnight a time is written as the next day's. */
const asClock = ({ from, to }: Interval) => ({ from, to: to > 1440 ? to - 1440 : to })
