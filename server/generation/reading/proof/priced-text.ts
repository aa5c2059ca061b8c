import { isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { weekdaysOrMonths } from '#server/reader/text/tag-names.ts'
import { tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import type { WrittenSum } from './written-sums.ts'

/** A text with its sums. */
export interface PricedText {
  said: SaidText
  sums: readonly WrittenSum[]
  /** Where units and conditions stand that are a sum's own: their words name no other thing. */
  covered: readonly Span[]
}

/** Without the numbers of other facts, whose words name no thing that could be paid for. */
export function withTold(text: PricedText, told: readonly Span[]): PricedText {
  const isTold = ({ start, end }: WrittenSum) =>
    told.some(([from, to]) => from <= start && end <= to)
  return {
    ...text,
    sums: text.sums.filter((sum) => !isTold(sum)),
    covered: [...text.covered, ...told],
  }
}

const divides = /[;\n|•、。]|,(?!\d)|\.(?!\d)/g

/** Where the marks between two offsets end that part one thing from the next. */
export function dividesIn({ said, covered }: PricedText, start: number, end: number): number[] {
  const marks = [...said.folded.slice(start, end).matchAll(divides)]
  return marks
    .map(({ index }) => start + index)
    .filter((at) => !covered.some(([from, to]) => from <= at && at < to))
    .map((at) => at + 1)
}

export const isBareBefore = (text: PricedText, sum: WrittenSum): boolean =>
  !hasContent(text, clauseStart(text, sum), sum.start)

/** Beside a sum with a sign of money numbers without one are none, where most have it. */
export function peersOf(
  { sums }: PricedText,
  { signs }: Pick<WrittenSum, 'signs'>,
): readonly WrittenSum[] {
  const signed = sums.filter((other) => other.signs.length > 0)
  const isUsual = signs.some((sign) => sign !== 'free') && signed.length * 2 >= sums.length
  return isUsual ? signed : sums
}

/** Behind the last mark, sum or time. */
function clauseStart(text: PricedText, sum: WrittenSum): number {
  const last = peersOf(text, sum).findLast(({ end }) => end <= sum.start)
  const times = timesIn(text.said, 0, sum.start).map(({ end }) => end)
  return Math.max(0, ...dividesIn(text, 0, sum.start), last?.end ?? 0, ...times)
}

export function clauseEnd(text: PricedText, { end }: WrittenSum): number {
  const { length } = text.said.folded
  const [mark] = dividesIn(text, end, length)
  return mark === undefined ? length : mark - 1
}

const clocks = ['hours.hour', 'hours.am', 'hours.pm']

/** Days and times, that are no things: "Mondays", "6 pm", but not 2시간 and "an hour". */
export function timesIn(said: SaidText, start: number, end: number): Tag[] {
  const units = [...tagsIn(said, start, end, 'money.units.'), ...evidenceIn(said, 'units.')]
  // "2 horas 40": how long it lasts.
  const isUnit = (tag: Tag) => units.some((unit) => unit.start === tag.start)
  const isClock = (tag: Tag) =>
    /\d ?$/.test(said.folded.slice(0, tag.start)) &&
    !/^\p{L}/u.test(said.folded.slice(tag.end)) &&
    !isUnit(tag)
  return [
    ...weekdaysOrMonths.flatMap((kind) => tagsIn(said, start, end, kind)),
    ...clocks.flatMap((kind) => tagsIn(said, start, end, kind)).filter(isClock),
  ]
}

const measuring = [
  'least',
  'free',
  'none',
  'also',
  'fees',
  'paying',
  'counted',
  'numbers.',
  'scales.',
  'halves.',
]
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
export function hasContent(text: PricedText, start: number, end: number): boolean {
  return contentWords(text, start, end).length > 0
}

/** Where each word stands that names a thing. */
export function contentWords({ said, covered }: PricedText, start: number, end: number): Span[] {
  const spans: Span[] = [
    ...covered,
    ...[
      ...speaking.flatMap((kind) => tagsIn(said, start, end, kind)),
      ...timesIn(said, start, end),
      ...measuring.flatMap((kind) => evidenceIn(said, kind, [start, end])),
    ].map((tag): Span => [tag.start, tag.end]),
  ]
  return tokensIn(said, start, end)
    .filter(
      (token) =>
        token.kind === 'word' &&
        (token.end - token.start > 1 || isGlued(token.text)) &&
        !isFunctionWord(said, token.start, token.end) &&
        !spans.some(
          ([from, to]) =>
            (from <= token.start && token.end <= to) ||
            // Particles are glued to what they follow: 시간은, 1m에.
            (from === token.start &&
              token.end - to <= Math.min(2, to - from) &&
              isGlued(said.folded[token.end - 1])),
        ),
    )
    .map((token): Span => [token.start, token.end])
}
