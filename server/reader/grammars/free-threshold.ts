import { isFunctionWord } from '../text/function-words.ts'
import {
  type TaggedText,
  tagAt,
  tagBefore,
  tagsIn,
  tagsOver,
  tokensIn,
} from '../text/tagged-text.ts'
import type { Amount } from './read-amounts.ts'

/** Letters between a sum and what is free from it on. */
const longest = 30

/**
 * "Free from 100 €", "ab 100 € frei Haus", 10만원 넘으면 무료: from how much on something is free, and no
 * price of anything.
 */
export function isFreeThreshold(text: TaggedText, { start, end }: Amount): boolean {
  const before = tagsIn(text, Math.max(0, start - longest), start, 'money.free').at(-1)
  const behind = tagsIn(text, end, end + longest, 'money.free')[0]
  const leads = before && before.end < start && areLimits(text, before.end, start)
  const ends = behind && isBound(text, { start, end }, behind.start)
  return Boolean(leads || ends)
}

/** "from", "over": nothing else, and one of them at least, stands between. */
function areLimits(text: TaggedText, from: number, to: number): boolean {
  const between = tokensIn(text, from, to)
  return (
    between.length > 0 &&
    between.every((token) => token.kind === 'word' && isLimit(text, token)) &&
    limits.some((tag) => between.some((token) => tagAt(text, token.start, tag)))
  )
}

const limits = ['money.from', 'words.prepositions', 'words.subordinate']

const isLimit = (text: TaggedText, { start, end }: { start: number; end: number }) =>
  isFunctionWord(text, start, end) ||
  tagsOver(text, start, end).some(({ tag }) => limits.includes(tag))

/** "From 100 € on | free", "10만원 넘으면 | 무료": what it is bound to stands on either side of the sum. */
function isBound(text: TaggedText, sum: { start: number; end: number }, at: number): boolean {
  const between = text.raw.slice(sum.end, at)
  const isLed = tagBefore(text, sum.start - 1, 'money.from') !== undefined
  if (isLed && /^\s?$/.test(between)) return true
  return (
    /^[^\d,.、。]+$/.test(between) && conditions.some((tag) => endsIn(text, tag, [sum.end, at]))
  )
}

const conditions = ['money.from', 'words.subordinate']

/** Whether what binds is all that stands between, or the end of its only word. */
function endsIn(text: TaggedText, tag: string, [from, to]: [number, number]): boolean {
  const words = tokensIn(text, from, to).filter(({ kind }) => kind === 'word')
  return words.length < 2 && tagsIn(text, from, to, tag).length > 0
}
