import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
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
  // "Free under 4", beside what others pay; "gifts of food wanted" is for nobody to pay.
  const isFree =
    !isSentence &&
    facts.prices.length > 0 &&
    hasTag(text, ...span, 'money.free') &&
    !hasTag(text, ...span, 'actions.donate')
  // "Cancelled within 24 hours it is charged at €15": the only sum of a page that has no price.
  const isCharge = role === 'policy' && facts.prices.length < 2
  const least = paid.has(role) && !isCharge ? 1 : 2
  const isSaid = (isTold || isFree) && paid.has(role) && !isCharge
  return (sums.length >= least || isSaid) && !dated.has(role)
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

/** From 0 to 1: what is less likely an offer may be a rule as well. */
const leastOffer = 0.6
/** "I have corn cake" is one thing, and nobody's story. */
const leastWords = 6
const practical = ['money', 'time', 'date', 'phone', 'email', 'url'] as const

/** "I treat backs, knees and shoulders": what somebody does says who they are, where no list tells it. */
export function tellsOffer(
  reading: Reading,
  { role, span, isSentence, words }: Statement,
): boolean {
  return (
    role === 'offer' &&
    isSentence &&
    words >= leastWords &&
    chanceOf(reading, span, ['offer']) >= leastOffer &&
    // "…, always without haste" denies nothing they do.
    !hasTag(reading.text, span[0], endOfClause(reading, span), 'words.negations') &&
    practical.every((kind) => countClaims(reading, span, kind) === 0)
  )
}

function endOfClause({ text }: Reading, [start, end]: Statement['span']): number {
  const comma = text.raw.slice(start, end).search(/[,，、](?!\d)/)
  return comma < 0 || isDense(text.raw.slice(start, end)) ? end : start + comma
}
