import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/grammars/parse-prices.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, type TaggedText, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** Words; what is longer is a sentence. */
const longestThing = 8

/** Whether a span holds prices and nothing else: a row can say all of it. */
export function isPriced(reading: Reading, [start, end]: Span): boolean {
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
function isReadWhole({ text, amounts }: Reading, { value, span }: Found<PriceValue>): boolean {
  const [start, end] = span
  const told = fold(`${value.item} ${value.note ?? ''}`)
  const tokens = tokensIn(text, start, end)
  const isTold = (word: string) => told.includes(word)
  const unread = tokens.filter(
    (token) =>
      token.kind === 'word' &&
      !isTold(token.text) &&
      !isFunctionWord(text, token.start, token.end) &&
      // 2만5천원부터 is one word with its sum.
      !amounts.some((sum) => sum.start < token.end && token.start < sum.end) &&
      !text.tags.some(
        ({ tag, start: from, end: to }) =>
          tag.startsWith('money.') && from <= token.start && token.end <= to,
      ),
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
    isThing(text, value.item, start) &&
    !isCut &&
    !isBound &&
    // "(60 minutes)" is a condition; a number without brackets may be another price.
    (/^[(（][^()]*[)）]$/.test(value.note ?? '') || !/\d/.test(value.note ?? ''))
  )
}

/** "Sessions last an hour and": words of a sentence around a price name nothing. */
function isThing(text: TaggedText, item: string, from: number): boolean {
  const at = text.raw.indexOf(item, Math.max(0, from - item.length))
  if (at < 0) return true
  const end = at + item.length
  const words = tokensIn(text, at, end).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  return words.length <= longestThing && !(last && isFunctionWord(text, last.start, last.end))
}
