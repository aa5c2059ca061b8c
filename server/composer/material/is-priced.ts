import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/grammars/parse-prices.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

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
  return prices.length > 0 && isCovered && prices.every((price) => isReadWhole(reading, price))
}

/** Every word of it stands in its item, its note or its unit, and no second number is left. */
function isReadWhole({ text }: Reading, { value, span }: Found<PriceValue>): boolean {
  const [start, end] = span
  const told = fold(`${value.item} ${value.note ?? ''}`)
  const tokens = tokensIn(text, start, end)
  const isTold = (word: string) => told.includes(word)
  const unread = tokens.filter(
    (token) =>
      token.kind === 'word' &&
      !isTold(token.text) &&
      !isFunctionWord(text, token.start, token.end) &&
      !text.tags.some(
        ({ tag, start: from, end: to }) =>
          tag.startsWith('money.') && from <= token.start && token.end <= to,
      ),
  )
  // "5500円/50分": what stands behind a stroke belongs to the price before it.
  const isCut = text.raw[start - 1] === '/' || !/[\p{L}\p{M}]{2}/u.test(value.item)
  // "Delivery, at least 10 €" is no price of a delivery.
  const isBound = hasTag(text, start, end, 'money.not')
  return unread.length === 0 && !isCut && !isBound && !/\d/.test(value.note ?? '')
}
