import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { thingOf } from '../material/thing-of.ts'

/**
 * Whether what things cost is told in sentences: rows beside as many sentences with sums would be two
 * ways to write one list, and a row whose name is no name of a thing would be a piece of a sentence.
 */
export function areSentences(reading: Reading, prices: readonly Statement[]): boolean {
  const own = prices.filter(({ list }) => !list)
  const rows = own.filter(({ isPriced }) => isPriced)
  const told = own.filter(
    ({ isPriced, span }) => !isPriced && countClaims(reading, span, 'money') > 0,
  )
  if (rows.length === 0) return false
  const isTorn = rows.some(({ span }) => !namesThings(reading, span))
  // "Cut 15000 won dye 50000 perm 70000": typed without marks, one statement is several rows.
  const count = reading.facts.prices.filter(({ span: [start, end] }) =>
    rows.some(({ span }) => span[0] <= start && end <= span[1] + 1),
  ).length
  return isTorn || (told.length > 0 && count <= told.length)
}

/** Whether each sum of a row stands behind a thing, in a script whose words run into each other. */
function namesThings(reading: Reading, [start, end]: Span): boolean {
  const { text, facts } = reading
  return facts.prices
    .filter(({ span }) => span[0] >= start && span[1] <= end + 1)
    .every((found) => {
      const [from, to] = thingOf(text, found)
      const said = text.raw.slice(from, to)
      if (!isDense(said)) return true
      // こども無料おとな: what is free is one thing, and what is not another.
      const isFree = tagsIn(text, from, to, 'money.free').some((tag) => tag.end < to)
      return !isFree && !hasTopicWithin(reading, [from, to])
    })
}

/** 바베큐는 숯이랑 그릴 해서: a topic, and more words on it than the one of 배달은 마포구만. */
function hasTopicWithin({ text }: Reading, [start, end]: Span): boolean {
  return tagsIn(text, start, end, 'names.topics').some(
    (tag) => tag.start > start && /^ \S+ \S/.test(text.raw.slice(tag.end, end)),
  )
}
