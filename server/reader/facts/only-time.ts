import type { Draft } from '../draft.ts'
import { rememberedOf } from '../remembered.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'

type TimedDraft = Pick<Draft, 'text' | 'claims' | 'days'>

/** "13 de septiembre", "Sat 7 June 3 pm": when it is, and not what. */
export function tellsOnlyTime(draft: TimedDraft, [start, end]: Span): boolean {
  const { text } = draft
  const times = timesIn(draft)
  const isTold = (word: Token) => times.has(word)
  const isDay = (word: Token) => hasTag(text, word.start, word.end, 'hours.days.')
  const words = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  return (
    // One day of the week may be what something is called, "Tuesday to Thursday" is not.
    (words.some(isTold) || words.filter(isDay).length > 1) &&
    words.every(
      (word) =>
        isTold(word) ||
        isFunctionWord(text, word.start, word.end) ||
        isDay(word) ||
        sensesOf(text.language, word.text).includes('day-word'),
    )
  )
}

/** The words of a brief that stand in a day or an hour: every candidate for its name asks for them. */
const timesIn = rememberedOf(({ text, claims, days }: TimedDraft): ReadonlySet<Token> => {
  const told = claims.filter(({ kind }) => kind === 'date' || kind === 'time')
  const spans = [...days, ...told.map(({ span: [start, end] }) => ({ start, end }))]
  return new Set(spans.flatMap(({ start, end }) => tokensIn(text, start, end)))
})
