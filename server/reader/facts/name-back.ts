import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isDense } from '../text/is-dense.ts'
import { leadingFiller } from '../text/leading-filler.ts'
import { type TaggedText, tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { quotedTo } from './quoted-span.ts'

/** Words of a name, of one typed small, of one in a script without spaces; letters of the latter. */
const most = { words: 6, small: 5, dense: 3, letters: 20 }
/** Ends what stands before a name; a mark right at its end is its own. */
const stops = /[.!?]\s|[,;:()\n。、！？]|\s[–—|-]\s/gu

/** The name right before words for one: in quotation marks, or from the mark before it. */
export function nameBack({ text }: Draft, cue: number): Span | undefined {
  const { raw } = text
  const end = raw.slice(0, cue).replace(/[\s,、:–—-]+$/u, '').length
  const quoted = quotedTo(raw, end)
  if (quoted) return quoted
  const said = raw.slice(0, Math.max(0, end - 1))
  const stop = [...said.matchAll(stops)].at(-1)
  const from = stop ? stop.index + stop[0].length : 0
  const at = from + (/^\s*/.exec(raw.slice(from, end))?.[0].length ?? 0)
  if (at >= end) return undefined
  if (isDense(raw.slice(end - 1, end))) return denseBack(text, [at, end])
  const start = withoutLead(text, at, end)
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const [first] = words
  if (!first) return undefined
  const isShort = words.length <= (isCapital(text, first) ? most.words : most.small)
  return isShort && isName(text, words) ? [start, end] : undefined
}

/** "So", "hi": what somebody begins to talk with. */
function withoutLead(text: TaggedText, from: number, end: number): number {
  const behind = leadingFiller(text, from)
  return behind !== undefined && behind < end ? withoutLead(text, behind, end) : from
}

const isCapital = ({ raw }: TaggedText, { start }: Token): boolean =>
  /^\p{Lu}/u.test(raw.slice(start))

/** "That | is the name", "this is the name": small words that only point at another are none. */
function isName(text: TaggedText, words: readonly Token[]): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return false
  // "Boh! è così che ci chiamiamo"
  const isCalled = /^\s?[!?]/.test(text.raw.slice(last.end))
  const isPointer = words.every(({ start, end }) => isFunctionWord(text, start, end))
  const isOne = (tag: string) => tagAt(text, first.start, tag)?.end === first.end
  const isSaying = ['words.alone', 'words.together', 'words.pronouns'].some(isOne)
  const isArticle = isOne('words.articles')
  // "It is not | our name"
  const isDenied = !isCapital(text, first) && words.some(({ start }) => isNegation(text, start))
  // "X was taken, so we are called Y": a sentence is no name.
  const isSentence = !isCapital(text, first) && words.some((word) => isVerb(text, word))
  return (
    (!isPointer || isCalled) &&
    (!isSaying || isArticle || words.length === 1) &&
    !isSentence &&
    !isDenied
  )
}

const isNegation = (text: TaggedText, at: number): boolean =>
  tagAt(text, at, 'words.negations') !== undefined

const isVerb = (text: TaggedText, { start, end }: Token): boolean =>
  ['words.copulas', 'words.auxiliaries'].some((tag) => tagAt(text, start, tag)?.end === end)

/** 저희는 | 실과바늘|이라는 이름: up to three words, behind what has a particle. */
function denseBack(text: TaggedText, [from, end]: Span): Span | undefined {
  const words = [...text.raw.slice(from, end).matchAll(/\S+/gu)].map(
    ({ index, 0: said }): Span => [from + index, from + index + said.length],
  )
  // Only where a script parts its words has a name several.
  const longest = /\p{Script=Hangul}/u.test(text.raw.slice(from, end)) ? most.dense : 1
  const led = words.slice(0, -1).findLastIndex(([start, to]) => hasParticle(text, start, to))
  const own = words.slice(led + 1)
  const [first] = longest === 1 ? own.slice(-1) : own
  const isShort = first && own.length <= most.dense && end - first[0] <= most.letters
  return isShort && end - first[0] > 1 ? [first[0], end] : undefined
}

/** 저희 가게는, 대전에서, 하는: written to a particle or an ending, a word is part of no name. */
export const hasParticle = (text: TaggedText, start: number, end: number): boolean =>
  ['names.topics', 'words.prepositions', 'words.alone', 'words.together'].some((tag) =>
    (text.endingAt.get(end) ?? []).some((own) => own.tag === tag && own.start >= start),
  )
