import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { tagNamesAt, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import type { Value } from '../withdrawals/values.ts'
import { type ChangeWords, changesIn } from './change-words.ts'
import { isWithin } from './clause-spans.ts'
import type { OldText } from './old-text.ts'
import { isSameTopic, topicsIn } from './topics.ts'

const knownTags = ['hours.', 'contact.', 'money.', 'dates.', 'places.in']

/** How many words of a clause tell something that neither its values nor the old text does. */
export function leftOver(
  { text }: Draft,
  words: ChangeWords,
  { old }: Pick<OldText, 'old'>,
  clause: Span,
  read: readonly Span[],
): number {
  const kinds = ['past', 'present', 'gone', 'unchanged', 'instead'] as const
  const said = [...read, ...kinds.flatMap((kind) => changesIn(text.folded, words[kind], clause))]
  const known = topicsIn({ text } as Draft, old)
  return tokensIn(text, ...clause).filter((token) => {
    if (token.kind !== 'word') return false
    if (said.some(([from, to]) => from < token.end && token.start < to)) return false
    if (isFunctionWord(text, token.start, token.end)) return false
    if (frequencyOf(text.language, token.text) === 'top') return false
    if (known.some((word) => isSameTopic(word, token.text))) return false
    return !tagNamesAt(text, 'start', token.start).some((name) =>
      knownTags.some((tag) => name.startsWith(tag)),
    )
  }).length
}

/** "- from 2 pm": a value, and no word of what it is of. */
export function isOneValue(
  draft: Draft,
  words: ChangeWords,
  all: readonly Value[],
  clause: Span,
): boolean {
  const own = all.map(({ span }) => span).filter((span) => isWithin(span, clause))
  const said = { old: [0, 0] as Span }
  return own.length === 1 && leftOver(draft, words, said, clause, own) === 0
}

/** Words of a change that say nothing of their own. */
export const mostLeft = 1
