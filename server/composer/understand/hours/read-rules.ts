import { type DaySet, everyDay, type Half } from './atom.ts'
import { type Element, type Range, rangeOf } from './read-elements.ts'

export interface Rule {
  days: DaySet
  ranges: Range[]
}

export interface Opening {
  /** Ranges by day, Monday first, public holidays last. */
  week: Range[][]
  /** Open days without a time. */
  bare: DaySet
  always: boolean
  span: [number, number] | null
  /** Said in so many words: "open", "hours". */
  cued: boolean
}

type Timed = Extract<Element, { kind: 'times' }>
type Days = Extract<Element, { kind: 'days' }>

interface State {
  rules: Rule[]
  closed: DaySet
  pauses: Range[]
  pending: Days | null
  bare: DaySet
  loose: Timed[]
  last: Rule | null
  named: DaySet
  spans: [number, number][]
}

/** Sentences that hold days, times or closings, each with the words that tell what they are of. */
function sentences(elements: readonly Element[]): Element[][] {
  const parts: Element[][] = [[]]
  for (const element of elements) {
    if (element.kind === 'stop') parts.push([])
    else parts.at(-1)?.push(element)
  }
  return parts.filter((part) => part.length > 0)
}

/** Whether the nearest telling word makes these days or times a class, a concert, a check-in. */
function denied(part: readonly Element[], at: number): boolean {
  let open = -1
  let not = -1
  for (let i = at; i >= 0; i -= 1) {
    const kind = part[i]?.kind
    if (kind === 'not' && not < 0) not = at - i
    if ((kind === 'open' || kind === 'closed') && open < 0) open = at - i
  }
  if (not >= 0) return open < 0 || not < open
  if (open >= 0) return false
  for (let i = at + 1; i < Math.min(part.length, at + 4); i += 1) {
    const kind = part[i]?.kind
    if (kind === 'not') return true
    if (kind !== 'other' && kind !== 'link') return false
  }
  return false
}

const telling = (element: Element): boolean => element.kind !== 'other' && element.kind !== 'link'

function cleaned(part: readonly Element[]): Element[] {
  const kept: Element[] = []
  part.forEach((element, i) => {
    const subject =
      element.kind === 'days' ||
      element.kind === 'times' ||
      element.kind === 'until' ||
      element.kind === 'always'
    if (subject && denied(part, i)) return
    if (element.kind === 'times' && !element.sure && !anchored(part, i)) return
    if (element.kind === 'not') return
    kept.push(element)
  })
  return kept
}

/** "9 to 5" without a mark counts only beside a day or an opening word. */
function anchored(part: readonly Element[], at: number): boolean {
  const near = (step: number): boolean => {
    let others = 0
    for (let i = at + step; i >= 0 && i < part.length; i += step) {
      const kind = part[i]?.kind
      if (kind === 'days' || kind === 'open' || kind === 'times' || kind === 'pause') return true
      if (kind === 'closed') return true
      if (kind === 'other') others += 1
      if (others > 1) return false
    }
    return false
  }
  return near(-1) || near(1)
}

/** Whether a sentence names its times before its days: "9 to 5 Monday to Friday". */
function timesFirst(part: readonly Element[]): boolean {
  const first = part.find((element) => element.kind === 'days' || element.kind === 'times')
  if (first?.kind !== 'times') return false
  const at = part.indexOf(first)
  const next = part.findIndex((element, i) => i > at && element.kind === 'days')
  if (next < 0) return false
  return !part
    .slice(at, next)
    .some((element) => element.kind === 'closed' || element.kind === 'except')
}

function closings(part: Element[], state: State): Element[] {
  const taken = new Set<Element>()
  part.forEach((element, i) => {
    if (element.kind !== 'closed' && element.kind !== 'except') return
    const before = neighbour(part, i, -1)
    const after = neighbour(part, i, 1)
    const free = (days: Element | undefined): days is Days =>
      days?.kind === 'days' && !taken.has(days)
    if (element.kind === 'except') {
      if (!free(after)) return
      const behind = neighbour(part, part.indexOf(after), 1)
      const settled = part.slice(0, i).some((other) => other.kind === 'times')
      if (behind?.kind === 'times' && settled) return
      close(after, state, taken)
      return
    }
    if (after?.kind === 'times' && !part.slice(i).some((e) => e.kind === 'days' && e === before)) {
      if (!free(before) || hasTimesBefore(part, before)) {
        state.pauses.push(...after.ranges)
        taken.add(after)
        return
      }
    }
    if (free(before) && !timesBehind(part, before, i)) close(before, state, taken)
    else if (free(after)) {
      const behind = neighbour(part, part.indexOf(after), 1)
      if (behind?.kind !== 'times' && behind?.kind !== 'open') close(after, state, taken)
      else if (behind.kind === 'open' || !free(before)) close(after, state, taken)
    }
  })
  return part.filter((element) => !taken.has(element))
}

const hasTimesBefore = (part: readonly Element[], days: Element): boolean =>
  part.slice(0, part.indexOf(days)).some((element) => element.kind === 'times')

/** Whether the days already own the times that stand between them and an offset. */
const timesBehind = (part: readonly Element[], days: Element, at: number): boolean =>
  part.slice(part.indexOf(days), at).some((element) => element.kind === 'times')

function close(days: Days, state: State, taken: Set<Element>): void {
  state.closed |= days.days
  state.spans.push([days.start, days.end])
  taken.add(days)
}

function neighbour(part: readonly Element[], at: number, step: number): Element | undefined {
  let others = 0
  for (let i = at + step; i >= 0 && i < part.length; i += step) {
    const element = part[i]
    if (element?.kind === 'other') others += 1
    else if (element && element.kind !== 'link') return element
    if (others > 3) return undefined
  }
  return undefined
}

function pauses(part: Element[], state: State): Element[] {
  const taken = new Set<Element>()
  part.forEach((element, i) => {
    if (element.kind !== 'pause') return
    const after = neighbour(part, i, 1)
    const before = neighbour(part, i, -1)
    const subject = after?.kind === 'times' ? after : before?.kind === 'times' ? before : undefined
    if (!subject || taken.has(subject)) return
    if (
      subject === before &&
      !part.slice(0, part.indexOf(before)).some((e) => e.kind === 'times') &&
      state.rules.length === 0
    )
      return
    state.pauses.push(...subject.ranges)
    taken.add(subject)
  })
  return part.filter((element) => !taken.has(element))
}

function add(state: State, days: DaySet, ranges: Range[], spans: readonly Element[]): void {
  const rule = { days, ranges }
  state.rules.push(rule)
  state.last = rule
  state.named |= days
  for (const { start, end } of spans) state.spans.push([start, end])
}

const rest = (state: State, days: DaySet): DaySet =>
  days === 0 ? everyDay & ~state.named & ~state.closed : days

/** Days first: each list of times belongs to the days before it. */
function daysFirst(part: readonly Element[], state: State, from = 0): void {
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
          ? { ...element, start: joined.start, days: joined.days | element.days }
          : element
      used = false
      before = []
    } else if (element.kind === 'times') {
      if (joined) {
        const all = afterNoon(before, element)
        add(state, rest(state, joined.days), all.slice(before.length), [joined, element])
        before = all
        used = true
      } else state.loose.push(element)
    } else if (element.kind === 'until' && state.last) {
      const start = state.last.ranges[0]
      const days = joined && !used ? joined.days : null
      const range = start ? endAt(start, element.to, element.half) : null
      if (days && range && joined) {
        add(state, days, [range], [joined, element])
        used = true
      }
    }
  })
  state.pending = used ? null : joined
}

function endAt(start: Range, to: number, half: Half | null): Range | null {
  return rangeOf(
    { minutes: start.from, marked: true, half: start.from < 720 ? 'am' : 'pm' },
    { minutes: to, marked: true, half },
  )
}

/** Times first: each list of times belongs to the days behind it. */
function timesLead(part: readonly Element[], state: State): void {
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
function afterNoon(before: Range[], { ranges, sure }: Timed): Range[] {
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

/** Later rules win on the days they name again, unless they are a second opening that day. */
function weekOf(state: State): Range[][] {
  const week: Range[][] = Array.from({ length: 8 }, () => [])
  for (const { days, ranges } of state.rules) {
    for (let day = 0; day < 8; day += 1) {
      if (!(days & (1 << day)) || state.closed & (1 << day)) continue
      const old = week[day] ?? []
      const clash = ranges.some((a) => old.some((b) => a.from < end(b) && b.from < end(a)))
      week[day] = clash ? [...ranges] : [...old, ...ranges]
    }
  }
  return week.map((ranges) => state.pauses.reduce(cut, ranges).sort((a, b) => a.from - b.from))
}

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

const fresh = (): State => ({
  rules: [],
  closed: 0,
  pauses: [],
  pending: null,
  bare: 0,
  loose: [],
  last: null,
  named: 0,
  spans: [],
})

/** What a brief says about when it is open. */
export function readRules(elements: readonly Element[]): Opening {
  const state = fresh()
  let cued = false
  let always: Element | undefined
  for (const raw of sentences(elements)) {
    const telltale = raw.some((e) => e.kind === 'open' || e.kind === 'closed')
    const part = closings(pauses(cleaned(raw), state), state).filter(telling)
    always ??= part.find((element) => element.kind === 'always')
    if (!part.some((e) => e.kind === 'days' || e.kind === 'times' || e.kind === 'until')) {
      if (telltale && state.closed) cued = true
      continue
    }
    if (telltale) cued = true
    const core = part.filter((e) => e.kind === 'days' || e.kind === 'times' || e.kind === 'until')
    if (timesFirst(core)) timesLead(core, state)
    else daysFirst(core, state)
    if (state.pending && raw.some((e) => e.kind === 'open')) {
      state.bare |= state.pending.days
      state.spans.push([state.pending.start, state.pending.end])
    }
  }
  const { loose } = state
  if (loose.length > 0 && state.rules.length === 0 && cued) {
    add(state, state.bare || everyDay, loose.reduce(afterNoon, []), loose)
  }
  const spans = always ? [[always.start, always.end] as [number, number]] : state.spans
  const span: [number, number] | null =
    spans.length > 0
      ? [Math.min(...spans.map(([a]) => a)), Math.max(...spans.map(([, b]) => b))]
      : null
  return {
    week: weekOf(state),
    bare: state.bare & ~state.closed,
    always: !!always && state.rules.length === 0,
    span,
    cued,
  }
}
