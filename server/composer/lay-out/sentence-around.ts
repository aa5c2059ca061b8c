import type { Span } from '#server/reader/text/trim.ts'

/** Where a sentence ends: a stop within a number or a name is none. */
const stop = /[.!?](?=\s|$)|[。！？\n]/g

/** The sentence something stands in. */
export function sentenceAround(raw: string, [start, end]: Span): Span {
  const stops = [...raw.matchAll(stop)].map(({ index }) => index + 1)
  const before = stops.findLast((at) => at <= start)
  return [before ?? 0, stops.find((at) => at >= end) ?? raw.length]
}
