import type { Price } from '#shared/page/facts.ts'
import { currencyOf } from '../countries.ts'
import { isFunctionWord } from '../text/function-words.ts'
import type { Tag } from '../text/phrase-index.ts'
import { type TaggedText, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { bareSums } from './bare-sums.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import { isMeasure, isPeriod, openEnd, unitBehind, unitOf } from './read-units.ts'

export type PriceValue = Omit<Price, 'id'>

export interface ReadPrice {
  value: PriceValue
  span: Span
}

export interface PriceOptions {
  /** ISO 3166-1: what "$" means, and the money of a bare number. */
  country: string
  /** Whether a number without a sign of money may be a price: a list says so, or the statement. */
  bare: boolean
  /** What a word multiplies numbers with somewhere in the brief: bare ones mean it too. */
  scale?: number | undefined
}

/** Longer ones are sentences about a price, and stand as they are. */
const longest = { item: 90, note: 60 }

/**
 * The prices of a statement, whole or not at all: each with its item, unit, range and conditions.
 * @returns [] where it holds none; null where one cannot be told from the others
 */
export function parsePrices(
  text: TaggedText,
  span: Span,
  options: PriceOptions,
): ReadPrice[] | null {
  const sums = readAmounts(text, ...span, options.country)
  const free = sums.some(({ currency }) => currency) ? [] : freeOf(text, span, options)
  if (free.length > 0) return free
  const amounts = moneyOf(text, span, sums, options)
  if (amounts.length === 0) return []
  const prices = cutBetween(text, span, amounts).map(([piece, amount], i) =>
    priceOf(text, piece, amount, unitBetween(text, amount, amounts[i + 1]), options),
  )
  return prices.every((price) => price !== null) ? prices : null
}

/** The sums with a sign of money; without any, the numbers of a list of prices. */
function moneyOf(
  text: TaggedText,
  span: Span,
  sums: readonly Amount[],
  { bare, scale }: PriceOptions,
): Amount[] {
  const { folded } = text
  const isMoney = ({ start }: Amount) =>
    !tagBefore(text, folded[start - 1] === ' ' ? start - 1 : start, 'money.not')
  const signed = sums.filter(({ currency }) => currency).filter(isMoney)
  if (!bare || signed.length === sums.length) return signed
  const unsigned = bareSums(
    text,
    span,
    sums.filter(({ currency }) => !currency),
    scale,
  )
  return signed.length === 0
    ? unsigned
    : [...signed, ...unsigned].sort((one, other) => one.start - other.start)
}

/** A piece for every amount: up to the mark or word that divides it from the next. */
function cutBetween(
  text: TaggedText,
  [start, end]: Span,
  amounts: readonly Amount[],
): [Span, Amount][] {
  let from = start
  return amounts.map((amount, i) => {
    const next = amounts[i + 1]
    const to = next ? borderBetween(text, amount, next) : end
    const piece: Span = [from, to]
    from = to
    return [piece, amount]
  })
}

/** "Men 18 child 12": a unit with nothing between it and the next number is the next one's thing. */
function unitBetween(text: TaggedText, amount: Amount, next: Amount | undefined) {
  const unit = unitBehind(text, amount.end)
  const isThing = unit && next && text.folded.slice(unit.end, next.start).trim() === ''
  return isThing ? null : unit
}

function borderBetween(text: TaggedText, amount: Amount, next: Amount): number {
  const tail = unitBetween(text, amount, next)?.end ?? amount.end
  const between = text.folded.slice(tail, next.start)
  const mark = /[,;\n、/|•・]|\s[–—-]\s/.exec(between)
  if (mark) return tail + mark.index + mark[0].length
  // Behind a bare number the next thing begins at once: "95 puncture while u wait 12".
  if (!amount.currency) return tail
  const [word] = tagsIn(text, tail, next.start, 'money.divide')
  return word?.end ?? tail
}

function priceOf(
  text: TaggedText,
  piece: Span,
  amount: Amount,
  unitOfIt: ReturnType<typeof unitBehind>,
  { country }: PriceOptions,
): ReadPrice | null {
  const behind = unitOfIt ?? { end: amount.end, unit: undefined }
  const ahead = leadOf(text, piece[0], amount.start)
  const open = openEnd(text, behind.end)
  const end = open ?? behind.end
  // "Hourly rate 68", "Visit: 40": the word for what it buys one of may be all there is.
  const start = behindLead(text, [piece[0], ahead.start])
  const thing = itemOf(text, [start, ahead.start])
  const before = thing ?? itemOf(text, [piece[0], ahead.unitEnd ?? piece[0]])
  const rest = trimmed(text.raw, [end, piece[1]])
  // A number alone is the price of what stands before it, never of what follows.
  const item = before ?? (amount.currency ? itemOf(text, forWhat(text, rest)) : null)
  const note = before ? noteOf(text, rest) : undefined
  if (!item || note === null || isOpen(text, item)) return null
  const isUnit = ahead.unit && (thing || isPeriod(ahead.unit))
  const unit = behind.unit ?? (isUnit ? ahead.unit : undefined)
  const value: PriceValue = {
    item: text.raw.slice(...item),
    amount: amount.amount,
    ...(amount.to !== undefined && { to: amount.to }),
    currency: amount.currency ?? currencyLike(text, country),
    ...(unit && { unit }),
    ...((ahead.from || open !== null) && { from: true }),
    ...(note && { note: text.raw.slice(...note) }),
  }
  return { value, span: trimmed(text.raw, [thing ? start : piece[0], piece[1]]) }
}

/** "From the oven: roast kid 16 €": the thing stands behind what leads in a list. */
function behindLead(text: TaggedText, [start, end]: Span): number {
  const colon = text.raw.slice(start, end).search(/[:：][^:：]*$/)
  const from = start + colon + 1
  return colon > 0 && itemOf(text, [from, end]) ? from : start
}

/** "A jar of 1 kg": how much of it there is, and no unit it is sold by. */
function isQuantity(text: TaggedText, tag: Tag): boolean {
  return isMeasure(unitOf(text, tag)) && /\d\s?$/.test(text.folded.slice(0, tag.start))
}

/** What stands right before an amount and belongs to it: "from", "costs", "1泊". */
function leadOf(text: TaggedText, least: number, at: number) {
  let start = at
  let from = false
  let unit: string | undefined
  let unitEnd: number | undefined
  for (let turn = 0; turn < 6; turn += 1) {
    while (start > least && /[\s–—\-:：=…·・*→(（"“~〜.]/.test(text.folded[start - 1] ?? ''))
      start -= 1
    const tag =
      tagBefore(text, start, 'money.from') ??
      tagBefore(text, start, 'money.units.') ??
      tagBefore(text, start, 'money.link') ??
      tagBefore(text, start, 'words.copulas')
    if (!tag || tag.start < least || isQuantity(text, tag)) break
    if (tag.tag === 'money.from') from = true
    if (tag.tag.startsWith('money.units.')) {
      unit = unitOf(text, tag)
      unitEnd ??= tag.end
    }
    start = tag.start
  }
  return { start, from, unit, unitEnd }
}

/** The words for the thing itself, without article, "we offer" and "and". */
function itemOf(text: TaggedText, span: Span): Span | null {
  let [start, end] = trimmed(text.raw, span)
  for (let turn = 0; turn < 6; turn += 1) {
    const lead =
      tagAt(text, start, 'words.conjunctions') ??
      tagAt(text, start, 'words.articles') ??
      tagAt(text, start, 'money.lead')
    if (!lead || lead.end >= end || isGlued(text, lead.end)) break
    start = trimmed(text.raw, [lead.end, end])[0]
  }
  ;[start, end] = trimmed(text.raw, [start, end])
  const length = end - start
  return length > 0 && length <= longest.item && /\p{L}/u.test(text.raw.slice(start, end))
    ? [start, end]
    : null
}

/** 도미토리 does not begin with 도, "and": its script has spaces between words. */
function isGlued({ raw }: TaggedText, at: number): boolean {
  return /^\p{Script=Hangul}{2}/u.test(raw.slice(at - 1, at + 1))
}

/** "Sessions last an hour and": what ends in a joining word is no thing. */
function isOpen(text: TaggedText, [start, end]: Span): boolean {
  const last = text.tokens.findLast((token) => token.start >= start && token.end <= end)
  return last?.kind === 'word' && isFunctionWord(text, last.start, last.end)
}

/** "for a haircut": behind an amount that came first. */
function forWhat(text: TaggedText, rest: Span): Span {
  let [start] = rest
  for (let turn = 0; turn < 3; turn += 1) {
    const lead = tagAt(text, start, 'money.per') ?? tagAt(text, start, 'money.link')
    if (!lead || lead.end > rest[1]) break
    start = afterSpace(text.folded, lead.end)
  }
  return [start, rest[1]]
}

/** What is left behind an amount: its conditions; null where that is a sentence of its own. */
function noteOf(text: TaggedText, [start, end]: Span): Span | null | undefined {
  const says = text.tokens.some(
    (token) =>
      token.start >= start &&
      token.end <= end &&
      token.kind !== 'mark' &&
      !isFunctionWord(text, token.start, token.end),
  )
  if (end <= start || !says) return undefined
  return end - start <= longest.note ? [start, end] : null
}

/** "Children under 6 free", "first call free of charge". */
function freeOf(text: TaggedText, span: Span, options: PriceOptions): ReadPrice[] {
  if (!options.bare) return []
  const [free] = tagsIn(text, ...span, 'money.free')
  if (!free || tagsIn(text, ...span, 'words.negations').length > 0) return []
  const before = itemOf(text, [span[0], leadOf(text, span[0], free.start).start])
  const item = before ?? itemOf(text, [free.end, span[1]])
  if (!item || /\d/.test(text.raw.slice(...item))) return []
  const rest = before ? trimmed(text.raw, [free.end, span[1]]) : null
  const note = rest && noteOf(text, rest)
  if (rest && note === null) return []
  const value = {
    item: text.raw.slice(...item),
    amount: 0,
    currency: currencyLike(text, options.country),
    ...(note && { note: text.raw.slice(...note) }),
  }
  return [{ value, span: trimmed(text.raw, span) }]
}

/** The money of a bare number: what the brief's other prices are in, else the country's. */
function currencyLike(text: TaggedText, country: string): string {
  const signed = readAmounts(text, 0, text.raw.length, country).find(({ currency }) => currency)
  return signed?.currency ?? currencyOf(country)
}

const afterSpace = (folded: string, at: number): number => (folded[at] === ' ' ? at + 1 : at)
