import type { Reading } from '#server/reader/read.ts'
import { weekdays } from '#server/reader/text/tag-names.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { hasFreeNumber } from './free-number.ts'
import { countClaims } from './requests.ts'
import type { Statement } from './statement.ts'

/** What may be meant by it; hours, ways to get in touch and deadlines end in numbers of their own. */
const doubtful: ReadonlySet<SpanRole> = new Set([
  'highlight',
  'offer',
  'policy',
  'process',
  'programme',
  'story',
])
const longest = 10
/** Of a month; hours of a day are fewer. */
const mostDays = 31
const year = /^(?:19|20)\d\d$/

/**
 * "Call-out 40 euro, after eight and on Sundays 70": right behind a price, what ends in a bare number
 * is another, and is read beside it.
 */
export function withFurtherPrices(reading: Reading, statements: readonly Statement[]): Statement[] {
  const told: Statement[] = []
  const further = new Set<Statement>()
  for (const statement of statements) {
    const before = told.at(-1)
    const isFurther =
      before?.role === 'price' &&
      doubtful.has(statement.role) &&
      !statement.isSentence &&
      statement.words <= longest &&
      (countClaims(reading, before.span, 'money') > 0 || further.has(before)) &&
      endsInNumber(reading, statement.span)
    const own: Statement = isFurther ? { ...statement, role: 'price' } : statement
    if (isFurther) further.add(own)
    told.push(own)
  }
  return told
}

/** Whether a bare number, that is neither a year nor a time, is its last word. */
export function endsInNumber(reading: Reading, span: Span): boolean {
  const { text } = reading
  const last = tokensIn(text, ...span).findLast(({ kind }) => kind !== 'mark')
  // "On Sunday 13", "Sundays from 12".
  const mayBeDay =
    Number(last?.text) <= mostDays && weekdays.some((tag) => hasTag(text, ...span, tag))
  return (
    last?.kind === 'number' &&
    !year.test(last.text) &&
    !mayBeDay &&
    hasFreeNumber(reading, [last.start, last.end])
  )
}
