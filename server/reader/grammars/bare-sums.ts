import { type TaggedText, tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Amount } from './read-amounts.ts'
import { isMeasure, openEnd, unitBehind } from './read-units.ts'

/** Words of what such a number is the price of; a sentence has more. */
const mostWords = 6
/** The dearest of a list costs at most so many times what its cheapest does. */
const mostApart = 60

/**
 * Numbers without a sign of money that are sums: "tacos 3.50 burrito 11", "Breze 0,90". All of a
 * statement that ends with one, where each stands behind its thing, or none: years, counts, times
 * and house numbers are numbers too.
 */
export function bareSums(
  text: TaggedText,
  span: Span,
  numbers: readonly Amount[],
  scale: number | undefined,
): Amount[] {
  const things = numbers.filter(
    (number, i) => !isQuantity(text, number) && !isCount(text, span, number, numbers.slice(0, i)),
  )
  const sums = scale ? things.map((number) => scaled(number, scale)) : things
  const last = sums.at(-1)
  if (!last || !isEnd(text, last, span[1])) return []
  if (!sums.every((sum) => mayBeSum(text, sum))) return []
  const areNamed = sums.every((sum, i) => {
    const from = sums[i - 1]?.end ?? span[0]
    const words = tokensIn(text, from, sum.start).filter(({ kind }) => kind === 'word')
    return words.length > 0 && words.length <= mostWords
  })
  const amounts = sums.map(({ amount }) => amount)
  const isEven = Math.max(...amounts) <= mostApart * Math.min(...amounts)
  return areNamed && isEven ? sums : []
}

/** "350 g" is how much of it there is, "2 hours" how long it takes. */
function isQuantity(text: TaggedText, { end, scale }: Amount): boolean {
  const from = text.folded[end] === ' ' ? end + 1 : end
  const unit = unitBehind(text, end)
  // "45 el m2" is the price of one.
  const isAmount = unit && isMeasure(unit.unit) && !/[ /]/.test(text.folded.slice(from, unit.end))
  return (isAmount && !scale) || times.some((tag) => tagAt(text, from, tag))
}

/** "6 lessons 420", "100 rosas 950": what begins with a number says how many of it there are. */
function isCount(
  { folded }: TaggedText,
  [start]: Span,
  { start: at, end, scale }: Amount,
  before: readonly Amount[],
): boolean {
  const from = before.at(-1)?.end ?? start
  const isFirst = /^[\s,;、/|•・–-]*$/.test(folded.slice(from, at))
  const hasThing = /^ ?\p{L}/u.test(folded.slice(end, end + 2))
  return isFirst && hasThing && !scale && /^\d{1,3}$/.test(folded.slice(at, end))
}

const times = ['hours.hour', 'hours.minute', 'hours.am', 'hours.pm']
const before = ['money.not', 'hours.days.', 'hours.to', 'hours.until', 'contact.', 'places.streets']

function mayBeSum(text: TaggedText, { start, end, amount, to }: Amount): boolean {
  const { folded } = text
  const at = folded[start - 1] === ' ' ? start - 1 : start
  if (amount === 0 || to !== undefined || /[-–:/]$/.test(folded.slice(0, start))) return false
  if (/^\s?[-–:]\s?\d/.test(folded.slice(end))) return false
  return !before.some((tag) => tagBefore(text, at, tag))
}

/** Words of a condition behind the last number: "90 con prueba incluida". */
const mostBehind = 4
const conditions = ['words.prepositions', 'words.subordinate', 'money.per']

/**
 * Whether a statement, or the piece of a list it stands in, ends with it and its unit, or with a few
 * words that begin like a condition.
 */
function isEnd(text: TaggedText, { end }: Amount, stop: number): boolean {
  const last = unitBehind(text, end)?.end ?? end
  const behind = openEnd(text, last) ?? last
  if (/^[\s)）]*(?:$|[,;\n、/|•・)）]|[.!?](?!\d))/.test(text.folded.slice(behind, stop)))
    return true
  const words = tokensIn(text, behind, stop).filter(({ kind }) => kind !== 'mark')
  const [first] = words
  return (
    first !== undefined &&
    words.length <= mostBehind &&
    words.every(({ kind }) => kind === 'word') &&
    conditions.some((tag) => tagAt(text, first.start, tag))
  )
}

/** "Sencillo 25 mil, con cera 40": whoever says thousands once means them for the rest. */
function scaled(number: Amount, scale: number): Amount {
  if (number.scale || number.amount >= scale / 10) return number
  return { ...number, amount: Math.round(number.amount * scale) }
}
