import type { Claim } from '#server/reader/claims.ts'
import type { Piece } from '#server/reader/draft.ts'
import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { overlap } from '#server/reader/text/spans.ts'
import { hasTag, type TaggedText, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { isAskedWhole, isCertainlyAsked, isForReaders, rangesAsked } from './asked-of-builder.ts'
import { chanceOf } from './role-chance.ts'
import { type Range, spanOf } from './token-range.ts'
import { countWords } from './untold.ts'

/** Roles whose words are obeyed or answered, and printed nowhere. */
export const asked: ReadonlySet<SpanRole> = new Set(['instruction', 'courtesy'])

/** Whether its creator wants it told, whatever it reads like. */
export const isWanted = ({ wanted }: Reading, span: Span): boolean =>
  wanted.some((each) => overlap(each, span))

/** Letters a brief opens with. */
const opening = 30

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
 * How sure the tagger has to be that words are for whoever makes the page: surer where a sum, a
 * day or a number is told with it, and surest of words that speak of no page and no look ("the joke
 * needs no explaining").
 */
const least = { ofPages: 0.4, factsOfPages: 0.6, plain: 0.97 }
/** "No" and "more" are words of looks only beside one of these. */
const looks = ['look.colours.', 'look.moods.', 'words.buttons']
const told = ['money', 'date', 'time'] as const
const factual = [...told, 'phone', 'email', 'url'] as const

/** Whether a sentence, or part of one, speaks to whoever makes the page and not to readers. */
function isForBuilder(reading: Reading, span: Span): boolean {
  const { text } = reading
  const chance = chanceOf(reading, span, ['instruction'])
  if (asksOfBuilder(reading, span)) return true
  if (chance < least.ofPages || isForReaders(reading, span)) return false
  const hasFacts = factual.some((kind) => countClaims(reading, span, kind) > 0)
  // "He loved colour, you need not wear black": of what mourners wear and bring.
  const isOfMourners = isFuneral(reading)
  const isOfColour = isOfMourners && hasTag(text, ...span, 'look.colours.')
  // Photographers speak of pictures all the time, and anybody does once.
  const leastWords = reading.industry === 'photography' || isOfColour ? 2 : 1
  // "Missing: our red tomcat": there a colour is of what is lost.
  const isOfLooks =
    !isSearch(reading) && !isOfMourners && looks.some((tag) => hasTag(text, ...span, tag))
  const isOfPages = requestWords(text, span).length >= leastWords || isOfLooks
  if (isOfPages) return chance >= (hasFacts ? least.factsOfPages : least.ofPages)
  // "He has a white tip on his tail": a notice describes and asks for nothing by the way.
  return chance >= least.plain && !runsOn(text, span) && !isSearch(reading) && !isOfMourners
}

/** "A photo will follow", "hope that makes sense", and no sum, day or number beside it. */
export function asksOfBuilder(reading: Reading, span: Span): boolean {
  // A number or an address stands at the button and under contact all the same.
  if (isWanted(reading, span)) return false
  const kinds = isCertainlyAsked(reading, span) ? told : factual
  const hasFacts = kinds.some((kind) => countClaims(reading, span, kind) > 0)
  const isSure = !hasFacts || chanceOf(reading, span, ['instruction']) >= least.factsOfPages
  return isSure && isAskedWhole(reading, span)
}

/** "With sadness we tell of the death of our mother | Riet Vos": written with care, a request ends at a mark. */
function runsOn({ raw }: TaggedText, [start, end]: Span): boolean {
  const isEnded = /[^\p{L}\p{N}\s]\s*$/u.test(raw.slice(start, end))
  const goesOn = /^\s*[\p{L}\p{N}]/u.test(raw.slice(end)) && !/\n\s*$/.test(raw.slice(start, end))
  return /^\p{Lu}\p{Ll}/u.test(raw.slice(start)) && !isEnded && goesOn
}

/** Longer ones say more than hello and thanks. */
const longestCourtesy = 8

/** Whether a whole sentence of that role stays off the page: it asks for a page, or is a greeting. */
export function isUnprinted(reading: Reading, role: SpanRole, span: Span): boolean {
  if (role === 'courtesy') {
    const { words } = countWords(reading, span)
    // "Beginners welcome" greets nobody.
    if (words > 1 && isForReaders(reading, span)) return false
    return words <= longestCourtesy && countClaims(reading, span, 'date') === 0
  }
  return isForBuilder(reading, span)
}

/** Letters; a longer one says more than what visitors are to do. */
const longestWish = 90
/** A longer one, typed without a mark, says more than what the button is to say. */
const longestButton = 140
/** Words beside the way to reach somebody that a button says all of. */
const mostBesideWay = 4

/**
 * Whether a sentence asks for a button that the page has: one that sells buttons is told, and what
 * else it says, a sum or a day, is told too.
 */
export function asksForButton(reading: Reading, [start, end]: Span): boolean {
  const { text, facts } = reading
  if (isWanted(reading, [start, end])) return false
  const at = facts.action?.span
  const isWish = hasTag(text, start, end, 'words.wishes')
  const asks = isWish || hasTag(text, start, end, 'words.buttons')
  const tells = (['money', 'date', 'time'] as const).some(
    (kind) => countClaims(reading, [start, end], kind) > 0,
  )
  if (tells || !asks || givesReason(reading, [start, end])) return false
  return (
    (isWish && end - start <= longestWish) ||
    (at !== undefined && at[0] >= start && at[1] <= end + 2 && end - start <= longestButton)
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
  const alike = byKind(claims).get(wanted) ?? []
  return alike.filter(({ span }) => span[0] >= start && span[1] <= end).length
}

const byKind = rememberedOf((claims: readonly Claim[]) => Map.groupBy(claims, ({ kind }) => kind))

/** Whether part of a sentence is a request and what is left can be told without it. */
export function isAskedFor(reading: Reading, span: Span): boolean {
  return isForBuilder(reading, span) || asksForPage(reading, span)
}

/**
 * The tokens at which a request begins or ends within a sentence. What was typed with marks has one
 * where it begins: "schreibt uns, damit wir Noten bereitlegen" is not cut in the middle.
 */
export function requestBorders(
  reading: Reading,
  pieces: readonly Piece[],
  [start, end]: Range,
): readonly number[] {
  const { text } = reading
  const isBare = !text.tokens.slice(start, end - 1).some(({ kind }) => kind === 'mark')
  const begins = (at: number) =>
    isBare ||
    text.tokens[at - 1]?.kind === 'mark' ||
    tagAt(text, text.tokens[at]?.start ?? 0, 'words.conjunctions') !== undefined
  return pieces
    .filter(({ tokens: [first, last] }) => first < end && last >= start)
    .filter(({ span }) => isForBuilder(reading, span))
    .map(({ tokens: [first, last] }): Range => [first, last + 1])
    .concat(rangesAsked(reading, spanOf(reading, [start, end])))
    .flatMap(([first, behind]) => [...(begins(first) ? [first] : []), behind])
    .filter((at) => at > start && at < end)
}

/** Words that only ask for a page: the noun for it, and that it is wanted. */
const leastOfPage = 2

/** "우리 하준이 돌잔치 홈페이지로 만들고 싶어요": how a brief begins, where it asks for its page. */
export const namesPage = ({ text }: Reading, span: Span): boolean =>
  span[0] < opening && requestWords(text, span).length >= leastOfPage

/** "Hi, need a page for my food truck Ada's": all it says beside the request stands above the page. */
function asksForPage(reading: Reading, span: Span): boolean {
  const asks = requestWords(reading.text, span).length
  if (isWanted(reading, span)) return false
  if (span[0] >= opening || asks === 0 || isForReaders(reading, span)) return false
  return countWords(reading, span).untold <= asks + 1
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
export function headOfRequest(reading: Reading, [first, end]: Range): number {
  const { text, facts } = reading
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
    // "We marry on 12 June | and would like a page": what is told before it is no part of it.
    .filter((tag) => told.every((kind) => countClaims(reading, [start, tag.start], kind) === 0))
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
