import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { likelihoods, type Scorers, scoreOf } from '../scorer.ts'
import { type TaggedText, tagAt, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { withRowsOfPrices } from './price-rows.ts'
import { sumFeatures } from './sum-features.ts'

/** From these likelihoods on a number without a sign of money is a sum, or may be one. */
const least = { sum: 0.5, maybe: 0.3 }
/** The same in pieces that are there for something else: "the 562 bus stops at the door". */
const leastElsewhere = 0.8
const pricing: ReadonlySet<SpanRole> = new Set(['price', 'offer', 'action'])

/** Just below what is believed. */
const doubt = least.sum - 0.01

/** The sums of a brief, and numbers nobody can tell from sums. */
export interface Sums {
  sums: readonly Amount[]
  unsure: readonly Amount[]
}

/** Signs of the International System, and those that go with numbers in every language. */
const measured =
  /^\s?(?:[kmµ]?g|gr|[cdm]?l|lt|[kcm]?m|m[²2]|ha|k?wh?|°(?:\s?[cf])?|bar|%)(?![\p{L}\p{N}])/u

/** "M 18 G 22" are sizes: a metre and a gram are written small. */
const isMeasured = ({ folded, raw }: TaggedText, end: number): boolean =>
  measured.test(folded.slice(end, end + 6)) && !/^\s[GM]\s/.test(raw.slice(end, end + 3))

/** Years; more of them are no age. */
const oldest = 100

/** "Enfant 1 an mini", "12 years": how old somebody is, or how long something was done. */
function countsYears(text: TaggedText, end: number): boolean {
  const unit = tagAt(text, end + 1, 'money.units.year')
  return (
    unit !== undefined &&
    text.raw[end] === ' ' &&
    /^\p{L}+$/u.test(text.raw.slice(unit.start, unit.end))
  )
}

/** Numbers of a brief that have no sign of money, as they are where they are sums. */
export function bareNumbers({ amounts, claims, text }: Draft): { number: Amount; sum: Amount }[] {
  const scale = amounts.find((amount) => amount.scale)?.scale
  return amounts
    .filter(
      ({ currency, start, end, amount }) =>
        !currency &&
        !(amount <= oldest && countsYears(text, end)) &&
        // "A jar of 500 g" tells how much of it there is.
        !isMeasured(text, end) &&
        !claims.some(({ span }) => span[0] < end && start < span[1]),
    )
    .map((number) => ({ number, sum: scale ? scaled(number, scale) : number }))
}

/**
 * The sums of a brief: those with a sign of money, and numbers that are money all the same.
 * @param taken spans whose numbers are something else: "calle 27 num 204" is an address
 */
export function findSums(
  draft: Draft,
  { features, of }: Scorers<'sum'>,
  taken: readonly Span[] = [],
): Sums {
  const signed = draft.amounts.filter(({ currency }) => currency)
  // Where no sign of money and no place tells the country, nothing tells the currency.
  if (!draft.country.hasMoney && signed.length === 0) return { sums: [], unsure: [] }
  const isFree = (sum: Amount) =>
    taken.every(([from, to]) => sum.end <= from || to <= sum.start) && !isHour(draft, sum)
  const free = bareNumbers(draft).filter(({ number }) => isFree(number))
  const likely = free.map(({ number, sum }) => {
    const [likelihood = 0] = likelihoods([
      scoreOf(sumFeatures(draft, number, features.rowsOf), of.sum),
    ])
    const piece = draft.pieces.find(
      ({ span: [from, to] }) => from <= number.start && number.start < to,
    )
    if (isToTheCent(draft.text, number)) return { sum, likelihood: 1 }
    const isElsewhere = piece !== undefined && !pricing.has(piece.role)
    const isDoubtful = isElsewhere && likelihood < leastElsewhere
    return { sum, likelihood: isDoubtful ? Math.min(likelihood, doubt) : likelihood }
  })
  const bare = withRowsOfPrices(draft, signed, likely)
  const between = (from: number, to: number) =>
    bare.flatMap(({ sum, likelihood }) => (likelihood >= from && likelihood < to ? [sum] : []))
  return {
    sums: [...signed, ...between(least.sum, 2)].sort((one, other) => one.start - other.start),
    unsure: between(least.maybe, least.sum),
  }
}

/** "9,50 pp": to the cent, and right before what it is for each of. */
export function isToTheCent(text: TaggedText, { start, end }: Amount): boolean {
  const isEach = text.startingAt.get(end + 1)?.some(({ tag }) => tag.startsWith('money.units.'))
  return isEach === true && /[.,]\d\d$/.test(text.raw.slice(start, end))
}

/** Letters between a day and "from". */
const afterDay = 3

/** "Rabbits for sale on Sunday from 12": a number up to 24 behind a day and "from". */
function isHour({ text }: Draft, { start, amount, to }: Amount): boolean {
  const from = tagBefore(text, start - 1, 'hours.from')
  const isClock = Number.isInteger(amount) && amount <= 24 && to === undefined
  const before = from && text.folded.slice(0, from.start).trimEnd().length
  return (
    isClock &&
    before !== undefined &&
    text.tags.some(
      ({ tag, end }) => tag.startsWith('hours.days.') && end <= before && before - end < afterDay,
    )
  )
}

/** "Sencillo 25 mil, con cera 40": whoever says thousands once means them for the rest. */
function scaled(number: Amount, scale: number): Amount {
  if (number.scale || number.amount >= scale / 10) return number
  const times = (value: number) => Math.round(value * scale)
  return {
    ...number,
    amount: times(number.amount),
    ...(number.to !== undefined && { to: times(number.to) }),
  }
}
