import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import { isUnitAlone } from '#server/reader/grammars/unit-item.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { isReadWhole } from './is-read-whole.ts'
import { opensWithSubject, verbsIn } from './sentences.ts'
import { sharesWords } from './shared-words.ts'
import { thingOf } from './thing-of.ts'

/** Whether a span holds prices and nothing else: a row can say all of it. */
export function isPriced(reading: Reading, span: Span): boolean {
  return holdsPrices(reading, span) && !isTold(reading, span)
}

/** Whether a line of a price list is its thing, its price and nothing else; verbs may be in its name. */
export function isPricedLine(reading: Reading, span: Span): boolean {
  return holdsPrices(reading, span, true)
}

/**
 * "A loaf is £4, scones cost £2" are two rows; where somebody does something or a thing holds a verb,
 * it is a sentence: "I come to you for £30".
 */
export function isTold(reading: Reading, span: Span): boolean {
  const { text, facts } = reading
  // "We offer", "the": they stand in no row.
  const isLed = ['words.articles', 'money.lead'].some((tag) => tagAt(text, span[0], tag))
  if (!isLed && opensWithSubject(reading, span)) return true
  if (pointsBack(text, span) || isInTwoOrders(reading, span) || sharesWords(reading, span))
    return true
  const verbs = verbsIn(reading, span)
  // Halves with a verb each, and sums of one thing, are no two rows.
  if (verbs.length > 0 && (/[;；]/.test(text.raw.slice(...span)) || isSum(reading, span)))
    return true
  return verbs.some((verb) =>
    facts.prices.some((price) => {
      const [start, end] = thingOf(text, price)
      const isInside = (own: Span) => own[0] <= verb[0] && verb[1] <= own[1]
      // "La prima lezione è gratuita": free is a word that agrees with what is.
      return isInside([start, end]) || (price.value.amount === 0 && isInside(price.span))
    }),
  )
}

/** "The first is free; after that it is £45": one half is nothing without the other. */
function pointsBack(text: TaggedText, span: Span): boolean {
  return tagsIn(text, ...span, 'words.backward').some(
    // "90 € en plus" comes on top.
    ({ start }) => !tagAt(text, start, 'words.articles') && !tagAt(text, start, 'offers.added'),
  )
}

/** "A page costs £55 plus the stamp at £16": sums of one thing, with neither comma nor "and" between. */
function isSum({ text, facts }: Reading, [start, end]: Span): boolean {
  const inside = facts.prices.filter(({ span }) => span[0] >= start && span[1] <= end + 1)
  return inside.slice(1).some(({ span: [from] }, i) => {
    const isParted = /[,;，、；]\s*$/.test(text.raw.slice(inside[i]?.span[0], from))
    const before = inside[i]?.span[1] ?? from
    return !isParted && !hasTag(text, before - 5, from + 5, 'words.conjunctions')
  })
}

/** "Membership £45 a term, £20 for students": the second is a price of the first. */
function isInTwoOrders({ text, facts, amounts }: Reading, [start, end]: Span): boolean {
  const orders = facts.prices
    .filter(({ span }) => span[0] >= start && span[1] <= end + 1)
    // "£95 per night, cleaning £30": a unit stands behind its sum.
    .filter((price) => !isUnitAlone(text, thingOf(text, price)))
    .map((price) => {
      const sum = amounts.find((amount) => amount.start >= price.span[0])
      return sum !== undefined && sum.start < thingOf(text, price)[0]
    })
  return new Set(orders).size > 1
}

function holdsPrices(reading: Reading, [start, end]: Span, isLine = false): boolean {
  const { text, facts } = reading
  const prices = facts.prices.filter(({ span: [from, to] }) => from >= start && to <= end + 1)
  const isCovered = tokensIn(text, start, end).every(
    (token) =>
      (token.kind !== 'word' && token.kind !== 'number') ||
      isFunctionWord(text, token.start, token.end) ||
      prices.some(({ span: [from, to] }) => from <= token.start && token.end <= to),
  )
  // "£25 pays for one night": what a gift does is no price.
  const isGift = reading.facts.action?.value.kind === 'donate' && prices.some(leadsWithSum)
  return (
    prices.length > 0 &&
    isCovered &&
    !isGift &&
    prices.every((price) => isReadWhole(reading, price, { isLine: isLine && prices.length === 1 }))
  )

  function leadsWithSum({ span: [from] }: Found<PriceValue>): boolean {
    return reading.amounts.some((amount) => amount.start === from)
  }
}
