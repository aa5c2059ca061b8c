import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isDense } from '../text/is-dense.ts'
import { leadingFiller } from '../text/leading-filler.ts'
import { type TaggedText, tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { quotedFrom } from './quoted-span.ts'

/** Words of a name up to a mark, of one typed small, and small ones between two with capitals. */
const most = { words: 5, small: 4, joints: 3 }
/** Letters of a name in a script without spaces. */
const longest = 20
/** Chance of one that begins behind words for a name and ends in doubt, and goes on behind its capitals. */
const least = { any: 0.005, longer: 0.1 }
/** What ends a name. */
const stop = /[.](?=\s|$)|[!?]|[,;:()\n。、！？]|\s[–—|-]\s|\s(?=\+?\d[\d\s/.-]{5,}\d)/u

/**
 * The name behind words for one: in quotation marks, up to the next mark, or as far as its capitals go.
 * @param isBare where the noun alone leads to it
 */
export function nameAhead(
  draft: Draft,
  cue: number,
  candidates: readonly Scored[],
  isBare: boolean,
): Span | undefined {
  const { text } = draft
  const { raw } = text
  const [led = ''] = /^\s*(?:[:：=–—-]\s*)?/u.exec(raw.slice(cue)) ?? []
  const at = cue + led.length
  const start = leadingFiller(text, at) ?? at
  const quoted = quotedFrom(raw, cue) ?? quotedFrom(raw, start)
  if (quoted) return quoted
  const limit = nameLimit(raw, start)
  if (isDense(raw.slice(start, limit))) return isBare ? denseAhead(text, [start, limit]) : undefined
  const hasMark = /[:：=]/.test(led)
  if (!led || (isBare && !hasMark && !isCapital(text, start))) return undefined
  const words = tokensIn(text, start, limit).filter(({ kind }) => kind === 'word')
  const [first] = words
  if (!first || !isWritten(text, first) || isDay(text, first)) return undefined
  const isShort = words.length <= (isCapital(text, start) ? most.words : most.small)
  if (isShort && !goesOn(draft, words, raw[limit] === '.'))
    return withoutSpace(raw, [start, withLegal(text, limit)])
  const likely = candidates.find(
    ({ span, confidence }) => span[0] === start && span[1] <= limit && confidence >= least.any,
  )
  const run = isCapital(text, start) ? runOfCapitals(draft, words) : undefined
  const isLonger = likely && run && likely.span[1] > run[1] && likely.confidence >= least.longer
  return run && !isLonger ? run : likely?.span
}

/** "Assis ! | avec le point": a mark behind which the sentence goes on is the name's own. */
function nameLimit(raw: string, start: number): number {
  const at = raw.slice(start).search(stop)
  if (at < 0) return raw.length
  const isOwn = /^[!?]\s*\p{Ll}/u.test(raw.slice(start + at))
  return start + at + Number(isOwn)
}

/** 屋号くるくる堂、京都: to the next mark or space, where no particle is written to the noun. */
function denseAhead(text: TaggedText, [start, limit]: Span): Span | undefined {
  const [said = ''] = /^\S+/.exec(text.raw.slice(start, limit)) ?? []
  const isLed = ['words.prepositions', 'names.topics', 'names.copula', 'words.negations'].some(
    (tag) => tagAt(text, start, tag) !== undefined,
  )
  return isLed || said.length < 2 || said.length > longest
    ? undefined
    : [start, start + said.length]
}

/** 's Wöschhüsli: an article of a dialect is one small letter. */
const isCapital = ({ raw }: TaggedText, at: number): boolean =>
  /^(?:[^\p{L}\d\s]?|['’]?[b-df-hj-np-tv-x] )[\p{Lu}\d]/u.test(raw.slice(at, at + 4))

/** Where its writer has capitals, "the name is still open" names nothing; in haste small words may. */
function isWritten(text: TaggedText, first: Token): boolean {
  if (isCapital(text, first.start)) return true
  const isTypedSmall = !/\p{Ll}[.,!?]? \p{Lu}\p{Ll}/u.test(text.raw)
  const isEmpty =
    isFunctionWord(text, first.start, first.end) &&
    tagAt(text, first.start, 'words.articles') === undefined
  return isTypedSmall && !isEmpty && tagAt(text, first.start, 'words.negations') === undefined
}

/** "Conta Certa|, Lda" */
const withLegal = (text: TaggedText, limit: number): number =>
  (/^,\s/.test(text.raw.slice(limit)) && tagAt(text, limit + 2, 'names.legal')?.end) || limit

const isDay = (text: TaggedText, { start }: Token): boolean =>
  tagAt(text, start, 'hours.days.') !== undefined

/**
 * "Plumb | and mends clocks", "Kwispel | is …": a small verb or "and" behind it is no part of a name. Typed
 * without marks, a town is none either.
 */
const goesOn = ({ text, towns }: Draft, words: readonly Token[], isWhole: boolean): boolean =>
  words.some((word, at) => {
    const next = words[at + 1]
    const joins = tagAt(text, word.start, 'words.conjunctions')?.end === word.end
    const isJoin = joins && next !== undefined && !isCapital(text, next.start)
    const isVerb = ['words.copulas', 'words.auxiliaries'].some(
      (tag) => tagAt(text, word.start, tag)?.end === word.end,
    )
    const isSmall = !isCapital(text, word.start) && (isJoin || isVerb)
    // "Wheelies are forbidden": a verb with one word behind it ends a name of its own.
    const isOwnVerb = isVerb && isWhole && at === words.length - 2
    const isPlace =
      towns.some(({ start }) => start === word.start) || tagAt(text, word.start, 'places.streets')
    return at > 0 && ((isSmall && !isOwnVerb) || (isPlace && !isWhole))
  })

const isPlaced = (text: TaggedText, { start, end }: Token): boolean =>
  tagAt(text, start, 'places.in')?.end === end

/** "Les Mains dans la Terre | a 20 places": small words between two with capitals belong to a name, no town does. */
function runOfCapitals({ text, towns }: Draft, words: readonly Token[]): Span | undefined {
  let last = 0
  for (const [at, word] of words.entries()) {
    if (at - last > most.joints) break
    const before = words[at - 1]
    const isTown = towns.some(({ start }) => start === word.start)
    if (isTown && before && isPlaced(text, before)) break
    if (isCapital(text, word.start)) last = at
    else if (!isFunctionWord(text, word.start, word.end)) break
  }
  const [first, end] = [words[0], words[last]]
  return first && end ? [first.start, end.end] : undefined
}

function withoutSpace(raw: string, [start, end]: Span): Span {
  return [start, start + raw.slice(start, end).trimEnd().length]
}
