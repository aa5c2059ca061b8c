import type { Reading } from '#server/reader/read.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** A number that is no phone, date or time. */
export function hasFreeNumber({ text, claims }: Reading, [start, end]: Span): boolean {
  return tokensIn(text, start, end).some(
    (token) =>
      /\d/.test(token.text) &&
      !/^\s?%/.test(text.raw.slice(token.end)) &&
      !claims.some(
        ({ kind, span }) => kind !== 'money' && span[0] <= token.start && token.end <= span[1],
      ),
  )
}
