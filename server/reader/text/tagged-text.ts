import type { Language } from '../language.ts'
import { remembered } from '../remembered.ts'
import { fold } from './fold.ts'
import { findTags, type Tag } from './phrase-index.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Span } from './trim.ts'

/** A brief with its words, and what each phrase of it means in its language. */
export interface TaggedText {
  raw: string
  /** As long as `raw`: lower case, no accents, narrow forms. */
  folded: string
  language: Language
  tokens: readonly Token[]
  /** By start. */
  tags: readonly Tag[]
  /** Units of the longest of them. */
  longestTag: number
  /** Names of people, places and the business that were typed in small letters. */
  properNames: readonly Span[]
  /** Words of towns as gazetteers spell them, by the word typed in small letters: "coyoacan". */
  townWords: ReadonlyMap<string, string>
  /** Tags by the offset they start at. */
  startingAt: ReadonlyMap<number, readonly Tag[]>
  /** Tags by the offset they end at. */
  endingAt: ReadonlyMap<number, readonly Tag[]>
  /** Tags of a meaning, by start. It may be a prefix: "hours."; all where it is empty. */
  meaning: (tag: string) => readonly Tag[]
}

export function tagText(raw: string, language: Language): TaggedText {
  const folded = fold(raw)
  const tags = findTags(language.index, folded).toSorted((one, other) => one.start - other.start)
  return {
    raw,
    folded,
    language,
    tokens: tokensOf(raw, folded, language),
    tags,
    longestTag: tags.reduce((most, { start, end }) => Math.max(most, end - start), 0),
    properNames: [],
    townWords: new Map(),
    startingAt: Map.groupBy(tags, ({ start }) => start),
    endingAt: Map.groupBy(tags, ({ end }) => end),
    meaning: byMeaning(tags),
  }
}

function byMeaning(tags: readonly Tag[]): TaggedText['meaning'] {
  const named = Map.groupBy(tags, ({ tag }) => tag)
  const several = remembered((tag: string) => tags.filter((found) => isTag(found, tag)))
  return (tag) => (isPrefix(tag) ? several(tag) : (named.get(tag) ?? none))
}

const none: readonly Tag[] = []

/** The longest phrase of that meaning that starts here. `tag` may be a prefix: "hours." */
export function tagAt(text: TaggedText, start: number, tag: string): Tag | undefined {
  return longest(text.startingAt.get(start) ?? none, tag)
}

/** The longest phrase of that meaning that ends here. */
export function tagBefore(text: TaggedText, end: number, tag: string): Tag | undefined {
  return longest(text.endingAt.get(end) ?? none, tag)
}

/** What all phrases mean that start, or end, at an offset. */
export function tagNamesAt(
  { startingAt, endingAt }: TaggedText,
  side: 'start' | 'end',
  at = -1,
): string[] {
  const tags = (side === 'start' ? startingAt : endingAt).get(at) ?? none
  return [...new Set(tags.map(({ tag }) => tag))]
}

/** Every phrase of that meaning inside a span, by start. */
export function tagsIn(text: TaggedText, start: number, end: number, tag: string): Tag[] {
  const tags = text.meaning(tag)
  return tags
    .slice(firstFrom(tags, start), firstFrom(tags, end))
    .filter((found) => found.end <= end)
}

export function hasTag(text: TaggedText, start: number, end: number, tag: string): boolean {
  const tags = text.meaning(tag)
  for (let i = firstFrom(tags, start); i < tags.length; i += 1) {
    const found = tags[i] as Tag
    if (found.start >= end) return false
    if (found.end <= end) return true
  }
  return false
}

/** Every phrase that lies over a span, or is it. */
export function tagsOver(text: TaggedText, start: number, end: number): Tag[] {
  const { tags, longestTag } = text
  return tags
    .slice(firstFrom(tags, end - longestTag), firstFrom(tags, start + 1))
    .filter((found) => found.end >= end)
}

/** The tokens that stand whole in a span. */
export function tokensIn({ tokens }: TaggedText, start: number, end: number): readonly Token[] {
  return tokens
    .slice(firstFrom(tokens, start), firstFrom(tokens, end))
    .filter((token) => token.end <= end)
}

/** The first of what is in order that starts at an offset or behind it (binary search). */
export function firstFrom(sorted: readonly { start: number }[], offset: number): number
export function firstFrom<T>(
  sorted: readonly T[],
  offset: number,
  startOf: (one: T) => number,
): number
export function firstFrom(
  sorted: readonly { start: number }[],
  offset: number,
  startOf = ({ start }: { start: number }) => start,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const one = sorted[middle]
    if (one && startOf(one) < offset) low = middle + 1
    else high = middle
  }
  return low
}

const isPrefix = (tag: string): boolean => tag === '' || tag.endsWith('.')

function isTag(found: Tag, tag: string): boolean {
  return isPrefix(tag) ? found.tag.startsWith(tag) : found.tag === tag
}

function longest(tags: readonly Tag[], tag: string): Tag | undefined {
  let best: Tag | undefined
  for (const found of tags) {
    const isLonger = !best || found.end - found.start > best.end - best.start
    if (isLonger && isTag(found, tag)) best = found
  }
  return best
}
