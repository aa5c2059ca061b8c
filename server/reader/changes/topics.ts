import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Value } from '../withdrawals/values.ts'

/** The words of a span that say what it is about. */
export function topicsIn({ text }: Draft, [start, end]: Span): string[] {
  return tokensIn(text, start, end)
    .filter(({ kind, start: from, end: to }) => kind === 'word' && !isFunctionWord(text, from, to))
    .flatMap((token) => token.text.split('-'))
}

const glued = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Letters two words share at their beginning: particles and endings differ. */
const least = { glued: 2, other: 4, whole: 2 }

/** Whether two words are of one thing: "Vorführung", "PKW-Vorführung", 참가비, 참가비는. */
export function isSameTopic(one: string, other: string): boolean {
  if (one === other) return one.length >= (glued.test(one) ? 1 : least.whole)
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (glued.test(short)) {
    const stem = short.length > least.glued ? short.slice(0, -1) : short
    return long.startsWith(stem) && stem.length >= least.glued
  }
  if (short.length < least.other) return false
  if (long.endsWith(short)) return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return shared >= least.other && short.length - shared <= 2
}

/** How many words of one list are of a thing of the other. */
export const sharedTopics = (some: readonly string[], others: readonly string[]): number =>
  some.filter((one) => others.some((other) => isSameTopic(one, other))).length

/** What stands at a value that says what it is of: before it, or where nothing does, behind. */
export function labelOf(draft: Draft, values: readonly Value[], value: Value): Span {
  const { raw } = draft.text
  const [start, end] = value.span
  const before = values.findLast(({ span }) => span[1] <= start)?.span[1] ?? 0
  const begin = lastMark(raw, start)
  // "Juniors (5 to 11 years) Tuesday": what a bracket holds tells of the same thing.
  const isBehindBracket = /^[^(（]*[)）]\s*$/.test(raw.slice(before, start))
  const from = isBehindBracket ? begin : Math.max(before, begin)
  if (/\p{L}{2}/u.test(raw.slice(from, start))) return [from, start]
  const next = values.find(({ span }) => span[0] >= end)?.span[0] ?? raw.length
  const mark = raw.slice(end).search(/[\n,;•·|()]/)
  return [end, Math.min(next, mark < 0 ? raw.length : end + mark)]
}

function lastMark(raw: string, start: number): number {
  const found = /[\n;•·|][^\n;•·|]*$|,\s[^\n,]*$/.exec(raw.slice(0, start))
  return found ? found.index + 1 : 0
}
