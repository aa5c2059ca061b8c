import type { Draft } from '../draft.ts'
import { isNoPrice } from '../grammars/not-money.ts'
import { isPeriod, unitOf } from '../grammars/read-units.ts'
import type { Scorers } from '../scorer.ts'
import { fold } from '../text/fold.ts'
import { tagsIn } from '../text/tagged-text.ts'
import { chooseThings, freeSums } from './choose-things.ts'
import type { Sums } from './find-sums.ts'
import { type Found, found } from './found.ts'
import { type PriceValue, parsePrices } from './parse-prices.ts'
import { withoutSharedNote } from './shared-note.ts'

/** What the schema of facts allows. */
const most = 120

/** Prices of the statements that hold some; one that is not understood whole gives none. */
export function findPrices(
  draft: Draft,
  { sums }: Sums,
  scorers: Scorers<'thing'>,
): Found<PriceValue>[] {
  const { text, country } = draft
  const hasMoney = country.hasMoney || sums.some(({ currency }) => currency)
  const priced = [...sums, ...(hasMoney ? freeSums(draft) : [])]
    .filter((sum) => !isNoPrice(text, sum))
    .sort((one, other) => one.start - other.start)
  const things = chooseThings(draft, priced, scorers)
  const options = {
    country: country.code,
    isCountrySure: country.sure,
    sums: priced,
    things,
  }
  const prices = draft.pieces
    .flatMap(({ span }) => parsePrices(text, span, options))
    .map(({ value, span, confidence }) => found(value, span, confidence))
  const own = withoutSharedNote(draft, prices)
  return withSharedFrom(draft, withUnits(draft, withListUnit(draft, own))).slice(0, most)
}

/** "Bridles start at £18, girths at £35, saddles at £60": each further "at" stands for "start at". */
function withSharedFrom(draft: Draft, prices: readonly Found<PriceValue>[]): Found<PriceValue>[] {
  let whole = ''
  return prices.map((price, i) => {
    const before = prices[i - 1]
    const isApart = !before || /[.!?\n]/.test(draft.text.raw.slice(before.span[1], price.span[0]))
    const lead = leadOf(draft, price)
    if (price.value.from || isApart) whole = price.value.from ? lead : ''
    else if (lead === '' || !whole.endsWith(` ${lead}`)) whole = ''
    return price.value.from || whole === ''
      ? price
      : { ...price, value: { ...price.value, from: true } }
  })
}

/** What stands between a thing and its amount, folded: "start at". */
function leadOf({ text, amounts }: Draft, { value, span: [start] }: Found<PriceValue>): string {
  const at = text.raw.indexOf(value.item, start) + value.item.length
  const sum = amounts.find((amount) => amount.start >= at)
  return sum ? text.folded.slice(at, sum.start).trim() : ''
}

/** "Whole week": its thing is another period than the one that stands over the list. */
function namesPeriod({ language }: Draft['text'], item: string): boolean {
  const words = fold(item).split(/[^\p{L}]+/u)
  const { units } = language.data.money
  return Object.entries(units).some(
    ([unit, phrases]) =>
      isPeriod(unit) &&
      phrases.some((phrase) => words.includes(fold(phrase).split(' ').at(-1) ?? '')),
  )
}

/** "Prices per night:" over a list tells the unit of all its lines that have none. */
function withListUnit(
  { text, lists }: Draft,
  prices: readonly Found<PriceValue>[],
): Found<PriceValue>[] {
  return prices.map((price) => {
    const [at] = price.span
    const list = lists.find(({ lines }) => lines.some(({ span }) => span[0] <= at && at < span[1]))
    if (!list?.heading || price.value.unit) return price
    const [start, end] = list.heading.span
    const unit = tagsIn(text, start, end, 'money.units.')
      .map((tag) => unitOf(text, tag))
      .find(isPeriod)
    return unit && !namesPeriod(text, price.value.item)
      ? { ...price, value: { ...price.value, unit } }
      : price
  })
}

/** "low season 85 high season 140 a night": the last of a bare run tells the unit of all. */
function withUnits(draft: Draft, prices: readonly Found<PriceValue>[]): Found<PriceValue>[] {
  const told = [...prices]
  for (let i = told.length - 2; i >= 0; i -= 1) {
    const [price, next] = [told[i], told[i + 1]]
    const unit = next?.value.unit
    if (!price || !next || !unit || price.value.unit || !isPeriod(unit)) continue
    if (!isBareRun(draft, price, next)) continue
    told[i] = { ...price, value: { ...price.value, unit } }
  }
  return told
}

/** Whether no mark divides two prices, and the first has no sign of money. */
function isBareRun(
  { text, amounts }: Draft,
  { span: [start, end] }: Found<PriceValue>,
  { span: [next] }: Found<PriceValue>,
): boolean {
  const isSigned = amounts.some((sum) => sum.currency && sum.start >= start && sum.end <= end)
  return !isSigned && /^[\p{L}\p{N}] *$/u.test(text.raw.slice(end - 1, next))
}
