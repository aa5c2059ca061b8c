import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import { asked, countClaims } from './requests.ts'
import type { Statement } from './statement.ts'

/** Words of "any time, even at 3 am" behind a number. */
const longestWhen = 5

/** "Don't chase her, stay back and ring 0491 …, any time": how to behave stands whole with the number. */
export function asNotice(reading: Reading, told: readonly Statement[]): Statement[] {
  const { raw } = reading.text
  const all = told.map(withoutPrice)
  const isNumber = ({ span }: Statement) => countClaims(reading, span, 'phone') > 0
  // No sentence ends between the first and the last.
  const isChain = (some: readonly Statement[]) =>
    some.length > 0 &&
    some.every(
      ({ span }, i) => !/[.!?。！？\n]/.test(raw.slice(some[i - 1]?.span[1] ?? span[0], span[0])),
    )
  return all.map((one, at) => {
    const start = all.findLastIndex((other, i) => i < at && isNumber(other))
    const fromNumber = start < 0 ? [] : all.slice(start, at + 1)
    const isWhen =
      isChain(fromNumber) && fromNumber.slice(1).every(({ words }) => words <= longestWhen)
    const end = all.findIndex((other, i) => i >= at && isNumber(other))
    const toNumber = all.slice(at, end + 1)
    const isRule = hasTag(reading.text, ...one.span, 'words.negations') && isChain(toNumber)
    return !asked.has(one.role) && !hasSum(reading, one) && (isWhen || isRule)
      ? { ...one, role: 'contact' }
      : one
  })
}

const hasSum = (reading: Reading, { span }: Statement): boolean =>
  countClaims(reading, span, 'money') > 0

/** "£50 reward": a sum that nobody pays for anything. */
const withoutPrice = (statement: Statement): Statement =>
  statement.role === 'price' ? { ...statement, role: 'highlight' } : statement
