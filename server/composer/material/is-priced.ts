import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/grammars/parse-prices.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { opensWithSubject, verbsIn } from './sentences.ts'

/** Words; what is longer is a sentence. */
const longestThing = 8

/** Whether a span holds prices and nothing else: a row can say all of it. */
export function isPriced(reading: Reading, span: Span): boolean {
  return holdsPrices(reading, span) && !isTold(reading, span)
}

/**
 * "A loaf is £4, scones cost £2" are two rows; where somebody does something or a thing holds a verb,
 * it is a sentence: "I come to you for £30".
 */
function isTold(reading: Reading, span: Span): boolean {
  const { text, facts } = reading
  // "We offer", "the": they stand in no row.
  const isLed = ['words.articles', 'money.lead'].some((tag) => tagAt(text, span[0], tag))
  if (!isLed && opensWithSubject(reading, span)) return true
  if (pointsBack(text, span) || isInTwoOrders(reading, span)) return true
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
    ({ start }) => !tagAt(text, start, 'words.articles'),
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
    .map((price) => {
      const sum = amounts.find((amount) => amount.start >= price.span[0])
      return sum !== undefined && sum.start < thingOf(text, price)[0]
    })
  return new Set(orders).size > 1
}

/** Where the thing a price is for is named; an empty span where it is told in other words. */
function thingOf({ raw }: TaggedText, { value: { item }, span }: Found<PriceValue>): Span {
  const at = raw.indexOf(item, Math.max(0, span[0] - item.length))
  return at < 0 || at > span[1] ? [span[0], span[0]] : [at, at + item.length]
}

function holdsPrices(reading: Reading, [start, end]: Span): boolean {
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
    prices.every((price) => isReadWhole(reading, price))
  )

  function leadsWithSum({ span: [from] }: Found<PriceValue>): boolean {
    return reading.amounts.some((amount) => amount.start === from)
  }
}

/** Every word of it stands in its item, its note or its unit, and no second number is left. */
function isReadWhole({ text, amounts }: Reading, price: Found<PriceValue>): boolean {
  const { value, span } = price
  const [start, end] = span
  const told = fold(`${value.item} ${value.note ?? ''}`)
  const tokens = tokensIn(text, start, end)
  const words = told.split(/\s+/)
  // 청바지는 is 청바지 with its particle.
  const isTold = (word: string) =>
    told.includes(word) ||
    (/\p{Script=Hangul}/u.test(word) && words.some((own) => own !== '' && word.startsWith(own)))
  const isUnit = (token: { start: number; end: number }) =>
    text.tags.some(
      ({ tag, start: from, end: to }) =>
        tag.startsWith('money.') && from <= token.start && token.end <= to,
    )
  // "£18 (30 minutes)" without its note would be another offer.
  const isLost = tokens.some(
    (token) =>
      token.kind === 'number' &&
      !isTold(token.text) &&
      !isUnit(token) &&
      !amounts.some(
        (sum) =>
          (sum.amount === value.amount || sum.amount === value.to) &&
          sum.start < token.end &&
          token.start < sum.end,
      ),
  )
  const unread = tokens.filter(
    (token) =>
      token.kind === 'word' &&
      !isTold(token.text) &&
      !isFunctionWord(text, token.start, token.end) &&
      // 2만5천원부터 is one word with its sum.
      !amounts.some((sum) => sum.start < token.end && token.start < sum.end) &&
      !isUnit(token),
  )
  // "Double room 85 breakfast included": the sum is not read.
  const numbers = value.item.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  if ((value.amount === 0 && numbers > 0) || numbers > 1) return false
  // "5500円/50分": what stands behind a stroke belongs to the price before it.
  const isCut = text.raw[start - 1] === '/' || !/[\p{L}\p{M}]{2}/u.test(value.item)
  // "Delivery, at least 10 €" is no price of a delivery.
  const isBound = hasTag(text, start, end, 'money.not')
  return (
    unread.length === 0 &&
    !isLost &&
    // 원이며 자유 수영이 포함됩니다: a note in its own script ends in a verb.
    !/^[^(（]*[\p{Script=Hangul}\p{Script=Hiragana}]/u.test(value.note ?? '') &&
    // "450 € for an armchair, fabric not included": that may hold for all of them.
    !/[,;，、；]\s/.test(value.item) &&
    isThing(text, thingOf(text, price)) &&
    !isCut &&
    !isBound &&
    // "(60 minutes)" is a condition; a number without brackets may be another price.
    (/^[(（][^()]*[)）]?$/.test(value.note ?? '') || !/\d/.test(value.note ?? ''))
  )
}

/** "Sessions last an hour and": words of a sentence around a price name nothing. */
function isThing(text: TaggedText, [start, end]: Span): boolean {
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  return words.length <= longestThing && !(last && isFunctionWord(text, last.start, last.end))
}
