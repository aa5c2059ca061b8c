import { hasTag, type TaggedText, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** "Friday | 21 to Sunday 23 August", "Sunday | 10.30": where in a span the first day stands that a number follows. */
export function dayBeforeNumber(text: TaggedText, [start, end]: Span): number | undefined {
  const tokens = tokensIn(text, start, end)
  return tokens.find(
    (token, i) =>
      tokens[i + 1]?.kind === 'number' && hasTag(text, token.start, token.end, 'hours.days.'),
  )?.start
}
