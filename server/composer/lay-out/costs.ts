import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'

/** Whose sums are read: "a stave-making day, £95 each" is looked for among the prices. */
export function costs(reading: Reading, statement: Statement): boolean {
  const { role, span, list, at, isSentence } = statement
  const { facts, text } = reading
  const sums = facts.prices.filter(
    ({ value, span: own }) => value.amount > 0 && own[0] >= span[0] && own[1] <= span[1] + 1,
  )
  if (list || at === 0 || isSearch(reading)) return false
  // "The course fee is 280,000 won and includes the wood": a sum no row could be made of.
  const isTold = countClaims(reading, span, 'money') > 0 && hasTag(text, ...span, 'roles.price')
  // "Free under 4", beside what others pay.
  const isFree = !isSentence && facts.prices.length > 0 && hasTag(text, ...span, 'money.free')
  const least = paid.has(role) ? 1 : 2
  return (sums.length >= least || ((isTold || isFree) && paid.has(role))) && !dated.has(role)
}

const paid: ReadonlySet<SpanRole> = new Set(['offer', 'highlight', 'process', 'policy'])
/** These stand where they are looked for, whatever they cost. */
const dated: ReadonlySet<SpanRole> = new Set(['price', 'hours', 'programme', 'deadline', 'contact'])

/** Prices and nothing else, or a line of a list of them. */
export const isRow = ({ isPriced, list }: Statement): boolean => isPriced || list !== null

/** Words of a thing that stands in a price list without a price of its own. */
const mostOfThing = 4

/** "Grandma's stew" among prices: an item, where a sentence would be a remark. */
export const isThing = ({ role, isSentence, hasNumber, words }: Statement): boolean =>
  (role === 'offer' || role === 'highlight') && !isSentence && !hasNumber && words <= mostOfThing

export function speaksOfMoney(reading: Reading, { span }: Statement): boolean {
  return countClaims(reading, span, 'money') > 0 || hasTag(reading.text, ...span, 'money.free')
}
