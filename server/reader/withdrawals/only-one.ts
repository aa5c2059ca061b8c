import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Value } from './values.ts'

/** Of several values the one before which a correction's own words stand: "colour £45", "colour is £50". */
export function onlyOne(
  text: TaggedText,
  values: readonly Value[],
  all: readonly Value[],
  correction: Span,
): Value | null {
  const [only, further] = values
  if (!further) return only ?? null
  const said = new Set(tellingIn(text, correction))
  const named = values.filter(({ span }) => {
    const before = all.findLast((value) => value.span[1] <= span[0])
    return tellingIn(text, [before?.span[1] ?? 0, span[0]]).some((word) => said.has(word))
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

const tellingIn = (text: TaggedText, [start, end]: Span): string[] =>
  tokensIn(text, start, end)
    .filter((token) => token.kind === 'word' && !isFunctionWord(text, token.start, token.end))
    .map((token) => token.text)
