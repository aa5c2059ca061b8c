import type { Span } from '../text/trim.ts'

/** The sentences of a text in order: to the stop, or to the end of the line; "P.S." ends none. */
export function sentencesOf(raw: string): Span[] {
  const found: Span[] = []
  let start = 0
  for (const { index, 0: said } of raw.matchAll(
    /(?<!(?<![\p{L}\p{N}])\p{L})[.!?]+(?=\s|$)|[。！？\n]+/gu,
  )) {
    const end = index + said.length
    if (raw.slice(start, index).trim() !== '') found.push([start, end])
    start = end
  }
  if (raw.slice(start).trim() !== '') found.push([start, raw.length])
  return found
}
