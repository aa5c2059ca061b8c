import type { Reading } from '#server/reader/read.ts'
import type { Statement } from '../material/statement.ts'

/** "Applications open 1 February. Open morning on 18 January": where each has its day, the next first. */
export function inOrderOfDays(
  reading: Reading,
  programme: readonly Statement[],
): readonly Statement[] {
  const dayOf = ({ span }: Statement) =>
    reading.days.find(({ start, end }) => start >= span[0] && end <= span[1])?.day ?? ''
  if (!programme.every(dayOf)) return programme
  const days = programme.map(dayOf)
  const hasYears = days.every((day) => !day.startsWith('--'))
  const keyOf = (statement: Statement) => {
    const day = dayOf(statement)
    return hasYears ? Date.parse(day) : sinceFirst(day, days[0] ?? day)
  }
  return programme.toSorted((one, other) => keyOf(one) - keyOf(other))
}

/** Twelve months of 31 days: days are only compared. */
const yearLength = 372
/** "12 December, 9 January": so many days before the first that is told, a day is one of the next year. */
const mostBefore = yearLength / 2

/** Of days without a year: those long before the first that is told are of the year behind it. */
function sinceFirst(day: string, first: string): number {
  const [at, start] = [ordinalOf(day), ordinalOf(first)]
  return start - at > mostBefore ? at + yearLength : at
}

function ordinalOf(day: string): number {
  const [month = 1, date = 1] = day.slice(-5).split('-').map(Number)
  return month * 31 + date
}
