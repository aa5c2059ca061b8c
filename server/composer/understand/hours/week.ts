import { type DaySet, everyDay, type Half } from './atom.ts'
import type { Element, Range } from './element.ts'

export interface Rule {
  days: DaySet
  ranges: Range[]
}

export type Timed = Extract<Element, { kind: 'times' }>

export type Days = Extract<Element, { kind: 'days' }>

export interface State {
  rules: Rule[]
  closed: DaySet
  /** "Wednesday afternoon closed". */
  closedHalves: { days: DaySet; half: Half }[]
  pauses: Range[]
  pending: Days | null
  bare: DaySet
  loose: Timed[]
  last: Rule | null
  named: DaySet
  /** Days that open at a time and close at none that is told. */
  endless: DaySet
  spans: [number, number][]
}

export function add(state: State, days: DaySet, ranges: Range[], spans: readonly Element[]): void {
  const rule = { days, ranges }
  state.rules.push(rule)
  state.last = rule
  state.named |= days
  for (const { start, end } of spans) state.spans.push([start, end])
}

export const rest = (state: State, days: DaySet): DaySet =>
  days === 0 ? everyDay & ~state.named & ~state.closed : days

/** Later rules win on the days they name again, unless they are a second opening that day. */
export function weekOf(state: State): Range[][] {
  const week: Range[][] = Array.from({ length: 8 }, () => [])
  for (const { days, ranges } of state.rules) {
    for (let day = 0; day < 8; day += 1) {
      if (!(days & (1 << day)) || state.closed & (1 << day)) continue
      const old = week[day] ?? []
      const clash = ranges.some((a) => old.some((b) => a.from < end(b) && b.from < end(a)))
      week[day] = clash ? [...ranges] : [...old, ...ranges]
    }
  }
  return week.map((ranges, day) => {
    const halves = state.closedHalves.filter(({ days }) => days & (1 << day))
    return state.pauses
      .reduce(cut, ranges)
      .filter((range) => !halves.some(({ half }) => liesIn(range, half)))
      .sort((a, b) => a.from - b.from)
  })
}

/** An opening over noon lies in both halves: how much of it is left, nobody said. */
const liesIn = (range: Range, half: Half): boolean =>
  half === 'pm' ? end(range) > 14 * 60 : range.from < 12 * 60

const end = ({ from, to }: Range): number => (to <= from ? to + 1440 : to)

/** Takes a break out of the openings around it. */
function cut(ranges: Range[], pause: Range): Range[] {
  return ranges.flatMap((range) =>
    pause.from > range.from && pause.to < end(range)
      ? [
          { from: range.from, to: pause.from },
          { from: pause.to, to: range.to },
        ]
      : [range],
  )
}

export const fresh = (): State => ({
  rules: [],
  closed: 0,
  closedHalves: [],
  pauses: [],
  pending: null,
  bare: 0,
  loose: [],
  last: null,
  named: 0,
  endless: 0,
  spans: [],
})
