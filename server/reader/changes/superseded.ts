import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { ChangeClause } from './change-clauses.ts'
import { type ChangeWords, changesIn } from './change-words.ts'
import { droppedThings } from './dropped-things.ts'

/** Letters behind a clause in which "so" begins what holds now. */
const reach = 12

/**
 * "The field is flooded so we're in the hall": the old text's lines of what a clause begins with.
 * What holds now is told by the clause, which stays.
 */
export function supersededBy(
  draft: Draft,
  words: ChangeWords,
  old: Span,
  { span, sentence }: ChangeClause,
): Span[] {
  const { text } = draft
  const [lead] = changesIn(text.folded, words.therefore, [span[0], sentence[1] + reach])
  const first = tokensIn(text, ...span).find(
    ({ kind, start, end }) => kind === 'word' && !isFunctionWord(text, start, end),
  )
  const isBehind = lead && first && lead[0] > first.end
  if (!isBehind || /[.!?]\s+\S+\s+\S/.test(text.raw.slice(span[1], lead[0]))) return []
  return droppedThings(draft, old, [first.start, first.end]).filter(
    (entry) => !/\d/.test(text.raw.slice(...entry)),
  )
}
