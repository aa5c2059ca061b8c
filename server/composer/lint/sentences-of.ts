import type { Draft } from '#server/reader/draft.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** The sentences of a text, where a mark or the end of a line ends them. */
export function sentencesOf({ text: { raw } }: Draft): Span[] {
  const found: Span[] = []
  let start = 0
  for (const { 0: mark, index } of raw.matchAll(/[.!?](?=\s|$)\s*|[。！？\n]/g)) {
    found.push([start, index])
    start = index + mark.length
  }
  return [...found, [start, raw.length] as const].filter(([from, to]) => to > from)
}
