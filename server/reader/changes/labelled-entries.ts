import { isFunctionWord } from '../text/function-words.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { type ChangeWords, changesIn } from './change-words.ts'
import { trimmedEnd } from './clause-spans.ts'
import type { Renewal, Swap } from './renewed-values.ts'
import { isSameTopic, topicsIn } from './topics.ts'

/** "First prize is a weekend by the sea" stands where the old text has "1st prize: a hamper". */
export function relabelled(
  renewal: Renewal,
  words: ChangeWords,
  old: Span,
  clause: Span,
): Swap | null {
  const { draft, olds } = renewal
  const { text } = draft
  const entries = entriesOf(text.raw, old).filter(
    ({ value }) => !olds.some(({ span }) => value[0] <= span[0] && span[1] <= value[1]),
  )
  const said = tokensIn(text, ...clause).filter(({ kind }) => kind === 'word')
  const isLabel = (label: Span, { text: word }: Token) =>
    topicsIn(draft, label).some((topic) => isSameTopic(topic, word))
  const fitting = entries.filter(({ label }) => {
    const topics = topicsIn(draft, label).filter((topic) => topic.length > 2)
    return (
      topics.length > 0 &&
      topics.every((topic) => said.some((word) => isSameTopic(topic, word.text)))
    )
  })
  const isFirst = changesIn(text.folded, words.first, clause).length > 0
  const [entry, ...others] = fitting
  if (!entry || (others.length > 0 && !isFirst)) return null
  // Of the clause what stands behind its label: "the first prize is | …".
  const at = said.findLastIndex((word) => isLabel(entry.label, word))
  const isOpening = said
    .slice(0, at)
    .every(
      (word) =>
        isFunctionWord(text, word.start, word.end) ||
        isLabel(entry.label, word) ||
        changesIn(text.folded, words.first, [word.start, word.end]).length > 0,
    )
  const next = said[at + 1]
  const isCopula = next && tagAt(text, next.start, 'words.copulas')?.end === next.end
  const first = isCopula ? said[at + 2] : next
  if (!first || !isOpening || (!isCopula && !isFirst)) return null
  return { old: entry.value, now: [first.start, trimmedEnd(text.raw, clause)] }
}

/** "1st prize: a hamper - 2nd prize: gin": what stands before a colon and what behind it. */
function entriesOf(raw: string, [from, to]: Span): { label: Span; value: Span }[] {
  const pattern = /([^\n:,;|–-]{3,30})[:：][^\S\n]*([^\n:]{2,60}?)(?=\s*(?:\n|$|[,;|]|\s[-–]\s))/gu
  return [...raw.slice(from, to).matchAll(pattern)].map(
    ({ 0: all, 1: label = '', 2: value = '', index }) => {
      const end = from + index + all.length
      return {
        label: [from + index, from + index + label.length],
        value: [end - value.length, end],
      }
    },
  )
}
