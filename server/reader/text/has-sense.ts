import { type TaggedText, tokensIn } from './tagged-text.ts'
import type { Span } from './trim.ts'
import { sensesOf } from './word-senses.ts'

/** Whether a word of a span means one of some things. */
export function hasSense(
  { text }: { text: TaggedText },
  span: Span,
  senses: readonly string[],
): boolean {
  return tokensIn(text, ...span).some(({ text: word }) =>
    sensesOf(text.language, word).some((sense) => senses.includes(sense)),
  )
}
