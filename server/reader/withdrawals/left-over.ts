import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagNamesAt, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

const knownTags = ['words.', 'hours.', 'contact.', 'money.', 'dates.']

/** How many words of a sentence tell something beside the values it corrects and how it does. */
export function leftOver(text: TaggedText, [start, end]: Span, read: readonly Span[]): number {
  const said = new Set(tokensIn(text, 0, start).map((token) => token.text))
  return tokensIn(text, start, end).filter((token) => {
    if (token.kind !== 'word' || said.has(token.text)) return false
    if (read.some(([from, to]) => from <= token.start && token.end <= to)) return false
    if (isFunctionWord(text, token.start, token.end)) return false
    if (frequencyOf(text.language, token.text) === 'top') return false
    return !tagNamesAt(text, 'start', token.start).some((name) =>
      knownTags.some((known) => name.startsWith(known)),
    )
  }).length
}
