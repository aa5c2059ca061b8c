import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { bordersOf } from '#server/reader/statements/borders.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  firstFrom,
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { isSentence } from './sentences.ts'
import { countWords } from './untold.ts'

/**
 * What is told in one piece: a sentence as its creator wrote it, or an entry of a list that has no
 * verb. Roles are guessed clause by clause and often wrongly; a sentence that is never cut is true
 * wherever it stands.
 */
export interface Unit {
  span: Span
  /** What most of its letters are there for. */
  role: SpanRole
  /** The number of its sentence. */
  sentence: number
  /** One that may be a price. */
  hasNumber: boolean
}

/** Tokens: `[first, behind)`. */
type Range = readonly [number, number]

/** Typed without marks, longer ones are several sentences. */
const longestUnmarked = { bare: 24, marked: 45 }
/** Texts with fewer marks than one in so many words are typed bare. */
const wordsAMark = 14
/** Nobody writes longer ones with commas alone but in haste. */
const longestMarked = 60
/** Words on either side of a border in them. */
const leastUnmarked = 3
/** Two entries may be one clause and what is added to it. */
const leastEntries = 3

export function unitsOf(reading: Reading): Unit[] {
  const pieces = sureRoles(reading)
  return sentenceRanges(reading)
    .flatMap((range) => unmarkedParts(reading, pieces, range))
    .flatMap((range, sentence) =>
      unitRanges(reading, pieces, range).map((own) => {
        const span = spanOf(reading, own)
        const hasNumber = hasFreeNumber(reading, span)
        const role = mainRole(pieces, span)
        const isPrice = role !== 'price' || hasNumber || speaksOfMoney(reading, span)
        return { span, role: isPrice ? role : 'highlight', sentence, hasNumber }
      }),
    )
    .filter(({ span }) => span[1] > span[0])
}

function sentenceRanges({ text, claims }: Reading): Range[] {
  const { tokens } = text
  const borders = bordersOf(text, claims)
  const starts = tokens.flatMap((token, i) => {
    const before = tokens[i - 1]
    const begins =
      borders[i] === 'always' ||
      before?.kind === 'line' ||
      before?.text === '•' ||
      (before && /^[|·]$/.test(before.text) && token.spaced)
    return i === 0 || begins ? [i] : []
  })
  return starts.map((first, i): Range => [first, starts[i + 1] ?? tokens.length])
}

/** A long stretch is cut at its commas; without marks, where the tagger sees another role begin. */
function unmarkedParts(reading: Reading, pieces: readonly Piece[], [first, end]: Range): Range[] {
  const { text } = reading
  const { tokens } = text
  const inside = tokens.slice(first, end)
  const isMarked = inside.some(
    ({ text: mark }, i) => /^[,:、，]$/.test(mark) && i < inside.length - 1,
  )
  const longest = longestUnmarked[isTypedBare(tokens) ? 'bare' : 'marked']
  if (isMarked && wordsIn(inside) > longestMarked) return entriesOf(reading, pieces, [first, end])
  if (isMarked || wordsIn(inside) <= longest) return [[first, end]]
  const parts: Range[] = []
  let start = first
  for (const { tokens: own } of pieces) {
    const at = own[0]
    if (at <= start || at >= end) continue
    const last = tokens[at - 1]
    const isOpen = last?.kind === 'word' && isFunctionWord(text, last.start, last.end)
    const isLong = [tokens.slice(start, at), tokens.slice(at, end)].every(
      (part) => wordsIn(part) >= leastUnmarked,
    )
    if (isOpen || !isLong) continue
    parts.push([start, at])
    start = at
  }
  return [...parts, [start, end]]
}

function isTypedBare(tokens: readonly Token[]): boolean {
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  return marks * wordsAMark < tokens.length
}

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === 'word').length

/** The sentence without requests to whoever makes the page; its entries where it only lists. */
function unitRanges(reading: Reading, pieces: readonly Piece[], range: Range): Range[] {
  const entries = entriesOf(reading, pieces, range)
  if (isEnumeration(reading, pieces, entries)) return entries
  const isAsked = (entry: Range) => {
    const span = spanOf(reading, entry)
    const isAsking = asked.has(mainRole(pieces, span)) && isOfPages(reading, span)
    return isAsking || asksForPage(reading, span)
  }
  const first = entries.findIndex((entry) => !isAsked(entry))
  const last = entries.findLastIndex((entry) => !isAsked(entry))
  if (first < 0) return [range]
  return [
    ...entries.slice(0, first),
    [entries[first]?.[0] ?? range[0], entries[last]?.[1] ?? range[1]],
    ...entries.slice(last + 1),
  ]
}

/**
 * Part of a sentence is a request to whoever makes the page only where it speaks of pages or looks:
 * "if you would like to give something" is one to readers.
 */
function isOfPages({ text }: Reading, span: Span): boolean {
  return tagsIn(text, ...span, 'roles.instruction').length > 1 || hasLook(text, span)
}

/** A colour or a mood; "no" and "more" are words of looks only beside one. */
function hasLook(text: TaggedText, span: Span): boolean {
  return hasTag(text, ...span, 'look.colours.') || hasTag(text, ...span, 'look.moods.')
}

/** "Hi, need a page for my food truck Ada's": all it says beside the request stands above the page. */
function asksForPage(reading: Reading, span: Span): boolean {
  const asks = tagsIn(reading.text, ...span, 'roles.instruction').length
  return span[0] < opening && asks > 0 && countWords(reading, span).untold <= asks + 1
}

/** Letters. */
const opening = 30

const asked: ReadonlySet<SpanRole> = new Set(['instruction', 'courtesy'])

/**
 * What stands between commas or semicolons, those in brackets, sums and times aside; in scripts
 * without spaces also between spaces where another role begins.
 */
function entriesOf(reading: Reading, pieces: readonly Piece[], [first, end]: Range): Range[] {
  const { text, claims } = reading
  const begun = new Set(pieces.map(({ tokens }) => tokens[0]))
  const starts = [first]
  let depth = 0
  for (let i = first; i < end; i += 1) {
    const token = text.tokens[i]
    if (!token) break
    if (/^[([（「『«“]$/.test(token.text)) depth += 1
    if (/^[)\]）」』»”]$/.test(token.text)) depth = Math.max(0, depth - 1)
    const next = text.tokens[i + 1]
    const isGap = next?.spaced && begun.has(i + 1) && isUnspaced(next.text)
    if (depth === 0 && isGap && i + 1 < end) starts.push(i + 1)
    if (isGap || depth > 0 || !/^[,，、;；]$/.test(token.text) || !next || i + 1 >= end) continue
    if (
      claims.some(
        ({ kind, span }) => kind !== 'quote' && span[0] < token.start && token.end < span[1],
      )
    )
      continue
    if ((next.spaced || token.text !== ',') && !goesOn(reading, next.start)) starts.push(i + 1)
  }
  return starts.map((start, i): Range => [start, starts[i + 1] ?? end])
}

/** "…, with breakfast", "…, which we repair", "…, also on Sundays": it belongs to what stands before. */
export function goesOn({ text }: Reading, start: number): boolean {
  return ['words.prepositions', 'words.subordinate', 'words.backward', 'words.fillers'].some(
    (tag) => tagAt(text, start, tag),
  )
}

function isEnumeration(reading: Reading, pieces: readonly Piece[], entries: readonly Range[]) {
  if (entries.length < 2 || hasContact(reading, entries)) return false
  const spans = entries.map((entry) => spanOf(reading, entry))
  if (spans.some((span) => isSentence(reading, span))) return false
  const roles = new Set(spans.map((span) => mainRole(pieces, span)))
  return (
    entries.length >= leastEntries || roles.size > 1 || roles.has('price') || roles.has('offer')
  )
}

/** "Ask Ms Arnoux, 06 39 …, with a copy of your card": a number says whose it is. */
function hasContact({ contacts, text }: Reading, entries: readonly Range[]): boolean {
  const start = text.tokens[entries[0]?.[0] ?? 0]?.start ?? 0
  const end = text.tokens[(entries.at(-1)?.[1] ?? 1) - 1]?.end ?? 0
  return contacts.some(({ kind, span }) => kind === 'phone' && span[0] >= start && span[1] <= end)
}

function spanOf({ text }: Reading, [first, end]: Range): Span {
  const { raw, tokens } = text
  const start = tokens[first]?.start ?? raw.length
  return trimmed(raw, [start, tokens[end - 1]?.end ?? start])
}

/** The role of the most letters; names and kinds stand above the page already and count half. */
function mainRole(pieces: readonly Piece[], [start, end]: Span): SpanRole {
  const letters = new Map<SpanRole, number>()
  for (const { role, span } of pieces.slice(...piecesIn(pieces, start, end))) {
    const shared = Math.min(end, span[1]) - Math.max(start, span[0])
    if (shared > 0)
      letters.set(role, (letters.get(role) ?? 0) + shared * (leading.has(role) ? 0.5 : 1))
  }
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0)
  // Only what is mostly a request goes unprinted.
  const most = [...letters]
    .filter(([role, count]) => !asked.has(role) || count > all / 2)
    .sort(([, one], [, other]) => other - one)
  return most[0]?.[0] ?? 'story'
}

const leading: ReadonlySet<SpanRole> = new Set(['name', 'kind', 'place'])

/** A number that is no phone, date or time. */
function hasFreeNumber({ text, claims }: Reading, [start, end]: Span): boolean {
  return text.tokens.some(
    (token) =>
      token.start >= start &&
      token.end <= end &&
      /\d/.test(token.text) &&
      !claims.some(
        ({ kind, span }) => kind !== 'money' && span[0] <= token.start && token.end <= span[1],
      ),
  )
}

function speaksOfMoney({ text }: Reading, span: Span): boolean {
  return ['free', 'onRequest', 'numerals'].some((tag) => hasTag(text, ...span, `money.${tag}`))
}

function piecesIn(pieces: readonly Piece[], start: number, end: number): [number, number] {
  const starts = pieces.map(({ span }) => ({ start: span[0] }))
  return [Math.max(0, firstFrom(starts, start + 1) - 1), firstFrom(starts, end)]
}

function sureRoles(reading: Reading): Piece[] {
  return reading.pieces.map((piece, at) => ({ ...piece, role: sureRole(reading, piece, at) }))
}

/** Requests to whoever makes the page stand among the first and the last pieces. */
const outer = 2

/**
 * Words for pages, pictures and looks together are a request, not something to print: of labelled
 * pieces with two such words 97 in 100 are, with one and a look at either end 88.
 */
function isRequest({ pieces, text }: Reading, at: number): boolean {
  const [start, end] = pieces[at]?.span ?? [0, 0]
  const asks = tagsIn(text, start, end, 'roles.instruction').length
  const isOuter = at < outer || at >= pieces.length - outer
  return asks > 1 || (asks > 0 && isOuter && hasLook(text, [start, end]))
}

/** A name that is not the page's and a place nobody can go to are something that is told. */
function sureRole(reading: Reading, { role, span }: Piece, at: number): SpanRole {
  if (isRequest(reading, at)) return 'instruction'
  const { facts, text } = reading
  const isIn = (fact: { span: readonly [number, number] } | undefined) =>
    fact !== undefined && fact.span[0] < span[1] && span[0] < fact.span[1]
  if (role === 'name') return !facts.name || isIn(facts.name) ? role : 'story'
  if (role !== 'place') return role
  const isSpot = placeTags.some((tag) => hasTag(text, ...span, tag))
  return isIn(facts.place) || facts.area.some(isIn) || isSpot ? role : 'highlight'
}

const placeTags = ['streets', 'venues', 'directions', 'parking'].map((kind) => `places.${kind}`)
