import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import {
  firstFrom,
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { goesOn } from './entries.ts'
import { hasFreeNumber } from './free-number.ts'
import { isPriced } from './is-priced.ts'
import { countClaims } from './requests.ts'
import { isSentence } from './sentences.ts'
import { type Range, spanOf } from './token-range.ts'

/** Prices that follow one another; one alone belongs to its sentence. */
const leastRows = 2
const leastWords = 2

/**
 * "Dog groomer in Leeds, small dog 38 large 60, I come to you": what stands before and behind a run
 * of prices is a sentence of its own. The range as it is where it holds no such run.
 */
export function apartFromPrices(reading: Reading, range: Range): Range[] {
  const run = runIn(reading, range)
  if (!run) return [range]
  const before: Range = [range[0], run[0]]
  const after: Range = [run[1], range[1]]
  // "From April to June and in September 95 € a night": one price for both.
  const isJoined = tagBefore(reading.text, spanOf(reading, run)[0] - 1, 'words.conjunctions')
  // "… a tour of an hour | with a tasting: € 9.50": what joins on is nothing alone.
  const leads = ['words.conjunctions', 'words.prepositions'].some((tag) =>
    tagAt(reading.text, spanOf(reading, run)[0], tag),
  )
  if ((isJoined || leads) && !isEmpty(reading, before)) return [range]
  const standApart =
    (isEmpty(reading, before) || canStand(reading, before)) &&
    (isEmpty(reading, after) ||
      isForAll(reading, after) ||
      (canStand(reading, after, run) && !isAdded(reading, after) && !goesOnTelling(reading, after)))
  if (!standApart) return [range]
  return [before, run, after].filter((part) => !isEmpty(reading, part))
}

/** The tokens of the longest run of prices with nothing but marks between them. */
function runIn(reading: Reading, range: Range): Range | null {
  const { tokens } = reading.text
  const [start, end] = spanOf(reading, range)
  const prices = reading.facts.prices
    .map(({ span }) => span)
    .filter((span) => span[0] >= start && span[1] <= end + 1)
    .filter((span) => isPriced(reading, span))
  const runs: Span[][] = []
  for (const span of prices) {
    const last = runs.at(-1)?.at(-1)
    const isNext = last && tokensIn(reading.text, last[1], span[0]).every(isMark)
    if (isNext) runs.at(-1)?.push(span)
    else runs.push([span])
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), [])
  const [first, last] = [longest[0], longest.at(-1)]
  if (!first || !last) return null
  if (longest.length < leastRows && !hasTag(reading.text, last[1], end, 'offers.forAll'))
    return null
  // "From the oven: roast kid 16 €, veal 14 €": what leads in a list belongs to it.
  const isLed = /[:：]\s*$/.test(reading.text.raw.slice(start, first[0]))
  let to = firstFrom(tokens, last[1])
  while (to < range[1] && tokens[to]?.kind === 'mark') to += 1
  return [isLed ? range[0] : Math.max(range[0], firstFrom(tokens, first[0])), to]
}

/** "Single 380 $ double 475 $ | for the season, taxes included": it holds for all of them. */
function isForAll(reading: Reading, after: Range): boolean {
  const { text } = reading
  const span = spanOf(reading, after)
  // "…, plus VAT": without what it is added to, it would say that VAT is all there is to pay.
  const isJoined =
    tagAt(text, span[0], 'words.conjunctions') || /[+＋]\s*$/.test(text.raw.slice(0, span[0]))
  return !isJoined && hasTag(text, ...span, 'offers.forAll') && !hasFreeNumber(reading, span)
}

/** "…, with breakfast", "… (served until eleven)", "… and chairs": it belongs to the price before it. */
function isAdded(reading: Reading, [first, end]: Range): boolean {
  const opened = reading.text.tokens.slice(Math.max(0, first - 1), first + 1)
  const [start] = spanOf(reading, [first, end])
  return (
    goesOn(reading, start) ||
    tagAt(reading.text, start, 'words.conjunctions') !== undefined ||
    opened.some(({ text }) => /^[([（]$/.test(text))
  )
}

/** "…, and the annexe is 220,000 won with breakfast": the last of a list that has more to say. */
function goesOnTelling(reading: Reading, after: Range): boolean {
  const span = spanOf(reading, after)
  return (
    countClaims(reading, span, 'money') > 0 && !isPriced(reading, span) && isSentence(reading, span)
  )
}

const isMark = ({ kind }: Token): boolean => kind === 'mark' || kind === 'line'

const isEmpty = ({ text }: Reading, [first, end]: Range): boolean =>
  text.tokens.slice(first, end).every(isMark)

/**
 * Whether words are no stump: two at least, the last is not one that only joins, and no number among
 * them, those of hours aside, that may be another price: half a list is none. Behind a run of signed
 * prices a sum with its sign is told whole, and a number without one is none.
 * @param run the prices it stands behind
 */
function canStand(reading: Reading, range: Range, run?: Range): boolean {
  const { text } = reading
  const [start, end] = spanOf(reading, range)
  const hours = reading.pieces.filter(({ role }) => role === 'hours').map(({ span }) => span)
  const address = reading.facts.place ? partsOf(reading.facts.place) : []
  const mayCost = (span: Span) =>
    run && isSigned(reading, run) ? hasAddedSum(reading, span) : hasFreeNumber(reading, span)
  if (apart([start, end], [...hours, ...address]).some(mayCost)) return false
  const words = text.tokens.slice(...range).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  if (hasLooseParticle(text, [start, end])) return false
  // やります ends a sentence with a verb that only helps; "Mon closed" ends in a word of hours: "mo zu".
  const isInHours = hours.some(([from, to]) => last && from <= last.start && last.end <= to)
  return (
    words.length >= leastWords &&
    last !== undefined &&
    (isInHours ||
      isDense(last.text) ||
      // "E-bikes too".
      tagAt(text, last.start, 'words.fillers')?.end === last.end ||
      !isFunctionWord(text, last.start, last.end))
  )
}

/** があります, 学びたい方には: in scripts without spaces a particle holds on to what is not there. */
function hasLooseParticle(text: TaggedText, [start, end]: Span): boolean {
  const particles = ['words.articles', 'words.prepositions']
  const isDenseAt = (at: number) => isUnspaced(text.raw[at])
  const leads = isDenseAt(start) && particles.some((tag) => tagAt(text, start, tag))
  const trails = isDenseAt(end - 1) && particles.some((tag) => tagBefore(text, end, tag))
  return leads || trails
}

/** Whether every price of a run has its sign or its word for money. */
function isSigned(reading: Reading, run: Range): boolean {
  const [start, end] = spanOf(reading, run)
  const prices = reading.facts.prices.filter(({ span }) => span[0] >= start && span[1] <= end + 1)
  return prices.every(({ span }) => countClaims(reading, span, 'money') > 0)
}

/** "+20": more of the same money. */
function hasAddedSum({ text }: Reading, span: Span): boolean {
  return /[+＋-]\s?\d/.test(text.raw.slice(...span))
}

/** What of a span lies in none of the others. */
function apart([start, end]: Span, others: readonly Span[]): Span[] {
  const inside = others
    .filter(([from, to]) => from < end && start < to)
    .toSorted(([one], [other]) => one - other)
  const borders = [start, ...inside.flat().map((at) => Math.min(end, Math.max(start, at))), end]
  return borders.flatMap((from, i): Span[] => {
    const to = borders[i + 1]
    return i % 2 === 0 && to !== undefined && from < to ? [[from, to]] : []
  })
}
