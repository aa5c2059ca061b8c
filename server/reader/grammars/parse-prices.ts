import type { Price } from '#shared/page/facts.ts'
import { currencyOf } from '../countries.ts'
import { isUnspaced } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagAt, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { isFreeThreshold } from './free-threshold.ts'
import { notMoneyBefore } from './not-money.ts'
import { behindLead, costs, forWhat, isOpen, itemOf, leadOf } from './priced-item.ts'
import type { Amount } from './read-amounts.ts'
import { isPeriod, openEnd, unitBehind } from './read-units.ts'
import { unitItem } from './unit-item.ts'

export type PriceValue = Omit<Price, 'id'>

export interface ReadPrice {
  value: PriceValue
  span: Span
}

export interface PriceOptions {
  /** ISO 3166-1: what "$" means, and the money of a bare number. */
  country: string
  /** Whether anything but the language tells the country. */
  isCountrySure: boolean
  /** The sums of the brief. */
  sums: readonly Amount[]
  /** Numbers that may be sums: a thing with one in it is not understood. */
  unsure: readonly Amount[]
  /** Whether anything tells the currency of what has no sign of it. */
  hasMoney: boolean
}

/** Letters; longer ones are sentences about a price, and stand as they are. */
const longestNote = 60

/**
 * The prices of a statement, each with its item, unit, range and conditions: all of them, or those
 * that are understood where every sum has its sign.
 * @returns [] where it holds none; null where one cannot be told from the others
 */
export function parsePrices(
  text: TaggedText,
  span: Span,
  options: PriceOptions,
): ReadPrice[] | null {
  const amounts = options.sums.filter(
    (sum) =>
      sum.start >= span[0] &&
      sum.end <= span[1] &&
      !isNoMoney(text, sum) &&
      !isFreeThreshold(text, sum),
  )
  if (!amounts.some(({ currency }) => currency)) {
    const free = freeOf(text, span, options)
    if (free.length > 0) return free
  }
  if (amounts.length === 0) return []
  if (!endsWhole(text, amounts, span[1])) return null
  const prices = cutBetween(text, span, amounts).map(([piece, amount], i) =>
    priceOf(text, piece, amount, unitBetween(text, amount, amounts[i + 1]), options),
  )
  const read = prices.filter((price) => price !== null)
  // A sum with its sign is one whatever stands beside it; a bare number may be part of its neighbour.
  const areApart = read.length === prices.length || amounts.every(({ currency }) => currency)
  return areApart && read.length > 0 ? read : null
}

function isNoMoney(text: TaggedText, { start }: Amount): boolean {
  return notMoneyBefore(text, text.folded[start - 1] === ' ' ? start - 1 : start) !== undefined
}

/** Words of a condition behind the last number: "90 con prueba incluida". */
const mostBehind = 4
const conditions = ['words.prepositions', 'words.subordinate', 'money.per']

/**
 * "Full groom 45 small dogs 55 large": of several numbers without a sign of money the last ends the
 * statement, or a few words that begin like a condition do; else its thing may stand behind it.
 */
function endsWhole(text: TaggedText, amounts: readonly Amount[], stop: number): boolean {
  const last = amounts.at(-1)
  if (!last || last.currency || amounts.length === 1) return true
  const unit = unitBehind(text, last.end)?.end ?? last.end
  const behind = openEnd(text, unit) ?? unit
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

/** A piece for every amount: up to the mark or word that divides it from the next, which is in none. */
function cutBetween(
  text: TaggedText,
  [start, end]: Span,
  amounts: readonly Amount[],
): [Span, Amount][] {
  let from = start
  return amounts.map((amount, i) => {
    const next = amounts[i + 1]
    const [to, behind] = next ? borderBetween(text, amount, next) : [end, end]
    const piece: Span = [from, to]
    from = behind
    return [piece, amount]
  })
}

/** "Men 18 child 12": a unit with nothing between it and the next number is the next one's thing. */
function unitBetween(text: TaggedText, amount: Amount, next: Amount | undefined) {
  const unit = unitBehind(text, amount.end)
  const between = unit && next && text.folded.slice(unit.end, next.start)
  const isLed = unit !== null && amount.currency !== null && isLedUnit(text, unit)
  const isThing = between?.trim() === '' && !isLed
  // "16 cut n blow dry 24": behind a bare number only a time is surely a unit.
  const isNext =
    unit && between && !amount.currency && !isPeriod(unit.unit) && !/[,;\n/|•·(（]/.test(between)
  // "2 horas $80 hora extra $25": neither "a" nor "per" makes it the unit of what stands before it.
  const isBare =
    between && amount.currency && !isLed && /^ \p{L}[^,;\n/|•·(（、]*$/u.test(between)
      ? !tagAt(text, unit.end + 1, 'money.divide')
      : false
  return isThing || isNext || isBare ? null : unit
}

/** "£35 an hour £200 a day", "30 €/Std.": a word or stroke ties it to the sum before it. */
const isLedUnit = (text: TaggedText, { start }: { start: number }): boolean =>
  /[/／]/.test(text.raw.slice(start - 1, start + 1)) ||
  ['words.articles', 'words.prepositions', 'money.per'].some((tag) => tagAt(text, start, tag))

function borderBetween(text: TaggedText, amount: Amount, next: Amount): Span {
  const tail = unitBetween(text, amount, next)?.end ?? amount.end
  const between = text.folded.slice(tail, next.start)
  const mark = /[,;\n、/|•・]|\s[–—-]\s/.exec(between)
  if (mark) return [tail + mark.index, tail + mark.index + mark[0].length]
  // Behind a bare number the next thing begins at once: "95 puncture while u wait 12".
  if (!amount.currency) return [tail, tail]
  const words = tagsIn(text, tail, next.start, 'money.divide')
  // "$85 for a trumpet or cornet and $120 for a tuba": the word right before the next sum divides.
  const right = words.find(({ end }) => text.folded.slice(end, next.start).trim() === '')
  const word = right ?? words[0]
  return word ? [word.start, word.end] : [tail, tail]
}

function priceOf(
  text: TaggedText,
  piece: Span,
  amount: Amount,
  unitOfIt: ReturnType<typeof unitBehind>,
  options: PriceOptions,
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
  // "…, custa 4,50 € por pessoa": whose verb it is stands before.
  const isFirst =
    unitOfIt && isBlank(text, [piece[0], ahead.start]) && !costs(text, trimmed(text.raw, piece)[0])
  const unitAlone = isFirst && isIncluded(text, rest) ? unitItem(text, unitOfIt) : null
  const behindIt = amount.currency && !unitAlone ? itemOf(text, forWhat(text, rest)) : null
  const named = before ?? unitAlone ?? behindIt
  const item = named ?? (isFirst ? unitItem(text, unitOfIt) : null)
  const note = before || unitAlone ? noteOf(text, rest) : undefined
  // "Looking over a piano before you buy it: £60": a colon ends any thing.
  const isClosed = item && /^\s?[:：]/.test(text.raw.slice(item[1]))
  if (!item || note === null || (!isClosed && isOpen(text, item))) return null
  if (holdsAnother(text, item, options) || isFree(text, item)) return null
  if (isAddedOnDay(text, item, rest)) return null
  // "Compris jusqu'à 30 km, après 0,50 €": what is in a price is not what it is for.
  if (tagAt(text, item[0], 'offers.including')) return null
  if (ahead.from && isAge(text, item, amount)) return null
  // "45 small dogs 55 large": a number behind may be the price of this, or of another thing.
  if (!amount.currency && note && /\d/.test(text.raw.slice(...note))) return null
  const isUnit = ahead.unit && (thing || isPeriod(ahead.unit))
  const told = behind.unit ?? (isUnit ? ahead.unit : undefined)
  const unit = told === 'piece' && isOfPeople(text, item) ? 'person' : told
  const value: PriceValue = {
    item: text.raw.slice(...item),
    amount: amount.amount,
    ...(amount.to !== undefined && { to: amount.to }),
    currency: amount.currency ?? currencyLike(options, amount.start),
    ...(unit && { unit }),
    ...((ahead.from || open !== null) && { from: true }),
    ...(note && { note: text.raw.slice(...note) }),
  }
  return { value, span: trimmed(text.raw, [thing ? start : piece[0], piece[1]]) }
}

/** "Si son dos hermanos 7000 cada uno": each of those who come, and no piece of anything. */
const isOfPeople = (text: TaggedText, [start, end]: Span): boolean =>
  tagAt(text, start, 'words.subordinate') !== undefined ||
  tagsIn(text, start, end, 'roles.audience').length > 0

/** "75 € a head incl. breakfast", 朝食付き: what is in a price is not what it is for. */
const isIncluded = (text: TaggedText, [start, end]: Span): boolean =>
  tagAt(text, start, 'offers.including') !== undefined ||
  (isUnspaced(text.raw[end - 1]) && tagBefore(text, end, 'offers.including') !== undefined)

const isBlank = ({ raw }: TaggedText, span: Span): boolean =>
  !/[\p{L}\p{N}]/u.test(raw.slice(...span))

/** Years; who is older pays for themselves. */
const oldestChild = 18

/** "kinder ab 10": how old they are, and not what they cost. */
const isAge = (text: TaggedText, item: Span, { amount, currency }: Amount): boolean =>
  !currency && amount <= oldestChild && tagAt(text, item[0], 'roles.audience')?.end === item[1]

/** "Free for three beaches, €14 a year": what is free is not what costs. */
const isFree = (text: TaggedText, [start, end]: Span): boolean =>
  tagAt(text, start, 'money.free') !== undefined && /^\s?[,，、]/.test(text.raw.slice(end))

/** "On Sundays we add £5", "sonntags 5 € dazu": what comes on top on a day is the price of nothing. */
function isAddedOnDay(text: TaggedText, item: Span, rest: Span): boolean {
  const isOnDay = ['hours.days.', 'hours.weekend', 'hours.holidays'].some((tag) =>
    tagAt(text, item[0], tag),
  )
  const isAdded = [item, rest].some(([start, end]) =>
    ['offers.adding', 'offers.added'].some((tag) => tagsIn(text, start, end, tag).length > 0),
  )
  return isOnDay && isAdded
}

/** "Cat 110 dog 150", "6 lessons 120, one lesson 25": a thing with another price in it, not read. */
function holdsAnother({ raw }: TaggedText, [start, end]: Span, { unsure }: PriceOptions): boolean {
  const isAmong = unsure.some((number) => number.start > start && number.end < end)
  // "Dress 25k. Ship abroad 40 dollars": a sentence ends in it.
  if (/\p{N}\p{L}?[.!?]\s+\p{L}/u.test(raw.slice(start, end))) return true
  return isAmong || /\d[^,，、]*[,，、](?!\d)/.test(raw.slice(start, end))
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
  // "120 $ de plus": words that only join say that it comes on top.
  if (end <= start || !(says || tagAt(text, start, 'offers.added'))) return undefined
  return end - start <= longestNote ? [start, end] : null
}

/** "Children under 6 free", "first call free of charge". */
function freeOf(text: TaggedText, span: Span, options: PriceOptions): ReadPrice[] {
  if (!options.hasMoney) return []
  const [free] = tagsIn(text, ...span, 'money.free')
  if (!free || tagsIn(text, ...span, 'words.negations').length > 0) return []
  // "Prezzi IVA inclusa": what all prices include is nothing free.
  if (tagsIn(text, ...span, 'offers.forAll').some(({ end }) => end === free.end)) return []
  const before = itemOf(text, [span[0], leadOf(text, span[0], free.start).start])
  // "Free entry, everyone brings a dish": behind a comma stands something else.
  const isApart = /^\s?[,;，、；]/.test(text.raw.slice(free.end))
  const item = before ?? (isApart ? null : itemOf(text, [free.end, span[1]]))
  if (!item || /\d/.test(text.raw.slice(...item))) return []
  const rest = before ? trimmed(text.raw, [free.end, span[1]]) : null
  const note = rest && noteOf(text, rest)
  if (rest && note === null) return []
  const value = {
    item: text.raw.slice(...item),
    amount: 0,
    currency: currencyLike(options, free.start),
    ...(note && { note: text.raw.slice(...note) }),
  }
  return [{ value, span: trimmed(text.raw, span) }]
}

/**
 * The money of a bare number: that of the last sign before it, else the country's, else that of the
 * first sign. "Fees 1500 a month, abroad 40 dollars" are rupees in Kochi.
 */
function currencyLike({ country, isCountrySure, sums }: PriceOptions, at: number): string {
  const signed = sums.filter(({ currency }) => currency)
  const before = signed.findLast(({ start }) => start < at)
  const like = before ?? (isCountrySure ? undefined : signed[0])
  return like?.currency ?? currencyOf(country)
}
