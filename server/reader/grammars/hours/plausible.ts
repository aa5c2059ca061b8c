import type { Range } from './range.ts'

/** The latest a place that is not open at night closes, in minutes: one in the morning. */
const latest = 25 * 60
/** The earliest one opens by day: half past three, as bakers and markets do. */
const earliest = 3.5 * 60
/** Who opens in the evening may close in the morning, by five. */
const evening = 16 * 60
const dawn = 29 * 60
/** The least anybody opens for. */
const shortest = 45

/** Whether a week is one that people keep; half an hour of trade a day is a misreading. */
export function isPlausible(week: readonly (readonly Range[])[], nightly: boolean): boolean {
  return week.every((ranges) =>
    ranges.every(({ from, to }) => {
      const end = to <= from ? to + 1440 : to
      if (end - from < shortest) return false
      if (from >= evening && end <= dawn) return true
      return nightly || (end <= latest && (from >= earliest || from === 0))
    }),
  )
}
