import type { Span } from './trim.ts'

/** Whether two spans share a letter. */
export const overlap = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]

/** From where the first begins to where the last ends: what stands between them belongs to them. */
export const around = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([start]) => start)),
  Math.max(...spans.map(([, end]) => end)),
]
