import type { Reading } from '#server/reader/read.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { verbsIn } from './sentences.ts'
import { type Range, spanOf } from './token-range.ts'

/** Texts with fewer marks than one in so many words are typed bare. */
const wordsAMark = 14
/** Nobody writes longer sentences but in haste. */
const longestMarked = 60
/** Of texts typed bare or with hardly a full stop. */
const longestRunOn = 24
/** What has fewer words is one thing. */
const shortest = 3
/** Words a sentence, in texts that have full stops. */
const wordsASentence = 25

/** Whether what stands between two full stops may be several things told: all of a text typed in haste, and what is too long for one. */
export function severalBy(reading: Reading, marked: readonly Range[]): (range: Range) => boolean {
  const { tokens, raw } = reading.text
  const onlyCommas = isTypedWithCommas(reading, marked) || isTypedWithSpaces(raw)
  const isHasty = onlyCommas || isTypedInHaste(reading, marked)
  const isRunOn = wordsIn(tokens) > wordsASentence * marked.length
  const longest = isRunOn || isTypedBare(tokens) ? longestRunOn : longestMarked
  return (range) =>
    wordsIn(tokens.slice(...range)) > shortest &&
    !onlyLists(reading, range) &&
    (isHasty || hasGaps(reading, range) || wordsIn(tokens.slice(...range)) > longest)
}

/** Parts between commas, and words of each, of what is listed. */
const leastListed = 3
const longestListed = 7

/**
 * "we sell cheese, honey, bread and wine", "round Ludlow, Craven Arms and Church Stretton": all of a
 * list that ends in "and" is told together. What says when, how much or whom to ask is no item of one.
 */
function onlyLists(reading: Reading, [first, end]: Range): boolean {
  const { text, claims } = reading
  const [start, stop] = spanOf(reading, [first, end])
  const facts = claims.filter(
    ({ kind, span }) => kind !== 'town' && span[0] < stop && start < span[1],
  )
  const commas = text.tokens.filter(
    (token) => token.start > start && token.end < stop && /^[,、，]$/.test(token.text),
  )
  const parts = commas.map((comma, i): Span => [comma.end, commas[i + 1]?.start ?? stop])
  return (
    facts.length === 0 &&
    parts.length >= leastListed - 1 &&
    hasTag(text, ...(parts.at(-1) ?? [0, 0]), 'words.conjunctions') &&
    parts.every((part) => wordsIn(tokensIn(text, ...part)) <= longestListed) &&
    parts.slice(1).every((part) => verbsIn(reading, part).length === 0)
  )
}

/** Spaces of a sentence in a script that has none: they part what marks would. */
const leastGaps = 2

function hasGaps({ text: { raw, tokens } }: Reading, [first, end]: Range): boolean {
  const inside = tokens.slice(first + 1, end)
  const gaps = inside.filter(
    ({ spaced, start }) => spaced && isUnspaced(raw.slice(0, start).trimEnd().slice(-1)),
  )
  const commas = inside.filter(({ text: mark }) => /^[,、，]$/.test(mark))
  return gaps.length >= leastGaps * Math.max(1, commas.length)
}

/** Commas of a brief that has no other mark. */
const leastCommas = 3

/** "farrier jones, horse 45, every 6 weeks, text 07700 …": commas part what full stops would. */
function isTypedWithCommas({ text }: Reading, marked: readonly Range[]): boolean {
  const commas = text.tokens.filter((token) => /^[,、，]$/.test(token.text)).length
  return marked.length === 1 && commas >= leastCommas && !/[.!?。！？]\s*$/.test(text.raw)
}

/**
 * Where more than half of the sentences begin with a small letter, or none ends in a script without
 * letters of two sizes, commas part what full stops would.
 */
function isTypedInHaste({ text: { raw, tokens } }: Reading, marked: readonly Range[]): boolean {
  const small = marked.filter(([first]) => /^\p{Ll}/u.test(raw.slice(tokens[first]?.start)))
  return small.length * 2 > marked.length || isTypedWithSpaces(raw)
}

/** Spaces to a comma where spaces do what commas would. */
const spacesAComma = 3

/** In a script without letters of two sizes, where no sentence ends with a mark and hardly a comma stands. */
function isTypedWithSpaces(raw: string): boolean {
  if (!/\p{Script=Hangul}|\p{Script=Hiragana}/u.test(raw) || /[。！？]|[.!?](?=\s|$)/.test(raw))
    return false
  const count = (marks: RegExp) => raw.match(marks)?.length ?? 0
  const commas = count(/[,、，](?!\d)/g)
  return commas === 0 || count(/[\u3040-\u9fff)）\d]\s(?=\S)/g) >= spacesAComma * commas
}

function isTypedBare(tokens: readonly Token[]): boolean {
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  return marks * wordsAMark < tokens.length
}

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === 'word').length
