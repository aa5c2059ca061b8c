import type { Claim } from '#server/reader/claims.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { chanceOf } from './role-chance.ts'
import type { Range } from './token-range.ts'
import { countWords } from './untold.ts'

/** Roles whose words are obeyed or answered, and printed nowhere. */
export const asked: ReadonlySet<SpanRole> = new Set(['instruction', 'courtesy'])

/** Letters a brief opens with. */
const opening = 30
/** Pieces at either end of a brief. */
const outer = 2

/** Words for pages and looks, each once, whether it is listed with its accent, without or in a longer phrase. */
function requestWords(text: TaggedText, [start, end]: Span): Tag[] {
  const tags = tagsIn(text, start, end, 'roles.instruction')
  return tags.filter(
    (tag, i) =>
      !tags.some((other, j) => {
        const holds = other.start <= tag.start && tag.end <= other.end
        const isLonger = other.end - other.start > tag.end - tag.start
        return holds && (isLonger || j < i)
      }),
  )
}

/**
 * Words for pages, pictures and looks together are a request, not something to print: of labelled
 * pieces with two such words 97 in 100 are, with one and a look at either end 88.
 */
export function isRequest({ pieces, text }: Reading, at: number): boolean {
  const [start, end] = pieces[at]?.span ?? [0, 0]
  const asks = requestWords(text, [start, end]).length
  const isOuter = at < outer || at >= pieces.length - outer
  return asks > 1 || (asks > 0 && isOuter && hasLook(text, [start, end]))
}

/**
 * How sure a request has to be to stay off the page: below it, of statements taken for one in labelled
 * briefs every second is something to print, above it one in eight.
 */
const leastRequest = 0.45

/** Longer ones say more than hello and thanks. */
const longestCourtesy = 8

/**
 * Whether a whole sentence of that role stays off the page: it speaks of pages and looks, or is a
 * greeting. "Please tell us by 1 April if you are coming" is a request to readers.
 */
export function isUnprinted(reading: Reading, role: SpanRole, span: Span): boolean {
  if (role === 'courtesy')
    return (
      countWords(reading, span).words <= longestCourtesy && countClaims(reading, span, 'date') === 0
    )
  const { text, industry } = reading
  const isWish = ['words.buttons', 'words.wishes'].some((tag) => hasTag(text, ...span, tag))
  if (!isWish && chanceOf(reading, span, [...asked]) < leastRequest) return false
  // Photographers speak of pictures all the time, and anybody says "would like" once.
  // "WhatsApp 341 555 0142 with photos of your things": a number is given to readers.
  const hasWay = (['phone', 'email'] as const).some((kind) => countClaims(reading, span, kind) > 0)
  const least = industry === 'photography' || hasWay || !isAtEnds(reading, span) ? 2 : 1
  // A haberdasher has buttons to sell.
  const asks = requestWords(text, span).filter(({ start }) => !tagAt(text, start, 'words.buttons'))
  return asks.length >= least || hasLook(text, span)
}

/** Requests to whoever makes the page stand among the first and the last pieces. */
function isAtEnds({ pieces }: Reading, [start, end]: Span): boolean {
  const first = pieces.findIndex(({ span }) => start < span[1])
  const last = pieces.findLastIndex(({ span }) => span[0] < end)
  return first < outer || last >= pieces.length - outer
}

/** Letters; a longer one says more than what visitors are to do. */
const longestWish = 90
/** Words beside the way to reach somebody that a button says all of. */
const mostBesideWay = 4

/**
 * Whether a sentence asks for a button that the page has: one that sells buttons is told, and what
 * else it says, a sum or a day, is told too.
 */
export function asksForButton(reading: Reading, [start, end]: Span): boolean {
  const { text, facts } = reading
  const at = facts.action?.span
  const isWish = hasTag(text, start, end, 'words.wishes')
  const asks = isWish || hasTag(text, start, end, 'words.buttons')
  const tells = (['money', 'date', 'time'] as const).some(
    (kind) => countClaims(reading, [start, end], kind) > 0,
  )
  if (tells || !asks || givesReason(reading, [start, end])) return false
  return (
    (isWish && end - start <= longestWish) ||
    (at !== undefined && at[0] >= start && at[1] <= end + 2)
  )
}

/** "Please ring 01632 960417 rather than mail, a call saves us both a trip": more than what a button says. */
function givesReason(reading: Reading, span: Span): boolean {
  return (
    !hasTag(reading.text, ...span, 'words.buttons') &&
    (['phone', 'email'] as const).some((kind) => countClaims(reading, span, kind) > 0) &&
    countWords(reading, span).untold > mostBesideWay
  )
}

export function countClaims(
  { claims }: Reading,
  [start, end]: Span,
  wanted: Claim['kind'],
): number {
  return claims.filter(({ kind, span }) => kind === wanted && span[0] >= start && span[1] <= end)
    .length
}

/** Whether part of a sentence of that role is a request and what is left can be told without it. */
export function isAskedFor(reading: Reading, role: SpanRole, span: Span): boolean {
  return (asked.has(role) && isOfPages(reading, span)) || asksForPage(reading, span)
}

/**
 * Part of a sentence is a request to whoever makes the page only where it speaks of pages or looks:
 * "if you would like to give something" is one to readers.
 */
function isOfPages({ text }: Reading, span: Span): boolean {
  // "If you have old photographs of the class, …" speaks to readers; "if possible in blue" does not.
  const isCondition = tagAt(text, span[0], 'words.subordinate') !== undefined
  if (isCondition) return hasTag(text, ...span, 'look.colours.')
  return requestWords(text, span).length > 1 || isLookAsked(text, span)
}

/** Words beside those of looks in a wish for one: "dark green like the forest". */
const mostBesideLook = 3

/** "Dark green please"; "out of a yellow van in the hills of the south" has a colour by the way. */
function isLookAsked(text: TaggedText, span: Span): boolean {
  if (!hasLook(text, span)) return false
  if (hasTag(text, ...span, 'roles.instruction') || isDense(text.raw.slice(...span))) return true
  const beside = tokensIn(text, ...span).filter(
    ({ kind, start, end }) =>
      kind === 'word' &&
      !isFunctionWord(text, start, end) &&
      !hasTag(text, start, end, 'look.') &&
      !hasTag(text, start, end, 'words.wishes'),
  )
  return beside.length <= mostBesideLook
}

/** A colour or a mood; "no" and "more" are words of looks only beside one. */
function hasLook(text: TaggedText, span: Span): boolean {
  return hasTag(text, ...span, 'look.colours.') || hasTag(text, ...span, 'look.moods.')
}

/** "Hi, need a page for my food truck Ada's": all it says beside the request stands above the page. */
function asksForPage(reading: Reading, span: Span): boolean {
  const asks = requestWords(reading.text, span).length
  return span[0] < opening && asks > 0 && countWords(reading, span).untold <= asks + 1
}

/** Letters of a preposition as phones write it: "x il mio", "pr la". */
const longestShort = 2

function leadsOn(text: TaggedText, at: number): boolean {
  const [word, next] = text.tokens.slice(at, at + 2)
  if (word?.kind !== 'word') return false
  if (tagAt(text, word.start, 'words.prepositions')) return true
  const isSmall = ['words.articles', 'words.possessives'].some(
    (tag) => next && tagAt(text, next.start, tag),
  )
  return word.end - word.start <= longestShort && isSmall
}

/** Words of a greeting and of "this is for my". */
const longestLead = 5

/** "Hi, it's for my salon": the token behind "my", where nothing but small words leads to it. */
function behindPossessive(text: TaggedText, [first, end]: Range): number | undefined {
  const lead = text.tokens.slice(first, Math.min(end, first + longestLead))
  const at = lead.findIndex(({ start }) => tagAt(text, start, 'words.possessives'))
  const before = lead.slice(0, Math.max(0, at))
  // "In my workshop I mend …" asks for nothing.
  const isFor = before.some(({ start }) => tagAt(text, start, 'roles.audience'))
  const areSmall = before.every(
    ({ start, end: stop, kind }) =>
      kind === 'mark' ||
      stop - start < 2 ||
      tagAt(text, start, 'words.greetings') !== undefined ||
      isFunctionWord(text, start, stop),
  )
  const begins = first === 0 || text.tokens[first - 1]?.kind !== 'word'
  return begins && isFor && areSmall && first + at + 1 < end ? first + at + 1 : undefined
}

/**
 * "Hi, need a page for my dog grooming van, Pawsh": the token behind the request a brief begins
 * with, where a thing is named with "for my"; the first of the range where it asks for nothing.
 */
export function headOfRequest({ text, facts }: Reading, [first, end]: Range): number {
  const { tokens } = text
  const { name } = facts
  const isNamed =
    name?.span[0] === tokens[first]?.start &&
    tagAt(text, (name?.span[1] ?? 0) + 1, 'words.copulas') !== undefined
  // "Lumen & Tide is a course in celestial navigation for …" says what it is.
  if (isNamed) return first
  const [start, stop] = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0]
  if (start > opening) return first
  const owned = behindPossessive(text, [first, end])
  if (owned) return owned
  const joint = requestWords(text, [start, stop])
    // "Un rustico in pietra" is how it looks, and no page.
    .filter((tag) => tag.start - start < 2 * opening && !tagAt(text, tag.start, 'look.'))
    .flatMap((asks) => {
      const behind = tokens.findIndex((token) => token.start >= asks.end)
      return [behind, behind + 1]
    })
    .find((at) => at > 0 && at < end && leadsOn(text, at))
  if (joint === undefined) return first
  let rest = joint + 1
  while (rest < end && isFunctionWord(text, tokens[rest]?.start ?? 0, tokens[rest]?.end ?? 0))
    rest++
  return rest < end ? rest : first
}

/** Words of a request a sentence ends with. */
const longestTail = 9
/** Letters in which a brief says what it is for. */
const longestBeginning = 250

const isWish = ({ language }: TaggedText, word: string): boolean =>
  ['want', 'must', 'make-page'].some((sense) => sensesOf(language, word).includes(sense))

/**
 * "We marry on 17 September | and want a page for our guests": the token at which a request joins the
 * end of a sentence among the first of a brief; the end of the range where none does.
 */
export function tailOfRequest(reading: Reading, [first, end]: Range): number {
  const { text } = reading
  const { tokens } = text
  const stop = tokens[end - 1]?.end ?? 0
  if ((tokens[first]?.start ?? 0) > longestBeginning) return end
  for (let at = end - 2; at > first + longestLead && end - at <= longestTail + 2; at -= 1) {
    const joint = tokens[at]
    if (!joint || tagAt(text, joint.start, 'words.conjunctions')?.end !== joint.end) continue
    const verb = tokens.slice(at + 1, at + 4).find(({ text: word }) => isWish(text, word))
    const span: Span = [joint.end, stop]
    const isPlain = !reading.claims.some(
      (claim) => claim.kind !== 'town' && claim.span[0] >= span[0] && claim.span[1] <= stop,
    )
    // "And need photos of the room" asks readers; a page is one of which there is none yet.
    const isOne =
      verb !== undefined &&
      requestWords(text, span).some(
        (asks) => hasTag(text, verb.end, asks.end, 'words.articles') && asks.end > verb.end,
      )
    return isPlain && isOne ? at : end
  }
  return end
}
