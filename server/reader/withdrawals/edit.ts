import { type SplicedText, splice } from '../text/spliced-text.ts'
import type { Span } from '../text/trim.ts'

/** What a correction does to a text. */
export interface Edit {
  /** What stands in place of what was taken back. */
  swaps: readonly { old: Span; now: Span }[]
  /** What was said to take it back. */
  gone: readonly Span[]
}

/** The text as it is with edits that touch each other nowhere; of two that do, the first. */
export function edited(from: SplicedText, edits: readonly Edit[]): SplicedText {
  const taken: Span[] = []
  const steps: { at: Span; now: Span | null }[] = []
  for (const { swaps, gone } of edits) {
    const own = [...swaps.map(({ old }) => old), ...gone]
    if (own.some((span) => taken.some((other) => span[0] < other[1] && other[0] < span[1])))
      continue
    taken.push(...own)
    steps.push(...swaps.map(({ old, now }) => ({ at: old, now })))
    steps.push(...gone.map((at) => ({ at, now: null })))
  }
  const slices: Span[] = []
  let end = 0
  for (const { at, now } of steps.toSorted((one, other) => one.at[0] - other.at[0])) {
    if (at[0] > end) slices.push([end, at[0]])
    if (now) slices.push(now)
    end = Math.max(end, at[1] + (now ? 0 : bracketBehind(from.text, at)))
  }
  return splice(from, [...slices, [end, from.text.length]])
}

/** "9 € (sorry, 10 €)": the bracket goes with what stood in it. */
function bracketBehind(text: string, [start, end]: Span): number {
  const isOpened = /[(（]/.test(text.slice(start, end)) && !/[)）]/.test(text.slice(start, end))
  return isOpened && /^[)）]/.test(text.slice(end)) ? 1 : 0
}
