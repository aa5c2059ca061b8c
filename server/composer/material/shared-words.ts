import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { tagAt, tagBefore } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { conditioned } from './base-price.ts'
import { verbsIn } from './sentences.ts'
import { thingOf } from './thing-of.ts'

type Price = Found<PriceValue>

/**
 * Whether prices of one sentence need one another's words, so that none of them can stand in a row of
 * its own: "a half plot is £28 a year and a full one £52, water included".
 */
export function sharesWords(reading: Reading, [start, end]: Span): boolean {
  const prices = reading.facts.prices.filter(({ span }) => span[0] >= start && span[1] <= end + 1)
  if (prices.some((price) => hasMore(reading, price))) return true
  if (prices.length < 2) return false
  // "Call-out £40, after 8 pm £70": a row names what its condition is one of.
  const own = prices.filter((price) => !conditioned(reading, price))
  return isForSome(reading, own) || sharesUnit(own) || sharesNote(reading, prices)
}

/** Where the note of a price stands; null where it has none. */
function noteOf({ text }: Reading, { value: { note }, span }: Price): Span | null {
  const at = note ? text.raw.lastIndexOf(note, span[1]) : -1
  return note && at >= span[0] ? [at, at + note.length] : null
}

/** "€84 and the first class is free", "from $95 and saddles, which take three months". */
function hasMore(reading: Reading, price: Price): boolean {
  const note = noteOf(reading, price)
  const joint = note && tagAt(reading.text, note[0], 'words.conjunctions')
  // "20 € más": "more" joins as well, and here it says that the sum comes on top.
  if (!note || !joint || tagAt(reading.text, note[0], 'offers.added')?.end === note[1]) return false
  const rest: Span = [joint.end + 1, note[1]]
  // "$450 e incluye revisión": joined by "and", it says more in its own words.
  const isThing = tagAt(reading.text, joint.end + 1, 'words.articles') !== undefined
  const isLast = joint.start === note[0] && !isThing
  return (
    isLast ||
    verbsIn(reading, rest).length > 0 ||
    /[,;，、；]/.test(reading.text.raw.slice(...rest))
  )
}

/** "A plate is 11 €, for members 9 €": for whom it is dearer or cheaper, and nothing by itself. */
function isForSome({ text }: Reading, prices: readonly Price[]): boolean {
  const led = prices.map((price, i) => {
    const at = thingOf(text, price)[0] - 1
    // "A cuca": in Portuguese the article is written like a preposition.
    const isArticle = tagBefore(text, at, 'words.articles') !== undefined
    const joint = tagBefore(text, at, 'words.prepositions')
    const before = prices[i - 1]
    if (isArticle || !joint || joint.start < (before?.span[1] ?? 0)) return false
    // "Rings of silver 280 €, of gold 1150 €" take the noun of the one before.
    return !fold(before?.value.item ?? '').includes(
      ` ${text.folded.slice(joint.start, joint.end)} `,
    )
  })
  return led[0] === false && led.includes(true)
}

/** "Cheese of six months 17.90 a kilo, twelve months 21.50". */
function sharesUnit([first, ...others]: readonly Price[]): boolean {
  if (!first?.value.unit) return false
  const head = (item: string) => fold(item).split(/\s+/).at(-1)
  return others.some(
    ({ value: { unit, item, amount } }) =>
      !unit &&
      amount > 0 &&
      ((/^\d/.test(item) && !/^\d/.test(first.value.item)) ||
        head(item) === head(first.value.item)),
  )
}

/** "…, water included" behind the last of them may hold for each. */
function sharesNote(reading: Reading, prices: readonly Price[]): boolean {
  const last = prices.at(-1)
  const note = last && noteOf(reading, last)
  const isApart = note && /[,，、]\s*$/.test(reading.text.raw.slice(0, note[0]))
  return Boolean(isApart) && prices.slice(0, -1).every(({ value }) => value.note === undefined)
}
