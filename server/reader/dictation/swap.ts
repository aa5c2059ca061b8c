import type { Span } from '../text/trim.ts'

/** A span of a text, and what is written in its place. */
export interface Swap {
  span: Span
  text: string
}

/** @param swaps in order, none within another */
export function withSwaps(raw: string, swaps: readonly Swap[]): string {
  const parts = swaps.map(
    ({ span, text }, i) => raw.slice(swaps[i - 1]?.span[1] ?? 0, span[0]) + text,
  )
  return parts.join('') + raw.slice(swaps.at(-1)?.span[1] ?? 0)
}
