import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { goesOnDenying } from './denial.ts'
import { asked } from './requests.ts'
import { verbsIn } from './sentences.ts'
import type { Range } from './token-range.ts'

/** Words and numbers on either side of a border. */
const leastTokens = 3
/** How likely a border has to be: told together, two things are still true; cut in the middle, none is. */
const likely = 0.6
/** So likely a border needs no form that ends sentences before it. */
const sure = 0.9
/** Spaces in a text of a script that has none: they part what marks would. */
const leastGaps = 2

/**
 * A long stretch without marks, cut where the tagger sees another role begin.
 * @param longest words of one that stays whole
 */
export function unmarkedParts(
  reading: Reading,
  pieces: readonly Piece[],
  [first, end]: Range,
  longest: number,
): Range[] {
  const { tokens } = reading.text
  const inside = tokens.slice(first, end)
  const hasGaps =
    inside.filter((_, i) => i > 0 && isGap(reading.text, first + i)).length >= leastGaps
  // A word of Hangul is a word with its particles: half as many say as much.
  const weight = inside.some(({ text }) => /\p{Script=Hangul}/u.test(text)) ? 2 : 1
  const words = inside.filter(({ kind }) => kind === 'word').length
  if (!hasGaps && weight * words <= longest) return [[first, end]]
  const parts: Range[] = []
  let start = first
  const begun = pieces.map(({ tokens: own }) => own[0])
  const all = hasGaps ? [...begun, ...behindTimes(reading, [first, end])] : begun
  for (const begins of [...new Set(all)].sort((one, other) => one - other)) {
    const at = behindCount(reading, begins)
    if (at <= start || at >= end) continue
    const isParted = hasGaps && isGap(reading.text, at)
    const likelihood = begun.includes(begins) ? (reading.marginals?.cuts[begins] ?? 1) : 1
    if (likelihood < likely) continue
    if (!isParted && !canPart(reading, [start, at], end, likelihood)) continue
    parts.push([start, at])
    start = at
  }
  return [...parts, [start, end]]
}

/** 10時から15時 雨なら翌日: a space behind a time ends it where what follows has none of its own. */
function behindTimes(reading: Reading, [first, end]: Range): number[] {
  const { text, claims } = reading
  const gaps = text.tokens.flatMap((_, i) => (i > first && i < end && isGap(text, i) ? [i] : []))
  return gaps.filter((at, i) => {
    const start = text.tokens[at]?.start ?? 0
    const stop = text.tokens[(gaps[i + 1] ?? end) - 1]?.end ?? 0
    const isTime = claims.some(({ kind, span }) => kind === 'time' && span[1] === start - 1)
    const hasOwn = claims.some(({ span }) => span[0] < stop && start < span[1])
    return isTime && !hasOwn && !hasTag(text, start, stop, 'hours.')
  })
}

/** A space between words of a script that has none. */
function isGap({ raw, tokens }: TaggedText, at: number): boolean {
  const [last, next] = [tokens[at - 1], tokens[at]]
  return Boolean(next?.spaced && last && isUnspaced(raw[last.end - 1]))
}

/** Whether both sides of a border say something by themselves. */
function canPart(reading: Reading, [start, at]: Range, end: number, likelihood: number): boolean {
  const { text } = reading
  const isLong = ([from, to]: Range) =>
    text.tokens.slice(from, to).filter(({ kind }) => kind !== 'mark').length >= leastTokens
  if (!isLong([start, at]) || !isLong([at, end])) return false
  const last = text.tokens[at - 1]
  // "£ | 3" is one sum.
  const isSum = /^\p{Sc}$/u.test(last?.text ?? '') && text.tokens[at]?.spaced === false
  if (isSum || namesAccount(reading, at)) return false
  if (goesOnDenying(text, text.tokens[at]?.start ?? 0)) return false
  if (last?.kind === 'word' && isOpen(reading, last, likelihood)) return false
  return !isDone(reading, [start, at]) && !leansBack(reading, at)
}

/** What is looked for in a place of its own, however it begins: "de lunes a viernes", "bei Gerti 0316 …". */
const ofOwnPlace: ReadonlySet<SpanRole> = new Set([
  ...(['price', 'hours', 'programme', 'deadline', 'contact', 'action', 'place', 'area'] as const),
  ...asked,
])

/** Words of what is only added; more of them, or a verb, tell something by themselves. */
const longestAdded = 8

/** "accordions | and melodeons", "rides | for beginners": a few words that begin so are nothing without those before them. */
function leansBack(reading: Reading, at: number): boolean {
  const { text, pieces } = reading
  const next = pieces.findIndex(({ tokens: [first] }) => first === at)
  const [before, own] = [pieces[next - 1], pieces[next]]
  // A request is left behind, wherever it ends.
  if (!own || (before && asked.has(before.role))) return false
  const words = tokensIn(text, ...own.span).filter(({ kind }) => kind === 'word')
  if (words.length > longestAdded || verbsIn(reading, own.span).length > 0) return false
  const begins = (tag: string) => tagAt(text, own.span[0], tag) !== undefined
  return begins('words.conjunctions') || (!ofOwnPlace.has(own.role) && begins('words.prepositions'))
}

/** 예약 카톡 | dalbit_film: an account stands behind the messenger it is one of. */
function namesAccount({ text, facts }: Reading, at: number): boolean {
  const next = text.tokens[at]
  const account = facts.action?.value.to
  return Boolean(account && next && text.raw.startsWith(account, next.start))
}

/** Whether a word cannot be the last of what is said. */
function isOpen(reading: Reading, last: Token, likelihood: number): boolean {
  const { text } = reading
  if (isFunctionWord(text, last.start, last.end)) return true
  // "nix | grundschule": a "no" is never cut from what it denies; in Japanese and Korean it ends it.
  const isBefore =
    text.language.data.info.sentenceEnds.length === 0 && !isUnspaced(text.raw[last.end - 1])
  if (isBefore && tagBefore(text, last.end, 'words.negations')) return true
  return !isEnd(text, last) && !isSum(reading, last) && likelihood < sure
}

/** A price ends what it is the price of, whatever ends sentences of the language. */
function isSum({ amounts }: Reading, { start, end }: Token): boolean {
  return amounts.some((sum) => (sum.currency || sum.scale) && sum.start < end && start < sum.end)
}

/** "For 20 | years": what is counted stays with its number. */
function behindCount(reading: Reading, at: number): number {
  const { text } = reading
  const [last, next] = [text.tokens[at - 1], text.tokens[at]]
  const isCount = last?.kind === 'number' && next?.kind === 'word' && !isUnspaced(next.text)
  return isCount && !isToldSum(reading, last) ? at + 1 : at
}

/** "I'm Sanne and I teach | piano": what somebody does stays with who does it. */
function isDone({ text, facts }: Reading, [first, at]: Range): boolean {
  const [start, end] = [text.tokens[first]?.start ?? 0, text.tokens[at]?.start ?? 0]
  return end === facts.kind?.span[0] && hasTag(text, start, end, 'words.alone')
}

/** A number that ends something read whole: a price, a time, a telephone number. */
function isToldSum({ facts, claims }: Reading, { end }: Token): boolean {
  return [...facts.prices, ...claims, ...(facts.hours ? [facts.hours] : [])].some(
    ({ span }) => span[0] < end && end <= span[1] && span[1] <= end + 2,
  )
}

/** Whether a sentence can end with a word, where the language has forms that end sentences. */
function isEnd({ language, raw }: TaggedText, { end }: Token): boolean {
  const { sentenceEnds } = language.data.info
  const behind = raw.slice(0, end)
  return sentenceEnds.length === 0 || sentenceEnds.some((form) => behind.endsWith(form))
}
