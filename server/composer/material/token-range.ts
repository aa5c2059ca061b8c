import type { Reading } from '#server/reader/read.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'

/** Tokens: `[first, behind)`. */
export type Range = readonly [number, number]

/** What a range says, without marks and white space. */
export function spanOf({ text }: Reading, [first, end]: Range): Span {
  const { raw, tokens } = text
  const start = tokens[first]?.start ?? raw.length
  return trimmed(raw, [start, tokens[end - 1]?.end ?? start])
}
