import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { placesOf } from '../contains.ts'
import type { SaidText } from './evidence.ts'
import { dividesIn, hasContent, type PricedText, peersOf, timesIn } from './priced-text.ts'
import { moneySums, type WrittenSum } from './written-sums.ts'

/** How far behind a thing its own sum stands, in letters. */
const near = 12

const briefs = new WeakMap<SaidText, PricedText>()

/** A brief with its sums, made ready once for all its prices. */
export function pricedBrief(brief: SaidText): PricedText {
  const ready = briefs.get(brief) ?? {
    said: brief,
    sums: moneySums(brief),
    covered: tagsIn(brief, 0, brief.raw.length, 'money.units.').map(({ start, end }) => [
      start,
      end,
    ]),
  }
  briefs.set(brief, ready)
  return ready
}

/** Whether the brief prices a thing where it names it, and nowhere at this sum. */
export function hasOwnSum(item: string, sum: WrittenSum, brief: SaidText): boolean {
  const text = pricedBrief(brief)
  const own = placesOf(brief.raw, item)
    .filter(([start]) => !isJoined(brief, start))
    .flatMap((place) => ownSums(place, sum, text))
  const isSame = ({ values }: WrittenSum) => values.some((value) => sum.values.includes(value))
  return own.some(({ isBehind }) => isBehind) && !own.some((each) => isSame(each.sum))
}

/** With a day between, "playgroup Tuesday 9.30", it may be a time. */
const isPlain = (text: PricedText, start: number, end: number): boolean =>
  !hasContent(text, start, end) && timesIn(text.said, start, end).length === 0

/** "Cut + beard 42": what stands behind is of both. */
export const isJoined = ({ folded }: SaidText, start: number): boolean =>
  /[+&] ?$/.test(folded.slice(0, start))

interface OwnSum {
  sum: WrittenSum
  isBehind: boolean
}

/** The sums right behind a thing, and the one before it that is of nothing else: "£4 a loaf". */
function ownSums([start, end]: Span, { signs }: WrittenSum, text: PricedText): OwnSum[] {
  const sums = peersOf(text, { signs })
  const behind = sums.findIndex((other) => other.start >= end)
  const first = sums[behind]
  const isNear = first && first.start - end <= near && isPlain(text, end, first.start)
  const readings = sums.filter(({ start: at }) => at === first?.start)
  const before = sums.findLast((other) => other.end <= start)
  const isLed =
    before &&
    !hasContent(text, before.end, start) &&
    dividesIn(text, before.end, start).length === 0 &&
    isFirst(text, before)
  return [
    ...(isNear ? readings.flatMap((each) => runOf(each, sums, text)) : []).map((sum) => ({
      sum,
      isBehind: true,
    })),
    ...(isLed ? [{ sum: before, isBehind: false }] : []),
  ]
}

/** Nothing before it in its clause that it could be of, nor another sum. */
const isFirst = (text: PricedText, sum: WrittenSum): boolean => {
  const last = text.sums.findLast(({ end }) => end <= sum.start)
  const from = Math.max(0, ...dividesIn(text, 0, sum.start))
  return (last?.end ?? 0) <= from && !hasContent(text, from, sum.start)
}

/** "Bunch 15 25 40": one after the other, each larger than the last. */
function runOf(first: WrittenSum, sums: readonly WrittenSum[], { said }: PricedText): WrittenSum[] {
  const run = [first]
  for (const sum of sums) {
    const last = run.at(-1) ?? first
    const isNext =
      sum.start > last.end && /^(?: | ?\/ ?)$/.test(said.folded.slice(last.end, sum.start))
    if (isNext && Math.max(...sum.values) > Math.max(...last.values)) run.push(sum)
  }
  return run
}
