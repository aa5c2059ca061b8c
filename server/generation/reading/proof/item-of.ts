import { isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { contains, placesOf } from '../contains.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { sumsAndGifts, type WrittenSum } from './written-sums.ts'

/** A text with its sums. */
export interface PricedText {
  said: SaidText
  sums: readonly WrittenSum[]
  /** Where units and conditions stand that are a sum's own: their words name no other thing. */
  covered: readonly Span[]
}

/**
 * Whether a sum is that of a thing: it follows it with no other thing in between, or stands right
 * before it where sums come first; a sum with nothing beside it may be of what the brief is about.
 */
export function isItemOf(
  item: string,
  sum: WrittenSum,
  text: PricedText,
  brief: SaidText,
): boolean {
  const isBeside = placesOf(text.said.raw, item).some(([start, end]) =>
    end <= sum.start
      ? isLed(text, end, sum) && !(hasContent(text, end, sum.start) && hasOwnSum(item, sum, brief))
      : start >= sum.end && isFollowed(text, start, sum),
  )
  if (isBeside) return true
  const isBare = isBareBefore(text, sum) && !hasContent(text, sum.end, clauseEnd(text, sum))
  return isBare && contains(brief.raw, item) && !hasOwnSum(item, sum, brief)
}

/** How far behind a thing its own sum stands, in letters. */
const near = 12

/** Whether the brief prices a thing where it names it, and otherwise. */
export function hasOwnSum(item: string, sum: WrittenSum, brief: SaidText): boolean {
  const sums = sumsAndGifts(brief)
  return placesOf(brief.raw, item).some(([, end]) => {
    const own = sums.find(({ start }) => start >= end)
    const text: PricedText = { said: brief, sums, covered: [] }
    const isNear = own !== undefined && own.start - end <= near && !hasContent(text, end, own.start)
    return isNear && !own.values.some((value) => sum.values.includes(value))
  })
}

const divides = /[;\n|•、。]|,(?!\d)|\.(?!\d)/g

/** "Kayak 9 an hour 30 a day": the thing before a sum, other sums of the same between them. */
function isLed(text: PricedText, end: number, sum: WrittenSum): boolean {
  const between = peersOf(text, sum).filter((other) => other.start >= end && other.end <= sum.start)
  const [first, last] = [between[0], between.at(-1)]
  // "Class 10, pass of 8 60": the first sum behind a thing is another's.
  if (first && hasContent(text, end, first.start)) return false
  const mark = [...text.said.folded.slice(end, sum.start).matchAll(divides)].at(-1)
  const from = Math.max(mark ? end + mark.index + 1 : 0, last?.end ?? 0)
  return from === 0 || !hasContent(text, from, sum.start)
}

/** "£4 for a loaf": the sum first, and nothing before it that it could be of. */
function isFollowed(text: PricedText, start: number, sum: WrittenSum): boolean {
  const isApart = text.said.folded.slice(sum.end, start).search(divides) >= 0
  const isOthers = text.sums.some((other) => other.start >= sum.end && other.end <= start)
  return !isApart && !isOthers && isBareBefore(text, sum)
}

const isBareBefore = (text: PricedText, sum: WrittenSum): boolean =>
  !hasContent(text, clauseStart(text, sum), sum.start)

/** Beside a sum with a sign of money numbers without one are none. */
const peersOf = ({ sums }: PricedText, { signs }: WrittenSum): readonly WrittenSum[] =>
  signs.length > 0 ? sums.filter((other) => other.signs.length > 0) : sums

function clauseStart(text: PricedText, sum: WrittenSum): number {
  const mark = [...text.said.folded.slice(0, sum.start).matchAll(divides)].at(-1)
  const last = peersOf(text, sum)
    .filter(({ end }) => end <= sum.start)
    .at(-1)
  return Math.max(mark ? mark.index + 1 : 0, last?.end ?? 0)
}

export function clauseEnd({ said }: PricedText, { end }: WrittenSum): number {
  const mark = said.folded.slice(end).search(divides)
  return mark < 0 ? said.folded.length : end + mark
}

const measuring = ['least', 'free', 'also', 'counted', 'numbers.', 'scales.', 'halves.']
const speaking = [
  'money.currencies.',
  'money.coins',
  'money.scales.',
  'money.from',
  'money.free',
  'money.link',
  'money.per',
  'money.lead',
  'money.divide',
]

/** Words that name things: none that join others, count, measure or speak of money. */
export function hasContent({ said, covered }: PricedText, start: number, end: number): boolean {
  const spans: Span[] = [
    ...covered,
    ...[
      ...speaking.flatMap((kind) => tagsIn(said, start, end, kind)),
      ...measuring.flatMap((kind) => evidenceIn(said, kind, [start, end])),
    ].map((tag): Span => [tag.start, tag.end]),
  ]
  return said.tokens.some(
    (token) =>
      token.start >= start &&
      token.end <= end &&
      token.kind === 'word' &&
      (token.end - token.start > 1 || isGlued(token.text)) &&
      !isFunctionWord(said, token.start, token.end) &&
      !spans.some(
        ([from, to]) =>
          (from <= token.start && token.end <= to) ||
          // Particles are glued to what they follow: 시간은, 1m에.
          (from === token.start && token.end - to <= 2 && isGlued(said.folded[token.end - 1])),
      ),
  )
}
