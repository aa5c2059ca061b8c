import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Value } from './values.ts'
import { type WithdrawalTag, withdrawalTags } from './withdrawal-words.ts'

/** Numbers in figures and in words, with what they count. */
export function countsOf(draft: Draft): Value[] {
  const { folded, language, tokens } = draft.text
  const tags = withdrawalTags(language.code, folded)
  // "Trenta anzi no trentacinque": what takes the number back is not counted by it.
  const takingBack = tags.filter(({ tag }) => tag === 'retracting' || tag === 'doubting')
  const figures = tokens
    .filter(({ kind }) => kind === 'number')
    .map(({ start, end }) => countAt(draft, [start, end], takingBack))
  const spelled = tags
    .filter(({ tag }) => tag === 'counts')
    .map(({ start, end }) => countAt(draft, [start, end], takingBack))
  return [...figures, ...spelled]
}

function countAt(draft: Draft, [start, end]: Span, takingBack: readonly WithdrawalTag[]): Value {
  const { folded } = draft.text
  const counted = isWithCounter(folded.slice(start, end))
    ? (folded[end - 1] ?? '')
    : countedBehind(draft, end, takingBack)
  // "두 개예요" is said again with its counter.
  const isHangul = /^\p{Script=Hangul}/u.test(counted)
  const last = isHangul ? folded.indexOf(counted, end) + counted.length : end
  return { kind: 'number', span: [start, last], core: [start, end], counted }
}

/** 二人: the counter is written to the number. */
const isWithCounter = (said: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}]{2,}$/u.test(said)

/** Words behind a time of day or a sum that make them no number of things. */
const uncounted = [
  ...['hour', 'am', 'pm', 'to', 'from', 'until', 'and', 'days.', 'closed', 'open', 'pause'].map(
    (name) => `hours.${name}`,
  ),
  'words.negations',
]

function countedBehind({ text }: Draft, end: number, takingBack: readonly WithdrawalTag[]): string {
  const next = text.tokens.find(({ start }) => start >= end)
  if (next?.kind !== 'word' || isFunctionWord(text, next.start, next.end)) return ''
  if (takingBack.some(({ start }) => start === next.start)) return ''
  return uncounted.some((tag) => tagAt(text, next.start, tag)) ? '' : next.text
}

/** "세 개예요", "두 개요": an ending is written to the counter. */
export function isSameCount({ counted: one }: Value, { counted: other }: Value): boolean {
  return one === other || (/^\p{Script=Hangul}/u.test(one) && one[0] === other[0])
}
