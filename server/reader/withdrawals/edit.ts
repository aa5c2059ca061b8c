import { overlap } from '../text/spans.ts'
import { type SplicedText, splice } from '../text/spliced-text.ts'
import type { Span } from '../text/trim.ts'

/** What a correction does to a text. */
export interface Edit {
  /** What stands in place of what was taken back. */
  swaps: readonly { old: Span; now: Span }[]
  /** What was said to take it back. */
  gone: readonly Span[]
}

interface Step {
  at: Span
  now: Span | null
}

/** The text as it is with edits that touch each other nowhere; of two that do, the first. */
export function edited(from: SplicedText, edits: readonly Edit[]): SplicedText {
  const taken: Span[] = []
  const steps: Step[] = []
  for (const { swaps, gone: said } of edits) {
    const gone = said.flatMap((span) => [span, ...bracketBehind(from.text, span)])
    const own = [...swaps.map(({ old }) => old), ...gone]
    if (own.some((span) => taken.some((other) => overlap(span, other)))) continue
    taken.push(...own)
    steps.push(...swaps.map(({ old, now }) => ({ at: old, now })))
    steps.push(...gone.map((at) => ({ at, now: null })))
  }
  const slices: Span[] = []
  let end = 0
  const inOrder = steps.toSorted((one, other) => one.at[0] - other.at[0])
  for (const { at, now } of inOrder.reduce(joined, [])) {
    if (at[0] > end) slices.push([end, at[0]])
    if (now) slices.push(now)
    end = Math.max(end, at[1])
    if (now) continue
    if (isStopLeft(from.text, [at[0], end])) end += 1
    slices.push(...spaceWithin(from.text, [at[0], end]))
  }
  return splice(from, [...slices, [end, from.text.length]])
}

/** What goes right behind what goes is one. */
function joined(steps: readonly Step[], next: Step): Step[] {
  const last = steps.at(-1)
  if (!last || last.now || next.now || next.at[0] > last.at[1]) return [...steps, next]
  return [...steps.slice(0, -1), { at: [last.at[0], Math.max(last.at[1], next.at[1])], now: null }]
}

/** "It stays.|…|. Pay by card": the stop of a sentence goes with all of its words. */
const isStopLeft = (text: string, [start, end]: Span): boolean =>
  /[.!?。]\s*$/.test(text.slice(0, start)) && /^[.!?。]/.test(text.slice(end))

/** "Same. Oh and …, no": what follows a stop is not written to it. */
function spaceWithin(text: string, [start, end]: Span): Span[] {
  const isGlued =
    /[\p{Script=Latin}\p{Script=Hangul}\p{N}][.!?]$/u.test(text.slice(0, start)) &&
    /^\p{L}/u.test(text.slice(end))
  const at = isGlued ? text.slice(start, end).search(/\s/) : -1
  return at < 0 ? [] : [[start + at, start + at + 1]]
}

/** Letters within brackets behind what is said again. */
const longestRest = 60

/** "9 € (sorry, 10 €)": a bracket goes with the one that went. */
function bracketBehind(text: string, [start, end]: Span): Span[] {
  const said = text.slice(start, end)
  if (!/[(（]/.test(said) || /[)）]/.test(said)) return []
  const rest = /^[^()（）\n]*(?=[)）])/.exec(text.slice(end, end + longestRest))
  const at = end + (rest?.[0].length ?? 0)
  return rest ? [[at, at + 1]] : []
}
