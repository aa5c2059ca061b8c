import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** "On Sunday 14 June, | the hamlet lights its oven": when it is opens a sentence, and no title. */
export function behindDay({ text, claims, days }: Reading, [start, end]: Span): number {
  if (isDense(text.raw.slice(start, end))) return start
  const told = [
    ...claims.filter(({ kind }) => kind === 'date' || kind === 'time').map(({ span }) => span),
    ...days.map((day): Span => [day.start, day.end]),
  ].filter(([from, to]) => from >= start && to < end)
  const day = told.find(([from]) => leadsOnly(text, start, from))
  if (!day) return start
  // "27 September 9 am": the time right behind it goes with it.
  const last = told
    .toSorted(([one], [other]) => one - other)
    .reduce(
      (end, [from, to]) => (leadsOnly(text, end, Math.max(end, from)) ? Math.max(end, to) : end),
      day[1],
    )
  const mark = /^,?\s+/.exec(text.raw.slice(last, end))?.[0].length ?? 0
  return mark > 0 ? last + mark : start
}

/** "On", "le dimanche": nothing but small words and the day of the week. */
const leadsOnly = (text: Reading['text'], from: number, to: number): boolean =>
  tokensIn(text, from, to).every(
    (token) =>
      token.kind === 'mark' ||
      isFunctionWord(text, token.start, token.end) ||
      hasTag(text, token.start, token.end, 'hours.days.'),
  )
