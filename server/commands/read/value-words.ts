import { isGlued } from '#server/reader/text/fold.ts'
import { findTags, type Tag } from '#server/reader/text/phrase-index.ts'
import { tagAt, tagBefore, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { isSoft, means } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Join a value to its sentence, and belong to it: "at the". */
const joints = ['prepositions', 'articles', 'possessives'].map((kind) => `words.${kind}`)
/** Part a value from what is said of: "the dinner is now …". */
const parting =
  /^(?:words\.(?:filler|polite|starts|moved|happens|it|link|only|altered|putOff)|actions\.change|actions\.move)$/
const endings = ['words.copulas', 'words.auxiliaries', 'words.fillers']

export const isJoint = ({ text }: MarkedWish, { start, end }: Token): boolean =>
  joints.some((tag) =>
    text.startingAt.get(start)?.some((one) => one.tag === tag && one.end === end),
  )

/** A value as a wish tells it, and of what. */
export interface ToldValue {
  about: Span
  value: Span
}

/**
 * "The dinner is now at Rye Lodge": what stands behind the last word that parts, and what before.
 * @param isSecond of what it is stands before another value of it
 */
export function valueIn(wish: MarkedWish, span: Span, { isSecond = false } = {}): ToldValue {
  return wish.language.words.isPostpositional
    ? behindTopic(wish, span, isSecond)
    : behindVerb(wish, span)
}

function behindVerb(wish: MarkedWish, span: Span): ToldValue {
  const parts = partings(wish, span)
  let end = trimmed(wish.text.raw, span)[1]
  for (let last = parts.findLast((one) => one[1] === end); last; ) {
    end = trimmed(wish.text.raw, [span[0], last[0]])[1]
    last = parts.findLast((one) => one[1] === end)
  }
  const verb = parts.findLast((one) => one[1] <= end)?.[1] ?? span[0]
  // "Venue: Rye Lodge".
  const colon = wish.text.raw.slice(span[0], end).lastIndexOf(':') + 1
  const start = Math.max(verb, span[0] + colon)
  const value = trimmed(wish.text.raw, [start, Math.max(start, end)])
  return { about: [span[0], start], value }
}

/** Words of a wish that are no part of a value, nor join one to its sentence. */
function partings(wish: MarkedWish, [from, to]: Span): Span[] {
  const { text, language } = wish
  return findTags(language.index, text.folded)
    .filter(({ start, end, tag }) => start >= from && end <= to && parting.test(tag))
    .filter(({ start, end }) => {
      const last = tokensIn(text, start, end).at(-1)
      return (
        last?.end === end && tokensIn(text, start, end)[0]?.start === start && !isJoint(wish, last)
      )
    })
    .map(({ start, end }): Span => [start, end])
    .sort(([, one], [, other]) => one - other)
}

/** "会場を…", "이제 …": what a value is of, and that it is so now, are no part of it. */
const leading = ['do.change', 'nouns.place', 'nouns.address']

/** "披露宴の会場は旧軽井沢ホテルです": what stands behind the particle of a topic, without its copula. */
function behindTopic(wish: MarkedWish, span: Span, isSecond: boolean): ToldValue {
  const { text } = wish
  let [start, end] = trimmed(text.raw, span)
  for (const mark of wish.marks) {
    if (mark.start !== start || mark.end >= end) continue
    const isLed = start > span[0] && isSoft(mark) && !/\s/.test(text.raw.slice(start, mark.end))
    if (isLed || leading.some((tag) => means(mark, tag)))
      start = trimmed(text.raw, [mark.end, end])[0]
  }
  for (let last = endingAt(wish, end); last && last > start; last = endingAt(wish, end))
    end = trimmed(text.raw, [start, last])[1]
  // "덕진회관에서 모여요": behind where it is stands what is done there.
  const place = text.tags.find(
    (tag) =>
      /\p{Script=Hangul}/u.test(text.raw[tag.start] ?? '') && isPlaced(text, tag, [start, end]),
  )
  if (place) end = place.start
  const topic = tokensIn(text, start, end).findLast((token) => isTopic(wish, token, end))
  // "서마리 말고 서하린이 소개합니다": who does it is the value, and not what is done.
  if (topic && isSecond) end = topic.end - particleOf(wish, topic).length
  else if (topic) start = topic.end
  return { about: [span[0], start], value: trimmed(text.raw, [start, end]) }
}

function endingAt({ text, language }: MarkedWish, end: number): number | undefined {
  const read = endings.flatMap((tag) => tagBefore(text, end, tag) ?? [])
  const said = findTags(language.index, text.folded).filter(
    ({ end: at, tag }) =>
      at === end && /^(?:words\.(?:filler|polite|altered)|actions\.change)$/.test(tag),
  )
  // 송도예요: within a word, only what makes a sentence of it is no part of it.
  const isWord = (start: number) => text.tokens.some((token) => token.start === start)
  const [longest] = [...read, ...said]
    .filter(({ start, tag }) => isWord(start) || verbal.test(tag))
    .map(({ start }) => start)
    .sort((one, other) => one - other)
  return longest
}

/** The ending of a word within a span that joins it to another behind it. */
const isPlaced = ({ tokens }: MarkedWish['text'], { tag, start, end }: Tag, [from, to]: Span) =>
  tag === 'words.prepositions' &&
  start > from &&
  end < to &&
  end - start > 1 &&
  tokens.some((token) => token.start < start && token.end === end)

const verbal = /^(?:words\.(?:copulas|auxiliaries|altered)|actions\.change)$/

const isTopic = (wish: MarkedWish, token: Token, stop: number): boolean =>
  token.end < stop && particleOf(wish, token) !== ''

/** は by itself; 는 at the end of a word. */
function particleOf({ text, language }: MarkedWish, { start, end }: Token): string {
  const particle = language.words.words.topics.find((each) =>
    /\p{Script=Hangul}/u.test(each)
      ? text.raw.slice(start, end).endsWith(each) && end - start > each.length
      : text.raw.slice(start, end) === each,
  )
  return particle ?? ''
}

/** A value without the words that join it to its sentence. */
export function bareOf(wish: MarkedWish, [start, end]: Span): Span {
  const first = tokensIn(wish.text, start, end).find((token) => !isJoint(wish, token))
  return first && !isGlued(wish.text.raw[start]) ? [first.start, end] : [start, end]
}

export const isPreposition = ({ text }: MarkedWish, start: number): boolean =>
  tagAt(text, start, 'words.prepositions') !== undefined
