import type { Piece } from '#server/reader/draft.ts'
import { costs } from '#server/reader/grammars/priced-item.ts'
import type { Reading } from '#server/reader/read.ts'
import { bordersOf } from '#server/reader/statements/borders.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { apartFromFacts } from './apart-from-facts.ts'
import { goesOnDenying } from './denial.ts'
import { endsFact } from './ends-fact.ts'
import { entriesOf } from './entries.ts'
import { isMoreOfList } from './is-more-of-list.ts'
import { isSumAlone } from './lone-sum.ts'
import { pointsToPrevious } from './points-to-previous.ts'
import { apartFromPrices } from './price-runs.ts'
import { asked, countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import { hasVerb, opensWithSubject, verbsIn } from './sentences.ts'
import { type Range, spanOf } from './token-range.ts'
import { mainRole } from './unit-role.ts'
import { unmarkedParts } from './unmarked-parts.ts'
import { countWords } from './untold.ts'

/** Typed without marks, longer ones are several sentences. */
const longestUnmarked = { bare: 24, marked: 45 }
/** Texts with fewer marks than one in so many words are typed bare. */
const wordsAMark = 14
/** Nobody writes longer ones with commas alone but in haste. */
const longestMarked = 60
/** Of texts typed with hardly a full stop, in which commas part sentences. */
const longestRunOn = 24
/** Words a sentence, in texts that have full stops. */
const wordsASentence = 25
/** Fewer words between commas go with what stands before them. */
const leastBetweenCommas = 3

/** The sentences of a brief; what was typed without marks is parted where its roles change. */
export function sentenceRanges(reading: Reading, pieces: readonly Piece[]): Range[] {
  const marked = markedRanges(reading)
  const { tokens } = reading.text
  const isRunOn = wordsIn(tokens) > wordsASentence * marked.length
  const isSmall = isTypedInHaste(reading, marked)
  const onlyCommas =
    isTypedWithCommas(reading, marked) ||
    isTypedWithSpaces(reading.text.raw) ||
    (isSmall && marked.length === 1)
  const isHasty = onlyCommas || isSmall
  const longest = {
    isHasty,
    marked: onlyCommas ? 0 : isHasty || isRunOn ? longestRunOn : longestMarked,
    unmarked: longestUnmarked[isTypedBare(tokens) ? 'bare' : 'marked'],
  }
  const isLine = lineStarts(reading)
  return together(
    reading,
    pieces,
    apartFromClosing(reading, marked).flatMap((range) =>
      isLine.has(range[0])
        ? [range]
        : partsOf(reading, pieces, range, longest)
            .flatMap((part) => apartFromPrices(reading, part))
            .flatMap((part) => (isHasty ? apartFromFacts(reading, part) : [part])),
    ),
  )
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
function together(reading: Reading, pieces: readonly Piece[], ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  const isLine = lineStarts(reading)
  for (const range of ranges) {
    const before = found.at(-1)
    const areLines = isLine.has(range[0]) || isLine.has(before?.[0] ?? -1)
    const isOfBefore =
      before && (goesBack(reading, pieces, before, range) || isSumOf(reading, before, range))
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

function goesBack(
  reading: Reading,
  pieces: readonly Piece[],
  before: Range,
  range: Range,
): boolean {
  const { text } = reading
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

/** A long stretch is cut at its commas, and what is still long where its roles change. */
function partsOf(
  reading: Reading,
  pieces: readonly Piece[],
  [first, end]: Range,
  longest: { isHasty: boolean; marked: number; unmarked: number },
): Range[] {
  const { text } = reading
  const { tokens } = text
  const inside = tokens.slice(first, end)
  const isMarked =
    !isTypedWithSpaces(text.raw) &&
    inside.some(({ text: mark }, i) => /^[,:、，]$/.test(mark) && i < inside.length - 1)
  const isOne = !longest.isHasty || !tellsSeveral(reading, pieces, [first, end])
  if (isMarked && isOne && wordsIn(inside) <= longest.marked) return [[first, end]]
  if (first === 0 && saysWhatAndWhere(reading, spanOf(reading, [first, end]))) return [[first, end]]
  const marked = isMarked ? clauses(reading, pieces, [first, end]) : [[first, end] as const]
  return marked.flatMap((range) => unmarkedParts(reading, pieces, range, longest.unmarked))
}

const timed: ReadonlySet<SpanRole> = new Set(['hours', 'programme'])

/** What has a place of its own on a page. */
const ownPlaces: readonly ReadonlySet<SpanRole>[] = [
  new Set(['price']),
  timed,
  new Set(['contact', 'action', 'deadline']),
]

/**
 * "café central, open from 7, dish of the day 8.50, closed on Sundays", "heels £9, soles £32", "quiz
 * at 7, band at 9", "a raffle, don't print the key": typed in haste, several things; so is an
 * introduction of more than two parts.
 */
function tellsSeveral(reading: Reading, pieces: readonly Piece[], [first, end]: Range): boolean {
  const { tokens } = reading.text
  const commas = tokens.slice(first, end).filter(({ text: mark }) => /^[,、，]$/.test(mark)).length
  const inside = pieces.filter(({ tokens: [begin] }) => begin >= first && begin < end)
  const requests = inside.filter(({ role }) => asked.has(role)).length
  if (requests > 0 && requests < inside.length) return true
  const prices = inside.filter(({ role }) => role === 'price')
  const times = inside.filter(
    ({ role, span }) => timed.has(role) && countClaims(reading, span, 'time') > 0,
  )
  if (prices.length > 1 || times.length > 1) return true
  if (first === 0) return commas > 1
  const told = ownPlaces.filter((roles) => inside.some(({ role }) => roles.has(role)))
  return commas >= leastCommas && told.length > 1
}

/** Letters of a first line. */
const longestOpening = 90
const notInOpening: ReadonlySet<string> = new Set([
  'money',
  'date',
  'time',
  'phone',
  'email',
  'url',
])

/** "Foot care at home in Dundee, Broughty Ferry and Monifieth", where the first line ends: one thing. */
function saysWhatAndWhere({ facts, text, claims }: Reading, [start, end]: Span): boolean {
  const { kind, place } = facts
  const isIn = (fact: typeof kind) => fact && fact.span[0] >= start && fact.span[1] <= end
  const isLine = /^\s*\n/.test(text.raw.slice(end))
  const isPlain = claims.every(
    (claim) => !notInOpening.has(claim.kind) || claim.span[0] >= end || claim.span[1] <= start,
  )
  return end - start <= longestOpening && Boolean(isIn(place) && (isLine || isIn(kind))) && isPlain
}

const ways = ['phone', 'email'] as const

/** What stands between commas; a word or two stay with their neighbour. */
function clauses(reading: Reading, pieces: readonly Piece[], range: Range): Range[] {
  const { tokens } = reading.text
  const found: Range[] = []
  const isCondition = ({ text }: Reading, start: number) =>
    Boolean(tagAt(text, start, 'words.subordinate')) || goesOnDenying(text, start)
  for (const [first, end] of entriesOf(reading, pieces, range, isCondition)) {
    const before = found.at(-1)
    const span = spanOf(reading, [first, end])
    const isWay = ways.some((kind) => countClaims(reading, span, kind) > 0)
    const isBehindPrice = before && countClaims(reading, spanOf(reading, before), 'money') > 0
    const stands =
      isWay ||
      (!isBehindPrice && isRead(reading, span)) ||
      (!isBehindPrice && isFree(reading, span)) ||
      tagAt(reading.text, span[0], 'words.negations')
    // "€42 an hour without tax, 6% if your house is old": the tax of the price before it.
    const isRate = isBehindPrice && /^\d+\s?%/.test(reading.text.raw.slice(span[0]))
    const isShort = wordsIn(tokens.slice(first, end)) < leastBetweenCommas && !stands
    // "Saturday 6 June | if wet 13 June": alone, the day it is then would be the day it is on.
    const isInstead = tagAt(reading.text, span[0], 'dates.instead') !== undefined
    if (
      before &&
      (isShort ||
        isRate ||
        isInstead ||
        isAdded(reading, span) ||
        // "The place with plate, bowl and cup, | costs 4.50": the thing lies before its commas.
        (costs(reading.text, span[0]) && countClaims(reading, span, 'money') > 0) ||
        goesTogether(reading, before, [first, end]) ||
        goesOnListing(reading, spanOf(reading, before), span) ||
        isMoreOfList(reading, pieces, spanOf(reading, before), span))
    )
      found[found.length - 1] = [before[0], end]
    else found.push([first, end])
  }
  return found
}

/** Below this chance of a border, what a comma parts is one thing: "cakes with three milks, | with corn". */
const unlikely = 0.15
/** Words of what is told in one sentence. */
const longestTogether = 20

/** Whether the tagger sees one thing told on both sides of a comma. */
function goesTogether(reading: Reading, before: Range, [first, end]: Range): boolean {
  const { text, marginals } = reading
  const span = spanOf(reading, [first, end])
  return (
    (marginals?.cuts[first] ?? 1) < unlikely &&
    // A number is never lost with what it was asked for beside.
    ways.every((kind) => countClaims(reading, span, kind) === 0) &&
    wordsIn(text.tokens.slice(before[0], end)) <= longestTogether &&
    // What a table of hours says whole stands there.
    countWords(reading, spanOf(reading, before)).untold > 0
  )
}

/** "Round Ludlow, | Craven Arms and Church Stretton", "singer Lies, | Kobe and Pieter on guitar": more of the same. */
function goesOnListing({ towns, text }: Reading, before: Span, span: Span): boolean {
  const last = tokensIn(text, ...before).findLast(({ kind }) => kind === 'word')
  const first = tokensIn(text, ...span).find(({ kind }) => kind === 'word')
  if (!last || !first || tagAt(text, first.start, 'names.before')) return false
  const areTowns =
    ['known', 'rare'].includes(frequencyOf(text.language, first.text)) &&
    towns.some(({ start }) => start === first.start) &&
    towns.some(({ end }) => end === last.end)
  // "Singer Lies, Kobe and Pieter": no list has all names, and where nouns are small a capital is one.
  const isName = ({ text: word }: Token) => personNameOf(word) !== undefined
  const isCapital = ({ start }: Token) =>
    !capitalisesNouns(text.language) && /^\p{Lu}\p{Ll}/u.test(text.raw.slice(start))
  return (
    areTowns ||
    (isName(first) && (isName(last) || isCapital(last))) ||
    (isName(last) && isCapital(first))
  )
}

/** "…, de graça": nothing but a word for it. */
function isFree({ text }: Reading, [start, end]: Span): boolean {
  return tagAt(text, start, 'money.free')?.end === end
}

/** Words; what is longer stands by itself. */
const longestAdded = 5

/** "inspection 59 euro": two words that a row says whole. */
function isRead({ facts: { prices } }: Reading, [start, end]: Span): boolean {
  return prices.some(({ span }) => span[0] >= start && span[1] <= end + 1)
}

const facts = ['money', 'date', 'time', 'phone', 'email', 'url', 'town'] as const

/** "…, con anticipo de la mitad": led in by a preposition, without a verb or anything that is read. */
function isAdded(reading: Reading, span: Span): boolean {
  const { text } = reading
  return (
    tagAt(text, span[0], 'words.prepositions') !== undefined &&
    facts.every((kind) => countClaims(reading, span, kind) === 0) &&
    // "helmet and light are a must, for free": it is the ride that is.
    [
      'money.free',
      'hours.days.',
      'hours.weekdays',
      'hours.closed',
      'hours.open',
      'dates.months.',
    ].every((tag) => !hasTag(text, ...span, tag)) &&
    tokensIn(text, ...span).filter(({ kind }) => kind === 'word').length <= longestAdded &&
    !hasVerb(reading, span)
  )
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
