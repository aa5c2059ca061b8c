import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { Value } from '../withdrawals/values.ts'
import type { Talk } from './talked-changes.ts'

export const isIn = ([start, end]: Span, [from, to]: Span): boolean => from <= start && end <= to

/** Words of what only changes. */
const longestChange = 14

/** What of a message goes: to the end of the sentence that tells the new value, where that tells little more. */
export function changeOf({ text }: Draft, message: Span, { span }: Value): Span | null {
  const sentences = sentencesOf(text.raw.slice(...message))
  const last = sentences.find(([, end]) => message[0] + end >= span[1])
  const end = last ? message[0] + last[1] : message[1]
  const words = text.tokens.filter(
    (token) => token.kind === 'word' && isIn([token.start, token.end], [message[0], end]),
  )
  return words.length <= longestChange ? [message[0], end] : null
}

/** Whether a message tells nothing but a value: "so it's settled, 13 June then". */
export function isOnly(
  { draft: { text }, values, agreeing }: Talk,
  message: Span,
  only: Value,
): boolean {
  const agreed = [...text.folded.slice(...message).matchAll(agreeing)].map(
    ({ 0: said, index }): Span => [message[0] + index, message[0] + index + said.length],
  )
  const others = values.filter((value) => value !== only && isIn(value.span, message))
  const telling = text.tokens.filter(({ kind, start, end, text: said }) => {
    const at: Span = [start, end]
    if (kind !== 'word' || !isIn(at, message) || isIn(at, only.span)) return false
    if (agreed.some((span) => isIn(at, span)) || isFunctionWord(text, start, end)) return false
    return frequencyOf(text.language, said) !== 'top'
  })
  return others.length === 0 && telling.length === 0
}
