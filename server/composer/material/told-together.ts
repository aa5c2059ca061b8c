import type { Reading } from '#server/reader/read.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { isSentence } from './sentences.ts'
import type { Unit } from './units.ts'

/** What is told of one thing in parts of a sentence; prices, times and rules have places of their own. */
const joined: ReadonlySet<SpanRole> = new Set(['offer', 'highlight', 'person', 'story'])
/** Words of an entry of a list: "rye loaf", "repairs of roofs". */
const longestEntry = 3

/**
 * "Me on guitar, Tess on bass, Ron on keys": parts of a sentence that are too long for entries of a list
 * stay the sentence they were typed as.
 */
export function toldTogether(reading: Reading, units: readonly Unit[]): Unit[] {
  const told: Unit[] = []
  let isLong = false
  for (const unit of units) {
    const last = told.at(-1)
    const words = tokensIn(reading.text, ...unit.span).filter(({ kind }) => kind === 'word').length
    const goesOn = last !== undefined && isOneThing(reading, last, unit)
    isLong = (goesOn && isLong) || words > longestEntry
    if (goesOn && isLong) {
      told[told.length - 1] = {
        ...last,
        span: [last.span[0], unit.span[1]],
        hasNumber: last.hasNumber || unit.hasNumber,
      }
    } else told.push(unit)
  }
  return told
}

function isOneThing(reading: Reading, one: Unit, next: Unit): boolean {
  const between: Span = [one.span[1], next.span[0]]
  return (
    one.role === next.role &&
    joined.has(one.role) &&
    ![one, next].some((unit) => unit.list || unit.leads || hasSum(reading, unit.span)) &&
    /^\s*[,，、]\s*$/.test(reading.text.raw.slice(...between)) &&
    !isSentence(reading, next.span)
  )
}

const hasSum = ({ amounts }: Reading, [start, end]: Span): boolean =>
  amounts.some((amount) => amount.start >= start && amount.end <= end)
