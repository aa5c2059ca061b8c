import type { Element } from './element.ts'
import type { Days, State } from './week.ts'

export function closings(part: Element[], state: State): Element[] {
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
    if (free(before) && !timesBehind(part, before, i)) {
      close(before, state, taken)
      const earlier = neighbour(part, part.indexOf(before), -1)
      if (free(earlier) && earlier.half) close(earlier, state, taken)
    } else if (free(after)) {
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
  if (days.half) state.closedHalves.push({ days: days.days, half: days.half })
  else state.closed |= days.days
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

/** "Mon–Fri 9–5, lunch 1–2": short and inside an opening; "lunch 12–3" is one itself. */
function isBreak(element: Element | undefined, part: readonly Element[], state: State): boolean {
  if (element?.kind !== 'times') return false
  const [pause] = element.ranges
  if (!pause || pause.to - pause.from > 90) return false
  const openings = [
    ...part.flatMap((other) => (other.kind === 'times' && other !== element ? other.ranges : [])),
    ...state.rules.flatMap(({ ranges }) => ranges),
  ]
  return openings.some(({ from, to }) => from < pause.from && to > pause.to)
}

export function pauses(part: Element[], state: State): Element[] {
  const taken = new Set<Element>()
  part.forEach((element, i) => {
    if (element.kind !== 'pause' && element.kind !== 'lunch') return
    const after = neighbour(part, i, 1)
    if (element.kind === 'lunch' && !isBreak(after, part, state)) return
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
