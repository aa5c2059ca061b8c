import type { DaySet, Half } from './atom.ts'
import type { Element, Range } from './element.ts'
import { rangeOf } from './take-times.ts'
import { add, type Days, rest, type State, type Timed } from './week.ts'

/** Whether a sentence names its times before its days: "9 to 5 Monday to Friday". */
export function timesFirst(part: readonly Element[]): boolean {
  const first = part.find((element) => element.kind === 'days' || element.kind === 'times')
  if (first?.kind !== 'times') return false
  const at = part.indexOf(first)
  const next = part.findIndex((element, i) => i > at && element.kind === 'days')
  if (next < 0) return false
  return !part
    .slice(at, next)
    .some((element) => element.kind === 'closed' || element.kind === 'except')
}

/** Days first: each list of times belongs to the days before it. */
export function daysFirst(part: readonly Element[], state: State, from = 0): void {
  let joined: Days | null = state.pending
  let used = false
  let before: Range[] = []
  part.forEach((element, i) => {
    if (i < from) return
    if (element.kind === 'days') {
      const previous = part[i - 1]
      const merge = joined && !used && previous?.kind === 'days'
      if (joined && !used && !merge) state.bare |= joined.days
      joined =
        merge && joined
          ? {
              ...element,
              start: joined.start,
              days: joined.days | element.days,
              noon: (joined.noon ?? 0) | (element.noon ?? 0),
            }
          : element
      used = false
      before = []
    } else if (element.kind === 'times') {
      if (joined) {
        const all = afterNoon(before, element)
        addByMeal(state, joined, all.slice(before.length), element)
        before = all
        used = true
      } else state.loose.push(element)
    } else if (element.kind === 'until' && state.last) {
      const days = joined && !used ? joined.days : null
      const ranges = endAt(openings(state, state.last.days), element.to, element.half)
      if (days && ranges.length > 0 && joined) {
        add(state, days, ranges, [joined, element])
        used = true
      }
    }
  })
  state.pending = used ? null : joined
}

/** "Jeudi midi, vendredi midi et soir 12h-14h et 19h-22h": no evening on a day of lunch alone. */
function addByMeal(state: State, joined: Days, ranges: Range[], times: Timed): void {
  const noon = joined.noon ?? 0
  const others = joined.days & ~noon
  const whole = noon === 0 || others === 0
  add(state, whole ? rest(state, joined.days) : others, ranges, [joined, times])
  const lunch = ranges.filter(({ from }) => from < 15 * 60)
  if (!whole && lunch.length > 0) add(state, noon, lunch, [joined, times])
}

const openings = ({ rules }: State, days: DaySet): Range[] =>
  rules.filter((rule) => rule.days === days).flatMap(({ ranges }) => ranges)

/** "8–12 and 13–18, Friday until 5": the break stays, the day ends sooner or later. */
function endAt(ranges: readonly Range[], to: number, half: Half | null): Range[] {
  const [first] = ranges
  if (!first) return []
  const start = (from: number) =>
    ({ minutes: from, marked: true, half: from < 720 ? 'am' : 'pm' }) as const
  const whole = rangeOf(start(first.from), { minutes: to, marked: true, half })
  if (!whole) return []
  const open = ranges.filter(({ from }) => from < whole.to || whole.to < whole.from)
  return open.map((range, i) =>
    i === open.length - 1 ? { from: range.from, to: whole.to } : range,
  )
}

/** Times first: each list of times belongs to the days behind it. */
export function timesLead(part: readonly Element[], state: State): void {
  const subjects = part.filter((e) => e.kind === 'days' || e.kind === 'times')
  for (let i = 0; i < subjects.length; i += 1) {
    const times = subjects[i]
    const days = subjects[i + 1]
    if (times?.kind !== 'times') continue
    if (days?.kind !== 'days') {
      const previous = subjects[i - 1]
      if (previous?.kind === 'days')
        add(state, rest(state, previous.days), times.ranges, [previous, times])
      else state.loose.push(times)
      continue
    }
    let all = days.days
    let next = i + 2
    while (subjects[next]?.kind === 'days' && subjects[next + 1]?.kind !== 'times') {
      all |= (subjects[next] as Days).days
      next += 1
    }
    add(state, rest(state, all), times.ranges, [times, days])
    if (subjects[next]?.kind === 'days') {
      daysFirst(subjects, state, next)
      return
    }
    i = next - 1
  }
}

/** "Lunch 12-3, dinner 6-10": the later one is after the first. */
export function afterNoon(before: Range[], { ranges, sure }: Timed): Range[] {
  const last = before.at(-1)
  return [
    ...before,
    ...ranges.map((range) =>
      last && !sure && range.from < last.to && range.to <= 720
        ? { from: range.from + 720, to: range.to + 720 }
        : range,
    ),
  ]
}
