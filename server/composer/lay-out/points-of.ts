import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { goesOn } from '../material/entries.ts'
import { countClaims } from '../material/requests.ts'
import { isSigned } from '../material/speaks-of-costs.ts'
import { asPhrase, type Statement } from '../material/statement.ts'
import { mainRole } from '../material/unit-role.ts'
import type { Words } from '../material/words.ts'

/** Short enough to stand under a headline beside two others. */
const longestPoint = { letters: 44, words: 8 }
export const mostPoints = 3

export function pointsOf(
  reading: Reading,
  highlights: readonly Statement[],
  used: Set<Statement>,
): Words[] {
  // What is lost is described in one place.
  if (isSearch(reading)) return []
  const isWhole = (statement: Statement) =>
    highlights
      .filter(({ sentence }) => sentence === statement.sentence)
      .every(({ span }) => promising.has(mainRole(reading.pieces, span)))
  const short = highlights.filter(
    (statement) =>
      isPoint(reading, statement) &&
      // "Let whole, at least two nights, seven in August": of conditions none stands alone.
      isWhole(statement),
  )
  const points = short.slice(0, mostPoints)
  for (const statement of points) used.add(statement)
  return points.map((statement) => asPhrase(reading, statement))
}

const promising: ReadonlySet<SpanRole> = new Set(['highlight', 'offer', 'audience'])

/** "Closed in August" is good to know as well; "20% off" has no day. */
function isClosure({ text }: Reading, span: Span): boolean {
  const isClosed = hasTag(text, ...span, 'hours.closed')
  return (
    isClosed &&
    ['dates.months.', 'hours.days.', 'hours.holidays'].some((tag) => hasTag(text, ...span, tag))
  )
}

export function isPoint(
  reading: Reading,
  { span, words, isSentence, hasNumber }: Statement,
): boolean {
  return (
    // "Door opened 79, at night 119": what may cost is looked for among the prices.
    !(hasNumber && !isSigned(reading)) &&
    countClaims(reading, span, 'phone') === 0 &&
    // What is not done is good to know, and no welcome.
    !hasTag(reading.text, ...span, 'words.negations') &&
    !isClosure(reading, span) &&
    // "Up to Lugano" is the end of something.
    !goesOn(reading, span[0]) &&
    !isSentence &&
    span[1] - span[0] <= longestPoint.letters &&
    words <= longestPoint.words
  )
}
