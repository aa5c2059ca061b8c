import { everyDay } from './atom.ts'
import { cleaned, telling } from './clean-part.ts'
import type { Element, Range } from './element.ts'
import { afterNoon, daysFirst, timesFirst, timesLead } from './pair-days.ts'
import { closings, pauses } from './read-closings.ts'
import { add, fresh, type State, weekOf } from './week.ts'

export interface Opening {
  /** Ranges by day, Monday first, public holidays last. */
  week: Range[][]
  always: boolean
  span: [number, number] | null
  /** Said in so many words: "open", "hours". */
  cued: boolean
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

/** Days that begin and end nowhere are of no use; where they are opening days, so is the rest. */
function withoutEndless(part: readonly Element[], state: State): Element[] {
  const listed = part.some(({ kind }) => kind === 'times' || kind === 'open')
  return part.filter((element, i) => {
    const endless = element.kind === 'days' && part[i + 1]?.kind === 'begins'
    if (endless && listed) state.endless |= element.days
    return !endless
  })
}

/** What a brief says about when it is open. */
export function readRules(elements: readonly Element[]): Opening {
  const state = fresh()
  let cued = false
  let surely = false
  let always: Element | undefined
  for (const raw of sentences(elements)) {
    const telltale = raw.some((e) => e.kind === 'open' || e.kind === 'closed')
    const said = closings(pauses(cleaned(raw), state), state).filter(telling)
    const part = withoutEndless(said, state)
    always ??= part.find((element) => element.kind === 'always')
    surely ||= part.some((element) => element.kind === 'always' && element.sure)
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
  // Times without a day or a closing day are no hours: nobody said which days they are of.
  const days = state.bare || (state.closed ? everyDay : 0)
  if (loose.length > 0 && state.rules.length === 0 && cued && days) {
    add(state, days, loose.reduce(afterNoon, []), loose)
  }
  const untold = (state.endless & ~state.named) !== 0
  const spans = untold
    ? []
    : always
      ? [[always.start, always.end] as [number, number]]
      : state.spans
  const span: [number, number] | null =
    spans.length > 0
      ? [Math.min(...spans.map(([a]) => a)), Math.max(...spans.map(([, b]) => b))]
      : null
  return {
    week: weekOf(state),
    always: !!always && (surely || state.rules.length === 0),
    span,
    cued,
  }
}
