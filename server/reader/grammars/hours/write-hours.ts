import { clock } from '#shared/page/opening-hours.ts'
import type { Range } from './range.ts'

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PH']

/** Days as OpenStreetMap writes them: `Mo-Fr`, `Mo,We`, `Sa-Su,PH`. */
export function writeDays(days: readonly number[]): string {
  const runs: string[] = []
  for (let i = 0; i < days.length; i += 1) {
    const first = days[i] ?? 0
    let last = first
    while (days[i + 1] === last + 1 && last + 1 < 7) {
      last += 1
      i += 1
    }
    runs.push(first === last ? `${names[first]}` : `${names[first]}-${names[last]}`)
  }
  return runs.join(',')
}

/**
 * A week of openings in OpenStreetMap's opening_hours syntax.
 * @param closed days that are said to be closed; of other days without openings nothing is written
 */
export function writeHours(
  week: readonly (readonly Range[])[],
  closed: readonly number[] = [],
): string {
  const groups = new Map<string, number[]>()
  week.forEach((ranges, day) => {
    if (ranges.length === 0) return
    const times = ranges.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(',')
    groups.set(times, [...(groups.get(times) ?? []), day])
  })
  const off = closed.filter((day) => week[day]?.length === 0)
  const rules = [...groups].map(([times, days]) => `${writeDays(days)} ${times}`)
  return [...rules, ...(off.length > 0 ? [`${writeDays(off)} off`] : [])].join('; ')
}
