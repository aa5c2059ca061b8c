import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold, isUnspaced } from '#server/reader/text/fold.ts'
import { tagAt, tagBefore } from '#server/reader/text/tagged-text.ts'
import { conditioned } from '../material/base-price.ts'
import { thingOf } from '../material/thing-of.ts'
import { capitalised } from '../material/turn.ts'

/**
 * What a row of prices is called.
 * @param item as the page's facts have it; where its creator changed it, it stays so
 */
export function rowName(reading: Reading, item: string, found: Found<PriceValue> | null): string {
  const { text } = reading
  if (!found || found.value.item !== item) return capitalised(item, text)
  const own = underCondition(reading, found) ?? withSharedNoun(reading, found)
  return capitalised(own ?? countFirst(reading, found) ?? item, text)
}

/** "Call-out £40, after 8 pm £70": the second is "Call-out, after 8 pm". */
function underCondition(reading: Reading, found: Found<PriceValue>): string | null {
  const own = conditioned(reading, found)
  if (!own) return null
  const base = rowName(reading, own.base.value.item, own.base)
  const joint = isUnspaced(base.at(-1)) ? '、' : ', '
  return `${base}${joint}${reading.text.raw.slice(...own.condition)}`
}

/** "Tacos 3 for $11" are "3 tacos", and no tacos of the third kind. */
function countFirst({ text }: Reading, found: Found<PriceValue>): string | null {
  const [thing, count] = /^(.*\p{L}.*?) (\d{1,2}|\p{L}+)$/u.exec(found.value.item)?.slice(1) ?? []
  if (!thing || !count) return null
  const at = thingOf(text, found)[1] + 1
  const isFor = ['words.prepositions', 'money.link'].every((tag) => tagAt(text, at, tag))
  const numbers = text.language.data.hours.spoken?.numbers ?? []
  const isCount = /\d/.test(count) || numbers.some((words) => words.includes(fold(count)))
  return isFor && isCount ? `${count} ${thing}` : null
}

/** "Rings of silver 280 €, of gold 1150 €": what begins with the same joint takes the noun before it. */
function withSharedNoun({ text, facts }: Reading, found: Found<PriceValue>): string | null {
  const before = facts.prices[facts.prices.indexOf(found) - 1]
  if (!before) return null
  const [thing, end] = thingOf(text, found)
  // The joint may have been read as the first word of the thing.
  const own = tagAt(text, thing, 'words.prepositions')
  const at = own ? Math.min(own.end + 1, end) : thing
  const joint = text.tokens.findLast((token) => token.end <= at)
  const isJoint = joint && tagBefore(text, joint.end, 'words.prepositions')?.start === joint.start
  const begins = isJoint && /[,;、\s]\s*$/.test(text.raw.slice(before.span[1] - 1, joint.start))
  if (!begins || joint.start < before.span[1]) return null
  const noun = fold(before.value.item).indexOf(` ${joint.text} `)
  return noun < 1 ? null : `${before.value.item.slice(0, noun)} ${text.raw.slice(joint.start, end)}`
}
