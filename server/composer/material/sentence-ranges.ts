import { costs } from '#server/reader/grammars/priced-item.ts'
import type { Reading } from '#server/reader/read.ts'
import { bordersOf } from '#server/reader/statements/borders.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { cutRange } from './cut-chance.ts'
import { endsFact } from './ends-fact.ts'
import { isSumAlone } from './lone-sum.ts'
import { pointsToPrevious } from './points-to-previous.ts'
import { apartFromPrices } from './price-runs.ts'
import { countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import { opensWithSubject, verbsIn } from './sentences.ts'
import { type Range, spanOf } from './token-range.ts'
import { mainRole, sureRoles } from './unit-role.ts'
import { countWords } from './untold.ts'

/** Texts with fewer marks than one in so many words are typed bare. */
const wordsAMark = 14
/** Nobody writes longer sentences but in haste. */
const longestMarked = 60
/** Of texts typed bare or with hardly a full stop. */
const longestRunOn = 24
/** Words a sentence, in texts that have full stops. */
const wordsASentence = 25

/** The sentences of a brief; what was typed without marks is cut where one thing told ends and another begins. */
export function sentenceRanges(reading: Reading): Range[] {
  const marked = markedRanges(reading)
  const isLine = lineStarts(reading)
  const maySayMore = severalBy(reading, marked)
  return together(
    reading,
    apartFromClosing(reading, marked).flatMap((range) => {
      if (isLine.has(range[0])) return [range]
      const parts = maySayMore(range) ? cutRange(reading, range) : [range]
      return parts.flatMap((part) => apartFromPrices(reading, part))
    }),
  )
}

/** Whether what stands between two full stops may be several things told: all of a text typed in haste, and what is too long for one. */
function severalBy(reading: Reading, marked: readonly Range[]): (range: Range) => boolean {
  const { tokens, raw } = reading.text
  const onlyCommas = isTypedWithCommas(reading, marked) || isTypedWithSpaces(raw)
  const isHasty = onlyCommas || isTypedInHaste(reading, marked)
  const isRunOn = wordsIn(tokens) > wordsASentence * marked.length
  const longest = isRunOn || isTypedBare(tokens) ? longestRunOn : longestMarked
  return (range) =>
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

/** Words of who signs. */
export const longestSignature = 6

/** "WhatsApp 0151 2233 4455 | lg Steffi": as a letter ends, whatever stands before it. */
function apartFromClosing({ text }: Reading, ranges: readonly Range[]): Range[] {
  const [first, end] = ranges.at(-1) ?? [0, 0]
  const { tokens } = text
  const at = tokens.findIndex(({ start, kind }, i) => {
    // "They ask me that 10x a week": the x of a number is no kiss.
    const isWord = kind === 'word' && !/\d/.test(text.raw[start - 1] ?? '')
    const closing = i > first && i < end && isWord && tagAt(text, start, 'words.thanks')
    const signed = closing ? tokens.slice(i, end).filter((one) => one.start >= closing.end) : []
    const areWords = signed.every(({ kind: own }) => own === 'word')
    return areWords && signed.length > 0 && signed.length <= longestSignature
  })
  return at < 0 ? [...ranges] : [...ranges.slice(0, -1), [first, at], [at, end]]
}

/** The first tokens of lines of lists and of what stands over them: each is told whole. */
function lineStarts({ lists }: Reading): ReadonlySet<number> {
  return new Set(
    lists.flatMap(({ heading, lines }) =>
      [...(heading ? [heading] : []), ...lines].map(({ tokens }) => tokens[0]),
    ),
  )
}

/** From this chance on a question is put to whoever makes the page. */
const surelyAsked = 0.9

/** Letters of two sentences that are told as one. */
const longestPair = 320

/** "Got an old bike to give away? We fetch it": apart from its question it would be false. */
function together(reading: Reading, ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  const isLine = lineStarts(reading)
  for (const range of ranges) {
    const before = found.at(-1)
    const areLines = isLine.has(range[0]) || isLine.has(before?.[0] ?? -1)
    const isOfBefore =
      before && (goesBack(reading, before, range) || isSumOf(reading, before, range))
    if (before && !areLines && isOfBefore) found[found.length - 1] = [before[0], range[1]]
    else found.push(range)
  }
  return found
}

/** "Family room sleeps four. | £95": a sum is nothing without the thing right before it. */
function isSumOf(reading: Reading, before: Range, range: Range): boolean {
  const { text, contacts } = reading
  const [start, end] = spanOf(reading, before)
  const isContact = contacts.some(({ span }) => span[0] >= start && span[1] <= end)
  const isParagraph = /\n\s*\n/.test(text.raw.slice(end - 1, spanOf(reading, range)[0]))
  return !isContact && !isParagraph && isSumAlone(reading, spanOf(reading, range))
}

/** "… last two hours. Custam 38 €": a verb that begins with what it costs has its subject in the sentence before. */
function isCostOfSubject(reading: Reading, [start, end]: Span, at: number): boolean {
  const { text } = reading
  const sums = (span: Span) => countClaims(reading, span, 'money')
  return (
    costs(text, at) &&
    // "O preço é de": what it costs is the subject itself.
    !tagAt(text, at, 'words.articles') &&
    /^\p{Lu}/u.test(text.raw.slice(at)) &&
    !opensWithSubject(reading, [at, end]) &&
    sums([at, end]) > 0 &&
    sums([start, at]) === 0 &&
    verbsIn(reading, [start, at]).length > 0
  )
}

function goesBack(reading: Reading, before: Range, range: Range): boolean {
  const { text } = reading
  const pieces = sureRoles(reading)
  const [start, end] = [spanOf(reading, before)[0], spanOf(reading, range)[1]]
  const first = text.tokens[range[0]]
  if (!first || end - start > longestPair) return false
  const isAnswer = /[?？]\s*$/.test(text.raw.slice(start, first.start))
  // "What colours?? Cash or bank transfer": what its maker is asked has no answer on the page.
  const [one, other] = [before, range].map((each) => mainRole(pieces, spanOf(reading, each)))
  const isAsked = chanceOf(reading, spanOf(reading, before), ['instruction']) >= surelyAsked
  if (isAnswer) return !isAsked || other === 'instruction'
  if (isCostOfSubject(reading, [start, end], first.start)) return true
  const isPlain = countClaims(reading, spanOf(reading, range), 'money') === 0
  if (isPlain && other !== 'instruction' && endsAtThatTime(text, range)) return true
  if (!pointsToPrevious(text, first.start)) return false
  const hasSum = (span: Span) => countClaims(reading, span, 'money') > 0
  if (hasSum([start, first.start])) return false
  // "Também vendo bicicletas, entre 120 e 280 euros": what is added speaks of no sentence before it.
  if (hasSum([first.start, end]) && hasTag(text, first.start, first.end, 'hours.also')) return false
  // What a table of hours or the head of the page says whole stands there.
  if (countWords(reading, [start, first.start]).untold === 0) return false
  // "Also leave out that …": each request is judged by itself.
  return one === other && other !== 'instruction'
}

/** Words, and letters where nothing stands between them. */
const longestTail = { words: 10, letters: 60 }

/** "Please tell us of allergies then": short, and nothing without the sentence before it. */
function endsAtThatTime(text: TaggedText, [first, end]: Range): boolean {
  const words = text.tokens.slice(first, end).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  const isShort =
    words.length <= longestTail.words ||
    (last?.end ?? 0) - (words[0]?.start ?? 0) <= longestTail.letters
  // "Allergien bitte auch dann angeben": where verbs stand last.
  const ends = words.slice(text.language.data.info.verbSecond ? -2 : -1)
  return isShort && ends.some(({ end: at }) => tagBefore(text, at, 'words.atThatTime'))
}

function markedRanges(reading: Reading): Range[] {
  const { text, claims, contacts, lists } = reading
  const { tokens } = text
  const lines = lists.flatMap(({ lines: own }) =>
    own.map(({ tokens: [first, last] }) => ({ first, last })),
  )
  const isInLine = (i: number) => lines.some(({ first, last }) => first < i && i <= last)
  const beginsLine = (i: number) => lines.some(({ first, last }) => i === first || i === last + 1)
  const borders = bordersOf(text, claims)
  const isCareful = beginsWithCapitals(text.raw)
  const starts = tokens.flatMap((token, i) => {
    const before = tokens[i - 1]
    const begins =
      borders[i] === 'always' ||
      endsFact(reading, before, token) ||
      before?.kind === 'line' ||
      before?.text === '•' ||
      (before && /^[|·]$/.test(before.text) && token.spaced)
    const goesOn =
      isBracketed(text, token.start) ||
      (isCareful &&
        isSmallBehindStop(text, token.start) &&
        !contacts.some(({ span }) => span[0] === token.start))
    if (beginsLine(i)) return [i]
    return i === 0 || (begins && !goesOn && !isInLine(i)) ? [i] : []
  })
  return starts.map((first, i): Range => [first, starts[i + 1] ?? tokens.length])
}

/** Sentences that begin with capitals, to one that does not, of who begins them so. */
const capitalsAStop = 3

/** "LOST DOG. Biscuit, red kelpie. blue collar. shes chipped.": some capitals are no habit. */
function beginsWithCapitals(raw: string): boolean {
  const count = (begun: RegExp) => raw.match(begun)?.length ?? 0
  const capitals = count(/[.!?] +\p{Lu}/gu)
  return /^\P{L}*\p{Lu}/u.test(raw) && capitals > capitalsAStop * count(/\p{L}{4}[.!?] +\p{Ll}/gu)
}

/** "60 fr. in the valley": who begins sentences with capitals ends none before a small letter. */
function isSmallBehindStop({ raw }: TaggedText, at: number): boolean {
  return /\p{L}\. +$/u.test(raw.slice(Math.max(0, at - 9), at)) && /^\p{Ll}/u.test(raw.slice(at))
}

/** Letters; what opened longer ago was never closed. */
const longestBracket = 120

/** "(Dr. Solís)": a full stop within brackets ends no sentence. */
function isBracketed({ raw }: TaggedText, at: number): boolean {
  const before = raw.slice(Math.max(0, at - longestBracket), at)
  const behind = /^[^(（\n]*?[)）]/.exec(raw.slice(at, at + longestBracket))
  const opened = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'))
  const closed = Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
  return opened > closed && !before.slice(opened).includes('\n') && behind !== null
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
