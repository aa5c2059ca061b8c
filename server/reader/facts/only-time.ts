import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'

/** "13 de septiembre", "Sat 7 June 3 pm": when it is, and not what. */
export function tellsOnlyTime(
  { text, claims, days }: Pick<Draft, 'text' | 'claims' | 'days'>,
  [start, end]: Span,
): boolean {
  const isTold = (word: Token) =>
    days.some((day) => day.start <= word.start && word.end <= day.end) ||
    claims.some(
      ({ kind, span }) =>
        (kind === 'date' || kind === 'time') && isIn([word.start, word.end], span),
    )
  const words = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  return (
    words.some(isTold) &&
    words.every(
      (word) =>
        isTold(word) ||
        isFunctionWord(text, word.start, word.end) ||
        hasTag(text, word.start, word.end, 'hours.days.') ||
        sensesOf(text.language, word.text).includes('day-word'),
    )
  )
}

const isIn = (inner: Span, outer: Span): boolean => inner[0] >= outer[0] && inner[1] <= outer[1]
