import { languageOf } from '#server/reader/language.ts'
import { fold, isGlued, isWordLetter } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import { sentenceAt } from './sentence-at.ts'

/** Words of the page where it tells them. */
export interface Occurrence {
  text: TaggedText
  start: number
  end: number
  /** Where the words begin that join them to their sentence: "at the". */
  joined: number
  /** Whether no other word belongs to the same name: "barn" is a part of "Camber Barn". */
  isWhole: boolean
  /** Folded. */
  sentence: string
  /** Where it stands. */
  within: Span
}

/** Every place where the page has these words, folded, one of each that tells the same. */
export function occurrencesOf(page: PageDocument, words: string): Occurrence[] {
  const found = pageTexts(page)
    .filter((raw) => fold(raw).includes(words))
    .flatMap((raw) => inText(page, tagText(raw, languageOf(page.base)), words))
  return [...Map.groupBy(found, keyOf).values()].flatMap(([first]) => first ?? [])
}

const keyOf = ({ sentence, text, joined, end }: Occurrence): string =>
  `${sentence}|${text.raw.slice(joined, end)}`

function inText(page: PageDocument, text: TaggedText, words: string): Occurrence[] {
  const found: Occurrence[] = []
  for (let at = text.folded.indexOf(words); at >= 0; at = text.folded.indexOf(words, at + 1)) {
    const end = at + words.length
    if (isCut(text.folded, at, end)) continue
    const joined = joinedFrom(text, at)
    const within = sentenceAt(page, text.raw, at)
    const sentence = text.folded.slice(...within).replace(/[.。!！]+$/, '')
    found.push({
      text,
      start: at,
      end,
      joined,
      isWhole: isWhole(text, [at, end], joined < at),
      sentence,
      within,
    })
  }
  return found
}

/** Whether a word or a number goes on at one end. */
function isCut(folded: string, start: number, end: number): boolean {
  const goesOn = (one = ' ', other = ' ') =>
    (/\d/.test(one) && /\d/.test(other)) ||
    (isWordLetter(one) && /[\p{L}\p{N}]/u.test(other) && !isGlued(other))
  return goesOn(folded[start], folded[start - 1]) || goesOn(folded[end - 1], folded[end])
}

const joints = ['words.prepositions', 'words.articles', 'words.possessives']

function joinedFrom(text: TaggedText, start: number): number {
  const before = text.tokens.findLast((token) => token.end <= start)
  if (before?.kind !== 'word' || isGlued(text.raw[start])) return start
  const isBeside = /^[ ]$|^$/.test(text.raw.slice(before.end, start))
  const isJoint = text.startingAt
    .get(before.start)
    ?.some(({ tag, end }) => end === before.end && joints.includes(tag))
  return isBeside && isJoint ? joinedFrom(text, before.start) : start
}

/** Behind "at the" no name goes on that began before it. */
function isWhole(text: TaggedText, [start, end]: Span, isJoined: boolean): boolean {
  const before = text.tokens.findLast((token) => token.end <= start)
  const behind = text.tokens.find((token) => token.end > end)
  if (!isJoined && !isApart(text, before)) return false
  // A particle or a copula stands in the same word, in Korean.
  if (behind && behind.start < end) return endsWord(text, end, behind.end)
  return isApart(text, behind)
}

/** A mark, a word that joins, or in Korean a word with its particle. */
function isApart(text: TaggedText, token: Token | undefined): boolean {
  if (token?.kind !== 'word' && token?.kind !== 'number') return true
  const isParticle = (text.endingAt.get(token.end) ?? []).some(
    ({ tag, start }) => start > token.start && particles.test(tag),
  )
  const isHangul = /\p{Script=Hangul}$/u.test(token.text)
  return isFunctionWord(text, token.start, token.end) || (isHangul && isParticle)
}

const particles = /^words\.(?:prepositions|articles|copulas)$/

const endsWord = (text: TaggedText, end: number, stop: number): boolean =>
  (text.startingAt.get(end) ?? []).some(({ tag, end: at }) => at >= stop && particles.test(tag))
