import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** "On Sunday 14 June, | the hamlet lights its oven": when it is opens a sentence, and no title. */
export function behindDay(reading: Reading, [start, end]: Span): number {
  const { text } = reading
  if (isDense(text.raw.slice(start, end))) return start
  const told = timesIn(reading, [start, end])
  const day = told.find(([from]) => leadsOnly(text, start, from))
  // "27 September 9 am": the time right behind it goes with it.
  return (day && behindTimes(text, told, [day[1], end])) ?? start
}

/** "Op 14 juni | nemen wij om 14 uur | afscheid": where the verb stands before who does it, what is done stands behind. */
export function behindTurned(reading: Reading, [start, end]: Span): number {
  const { text } = reading
  const [verb, subject, next] = tokensIn(text, start, end)
  // "Findet unser Fest statt": whose it is speaks of nobody.
  const speaks = (token: Token | undefined) =>
    token !== undefined &&
    tagAt(text, token.start, 'words.possessives')?.end !== token.end &&
    ['words.together', 'words.alone'].some(
      (tag) => tagAt(text, token.start, tag)?.end === token.end,
    )
  if (!subject || !next || speaks(verb) || !speaks(subject)) return start
  return behindTimes(text, timesIn(reading, [start, end]), [subject.end, end]) ?? start
}

const timesIn = ({ claims, days }: Reading, [start, end]: Span): Span[] =>
  [
    ...claims.filter(({ kind }) => kind === 'date' || kind === 'time').map(({ span }) => span),
    ...days.map((day): Span => [day.start, day.end]),
  ].filter(([from, to]) => from >= start && to < end)

function behindTimes(text: Reading['text'], told: Span[], [at, end]: Span): number | undefined {
  const last = told
    .toSorted(([one], [other]) => one - other)
    .reduce(
      (stop, [from, to]) =>
        leadsOnly(text, stop, Math.max(stop, from)) ? Math.max(stop, to) : stop,
      at,
    )
  const mark = /^,?\s+/.exec(text.raw.slice(last, end))?.[0].length ?? 0
  return mark > 0 ? last + mark : undefined
}

/** "On", "le dimanche": nothing but small words and the day of the week. */
const leadsOnly = (text: Reading['text'], from: number, to: number): boolean =>
  tokensIn(text, from, to).every(
    (token) =>
      token.kind === 'mark' ||
      isFunctionWord(text, token.start, token.end) ||
      hasTag(text, token.start, token.end, 'hours.days.'),
  )
