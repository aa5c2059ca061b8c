import type { Price } from '#shared/page/facts.ts'
import { currencyOf } from '../countries.ts'
import { behindHeading } from '../grammars/behind-heading.ts'
import { conditionAt } from '../grammars/price-condition.ts'
import { costs, itemOf, leadOf } from '../grammars/priced-item.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { isPeriod, openEnd, type unitBehind } from '../grammars/read-units.ts'
import { unitBetween } from '../grammars/unit-between.ts'
import { isUnitAlone, unitItem } from '../grammars/unit-item.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagAt, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import type { Thing } from './choose-things.ts'

export type PriceValue = Omit<Price, 'id'>

export interface ReadPrice {
  value: PriceValue
  span: Span
  /** From 0 to 1. */
  confidence: number
}

export interface PriceOptions {
  /** ISO 3166-1: what "$" means, and the money of a bare number. */
  country: string
  /** Whether anything but the language tells the country. */
  isCountrySure: boolean
  /** The sums of the brief. */
  sums: readonly Amount[]
  /** What each of them is for. */
  things: ReadonlyMap<Amount, Thing>
}

/** Letters; longer ones are sentences about a price, and stand as they are. */
const longestNote = 60

/** How often a unit or a condition that stands alone is what the sum is for. */
const alone = 0.5

/**
 * The prices of a statement, each with its thing, unit, range and conditions.
 * @param things what each of its sums is for
 */
export function parsePrices(text: TaggedText, span: Span, options: PriceOptions): ReadPrice[] {
  const amounts = options.sums.filter((sum) => sum.start >= span[0] && sum.end <= span[1])
  return cutBetween(text, span, amounts).flatMap(
    ([piece, amount], i) =>
      priceOf(text, piece, amount, unitBetween(text, amount, amounts[i + 1]), options) ?? [],
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
  const thing = options.things.get(amount)
  const behind = unitOfIt ?? { end: amount.end, unit: undefined }
  const [from, to] = thing?.side === 'before' ? thing.span : [piece[0], piece[0]]
  const ahead = leadOf(text, to, amount.start)
  // "Hourly rate 68": a thing may be the time it is for.
  const own = leadOf(text, from, amount.start).unit
  const open = openEnd(text, behind.end)
  const rest = trimmed(text.raw, [open ?? behind.end, piece[1]])
  // "…, custa 4,50 € por pessoa": whose verb it is stands before.
  const isFirst =
    unitOfIt && isBlank(text, [piece[0], ahead.start]) && !costs(text, trimmed(text.raw, piece)[0])
  const named = thing
    ? withCount(text, thing, ahead.start)
    : ((isFirst ? unitItem(text, unitOfIt) : null) ??
      itemAhead(text, [piece[0], ahead.start]) ??
      itemAhead(text, [piece[0], ahead.unitEnd ?? piece[0]]))
  const item = named && withoutHeading(text, named)
  if (!item || isAdding(text, item)) return null
  if (isAddedOnDay(text, item, rest) || (ahead.from && isAge(text, item, amount))) return null
  const note = thing?.side === 'behind' ? undefined : noteOf(text, rest)
  if (note === null) return null
  const isUnit = ahead.unit && (thing?.side === 'before' || isPeriod(ahead.unit))
  const told = behind.unit ?? (isUnit ? ahead.unit : own && isPeriod(own) ? own : undefined)
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
  const start = startOf(text, piece, thing?.side === 'before' ? item[0] : piece[0])
  return {
    value,
    span: trimmed(text.raw, [start, Math.max(piece[1], item[1])]),
    confidence: thing?.confidence ?? alone,
  }
}

/** 料金は|浴衣3,500円: the word for prices that leads to the first of them is not what it is for. */
function withoutHeading(text: TaggedText, [start, end]: Span): Span {
  const behind = behindHeading(text, start)
  return [behind < end ? behind : start, end]
}

/** "Express plus £5": it comes on top of another price, and what it is for is no "Express plus". */
const isAdding = (text: TaggedText, [, end]: Span): boolean =>
  tagBefore(text, end, 'offers.adding') !== undefined

/** "The day €1200", "after 8 pm £70": all there is before a sum is a time, or when it costs that much. */
function itemAhead(text: TaggedText, span: Span): Span | null {
  const item = itemOf(text, span)
  return item && (isUnitAlone(text, item) || conditionAt(text, item)) ? item : null
}

/** "Eggs | 10 pieces £4", "pralines | (100 g) 8,90 €": how much of a thing a sum is for is told with it. */
function withCount(text: TaggedText, { span: [first, end], side }: Thing, lead: number): Span {
  const { raw } = text
  if (side === 'behind') return [first, end]
  // "Una | vez al mes": once, and no thing without it.
  const often = text.meaning('money.often').find((tag) => tag.start < first && first < tag.end)
  const start = often?.start ?? first
  const whole = trimmed(raw, [start, lead])
  const behind = raw.slice(end, whole[1])
  const isCount = /^\s?(?:[(（][^()（）\n]{1,30}[)）]|\d[^\n,;:]{0,16})$/.test(behind)
  // 배달은 마포구만 5000원: a particle leads on to what limits it.
  return isCount || /^\p{L}{1,2}\s\p{L}{2,10}$/u.test(behind) ? whole : [start, end]
}

/** Where a price begins: "a", "our" and "costs" before its thing are of it, words of another thing are not. */
function startOf(text: TaggedText, [from]: Span, thing: number): number {
  // "From the oven: roast kid 16 €": what leads in a list is of all of them.
  if (/[:：]/.test(text.raw.slice(from, thing))) return thing
  const isLed = tokensIn(text, from, thing).every(
    ({ kind, start, end }) =>
      kind === 'mark' ||
      kind === 'line' ||
      isFunctionWord(text, start, end) ||
      tagAt(text, start, 'money.lead') !== undefined,
  )
  return isLed ? Math.min(from, thing) : thing
}

/** "Si son dos hermanos 7000 cada uno": each of those who come, and no piece of anything. */
const isOfPeople = (text: TaggedText, [start, end]: Span): boolean =>
  tagAt(text, start, 'words.subordinate') !== undefined ||
  tagsIn(text, start, end, 'roles.audience').length > 0

const isBlank = ({ raw }: TaggedText, span: Span): boolean =>
  !/[\p{L}\p{N}]/u.test(raw.slice(...span))

/** Years; who is older pays for themselves. */
const oldestChild = 18

/** "kinder ab 10": how old they are, and not what they cost. */
const isAge = (text: TaggedText, item: Span, { amount, currency }: Amount): boolean =>
  !currency && amount <= oldestChild && tagAt(text, item[0], 'roles.audience')?.end === item[1]

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
