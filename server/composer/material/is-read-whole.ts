import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import { notMoneyIn } from '#server/reader/grammars/not-money.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold, isUnspaced } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  type TaggedText,
  tagAt,
  tagBefore,
  tagsOver,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { conditioned } from './base-price.ts'
import { thingOf } from './thing-of.ts'

/** Words; what is longer is a sentence. */
const longestThing = 8

/**
 * Every word of a price stands in its item, its note or its unit, and no second number is left.
 * @param isLine a line of a list, which names one thing whatever its commas part
 */
export function isReadWhole(
  reading: Reading,
  price: Found<PriceValue>,
  { isLine = false } = {},
): boolean {
  const { text } = reading
  const { value, span } = price
  // "Double room 85 breakfast included": the sum is not read.
  const numbers = value.item.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  if ((value.amount === 0 && numbers > 0) || numbers > 1) return false
  // "5500円/50分": what stands behind a stroke belongs to the price before it.
  const isCut =
    text.raw[span[0] - 1] === '/' || !/[\p{L}\p{M}]{2}|\p{Script=Hangul}/u.test(value.item)
  return (
    !isCut &&
    !isIncluded(reading, price) &&
    tokensIn(text, ...span).every((token) => isShown(reading, price, token)) &&
    (hasColon(reading, price) ||
      // "450 € for an armchair, fabric not included": that may hold for all of them.
      ((isLine || !/[,;，、；]\s/.test(value.item)) &&
        isThing(reading, price) &&
        !isLimit(reading, price))) &&
    isNote(value.note ?? '')
  )
}

/** "Delivery, at least 10 €" is no price of a delivery; "wedding cakes from 180 €" is one of a cake. */
function isLimit({ text }: Reading, { value, span }: Found<PriceValue>): boolean {
  const isLeast = (at: number) => value.from === true && tagAt(text, at, 'money.from')
  return notMoneyIn(text, span).some(({ start }) => !isLeast(start))
}

/** "Costs: €120, including membership": what a sum includes is not what it is for. */
function isIncluded({ text, amounts }: Reading, price: Found<PriceValue>): boolean {
  const [start] = thingOf(text, price)
  const sum = amounts.findLast(({ end }) => end <= start && end > price.span[0])
  return (
    sum !== undefined &&
    /^[^\p{L}]*[,;]/u.test(text.raw.slice(sum.end, start)) &&
    tagBefore(text, start - 1, 'words.prepositions') !== undefined
  )
}

/** "Keys, squeaks and small repairs: £40": all of it is one thing. */
function hasColon({ text }: Reading, price: Found<PriceValue>): boolean {
  return /^\s?[:：]/.test(text.raw.slice(thingOf(text, price)[1]))
}

/** Whether a word is read: in the item or the note, as the sum, its unit, or a word that only joins. */
function isShown({ text, amounts }: Reading, { value }: Found<PriceValue>, token: Token): boolean {
  if (token.kind !== 'word' && token.kind !== 'number') return true
  const told = fold(`${value.item} ${value.note ?? ''}`)
  if (told.includes(token.text) || isUnit(text, token)) return true
  const sums = amounts.filter((sum) => sum.start < token.end && token.start < sum.end)
  // "£18 (30 minutes)" without its note would be another offer.
  if (token.kind === 'number')
    return sums.some(({ amount }) => amount === value.amount || amount === value.to)
  // 청바지는 is 청바지 with its particle, and 2만5천원부터 one word with its sum.
  const isGlued =
    /\p{Script=Hangul}/u.test(token.text) &&
    told.split(/\s+/).some((own) => own !== '' && token.text.startsWith(own))
  return isGlued || sums.length > 0 || isFunctionWord(text, token.start, token.end)
}

function isUnit(text: TaggedText, { start, end }: Token): boolean {
  return tagsOver(text, start, end).some(({ tag }) => tag.startsWith('money.'))
}

/** How long or how much: "2h", "90 min", "500 g". */
const measured = /\d+(?:[.,]\d+)?\s?(?:h|hs|hrs?|std|min|km|kg|g|ml|cl|l)\b/gu

/** "(60 minutes)" is a condition; a number without brackets or measure may be another price. */
function isNote(told: string): boolean {
  const note = told.replaceAll(measured, '')
  // 원이며 자유 수영이 포함됩니다: in its own script a note ends in a verb.
  const isClause = /^[^(（]*[\p{Script=Hangul}\p{Script=Hiragana}]/u.test(note)
  return !isClause && (/^[(（][^()]*[)）]?$/.test(note) || !/\d/.test(note))
}

/** Above it the last word of a thing may be one that only joins others elsewhere: "taster morning". */
const sure = 0.6

/** "Sessions last an hour and": words of a sentence around a price name nothing. */
function isThing(reading: Reading, price: Found<PriceValue>): boolean {
  const { text } = reading
  const [start, end] = thingOf(text, price)
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  if (conditioned(reading, price)) return words.length <= longestThing
  // 一日2,500円: how long something is had says not what it is.
  const unit = isUnspaced(text.raw[start]) && tagAt(text, start, 'money.units.')
  if (unit && unit.end >= end && !opensSentence(text, start)) return false
  const isOpen = last !== undefined && isFunctionWord(text, last.start, last.end)
  return words.length <= longestThing && (price.confidence >= sure || !isOpen)
}

/** 「月謝5,500円、体験1,000円」: what opens a list is what it is for. */
const opensSentence = ({ raw }: TaggedText, at: number): boolean =>
  /(?:^|[.!?。！？\n・])\s*$/u.test(raw.slice(0, at))
