import { type TaggedText, tagAt } from './tagged-text.ts'
import type { Span } from './trim.ts'

/** Where a sentence ends: a stop within a number or a name is none. */
const stop = /[.!?](?=\s|$)|[。！？\n]/g

/** The sentence something stands in. */
export function sentenceAround(text: TaggedText, [start, end]: Span): Span {
  const stops = [...text.raw.matchAll(stop)]
    .map(({ index }) => index + 1)
    .filter((at) => !isOfDate(text, at))
  const before = stops.findLast((at) => at <= start)
  return [before ?? 0, stops.find((at) => at >= end) ?? text.raw.length]
}

/** "Bis 31. | Juli": the stop makes an ordinal. */
const isOfDate = (text: TaggedText, at: number): boolean =>
  /\d\.$/.test(text.raw.slice(Math.max(0, at - 2), at)) &&
  tagAt(text, at + 1, 'dates.months.') !== undefined
