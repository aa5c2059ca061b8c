import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { type ChangeWords, changesIn } from './change-words.ts'
import { spaceAt, trimmedEnd, trimmedStart } from './clause-spans.ts'
import type { Swap } from './renewed-values.ts'

/** Words of a thing in a list. */
const longestThing = 3

/** "The cider is out, frost. | Instead there is perry": what stands in the place of one entry of a list. */
export function replacedIn(
  { text }: Draft,
  words: ChangeWords,
  dropped: readonly Span[],
  clause: Span,
): Swap | null {
  const [entry, ...others] = dropped
  const line = text.raw.indexOf('\n', clause[0] + spaceAt(text.raw, clause[0]))
  const end = line < 0 ? text.raw.length : line
  const [instead] = changesIn(text.folded, words.instead, [clause[0], end])
  if (!entry || others.length > 0 || !instead) return null
  const said = /^[^.,;(（\n]*/.exec(text.raw.slice(instead[1], end))?.[0] ?? ''
  const told = tokensIn(text, instead[1], instead[1] + said.length).filter(
    ({ kind }) => kind === 'word',
  )
  const isSmall = ({ start, end: stop }: Token) => isFunctionWord(text, start, stop)
  const isThing = (word: Token) => !isSmall(word) && frequencyOf(text.language, word.text) !== 'top'
  const thing = told.slice(told.findIndex(isThing))
  // "A flea market in the yard" stands in no list.
  if (thing.some(isSmall)) return null
  const [first, final] = [thing[0], thing.at(-1)]
  if (!first || !final || thing.length > longestThing) return null
  const from =
    entry[0] + (/^(?:[^\n]*:)?[^\p{L}\d]*/u.exec(text.raw.slice(...entry))?.[0].length ?? 0)
  return {
    old: [from, entry[1] - (/[^\p{L}\d)]*$/u.exec(text.raw.slice(...entry))?.[0].length ?? 0)],
    now: [first.start, final.end],
  }
}

/** "Cards are fine now" stands where "cash only" does. */
export function paidOtherwise(
  { text }: Draft,
  words: ChangeWords,
  old: Span,
  clause: Span,
): Swap[] {
  const { folded, raw } = text
  const isPaid = changesIn(folded, words.cards, clause).length > 0
  if (!isPaid || hasTag(text, ...clause, 'words.negations')) return []
  const now: Span = [trimmedStart(raw, clause), trimmedEnd(raw, clause)]
  return changesIn(folded, words.cashOnly, old)
    .slice(0, 1)
    .map(([start, end]) => ({
      old: [start, end + (/^!/.exec(raw.slice(end))?.[0].length ?? 0)],
      now,
    }))
}
