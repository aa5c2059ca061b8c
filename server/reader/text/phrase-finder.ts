import { fold } from './fold.ts'
import { phrasePattern, type Slots, wordsOfSlot } from './phrase-pattern.ts'

/** Where a phrase stands in a folded text, and how it is said there. */
export interface FoundPhrase {
  index: number
  said: string
}

/** Finds phrases in folded text, as one expression of all of them would. */
export interface PhraseFinder {
  /** From left to right, none within another; of two at one place the one listed first. */
  allIn(folded: string): FoundPhrase[]
  isIn(folded: string): boolean
  /** One for parts of a text: without the phrases the whole of it does not hold. */
  within(folded: string): PhraseFinder
}

interface Phrase {
  /** Words without which a text does not hold it. */
  words: readonly string[]
  /** Lists it needs one word of. */
  lists: readonly string[]
  pattern: () => RegExp
}

/**
 * One expression of hundreds of phrases takes a second to compile, and a text holds few of them:
 * each is compiled by itself, once a text holds its words.
 */
export function phraseFinder(phrases: readonly string[], slots: Slots): PhraseFinder {
  const all = phrases.map((written) => readPhrase(written, slots))
  const words = new Map(Object.keys(slots).map((list) => [list, wordsOfSlot(list, slots).map(key)]))
  const possibleIn = (phrases: readonly Phrase[], folded: string): Phrase[] => {
    const isThere = new Map<string, boolean>()
    const hasOneOf = (list: string) => {
      const known = isThere.get(list) ?? words.get(list)?.some((word) => folded.includes(word))
      isThere.set(list, known ?? true)
      return known ?? true
    }
    return phrases
      .filter((phrase) => phrase.words.every((word) => folded.includes(word)))
      .filter((phrase) => phrase.lists.every(hasOneOf))
  }
  const finderOf = (phrases: readonly Phrase[]): PhraseFinder => {
    const patternsIn = (folded: string) =>
      possibleIn(phrases, folded).map((phrase) => phrase.pattern())
    return {
      allIn: (folded) => foundBy(patternsIn(folded), folded),
      isIn: (folded) => patternsIn(folded).some((pattern) => folded.search(pattern) >= 0),
      within: (folded) => finderOf(possibleIn(phrases, folded)),
    }
  }
  return finderOf(all)
}

function readPhrase(written: string, slots: Slots): Phrase {
  const parts = written.split(/(\{\w+\})/).filter(Boolean)
  const isList = (part: string) => part.startsWith('{')
  let made: RegExp | undefined
  return {
    words: parts.filter((part) => !isList(part)).flatMap(pieces),
    lists: parts.filter(isList).map((part) => part.slice(1, -1)),
    pattern: () => (made ??= new RegExp(phrasePattern(written, slots), 'gu')),
  }
}

/** What stands in a text as it is written here, whatever stands at an open end or between two words. */
const pieces = (words: string): string[] =>
  fold(words)
    .split(/[\s*]+/)
    .filter(Boolean)

/** The piece of a word that few texts hold. */
const key = (word: string): string =>
  pieces(word).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')

function foundBy(patterns: readonly RegExp[], folded: string): FoundPhrase[] {
  const found: FoundPhrase[] = []
  for (let from = 0; ; ) {
    const next = firstBehind(patterns, folded, from)
    if (!next) return found
    found.push(next)
    from = next.index + next.said.length
  }
}

function firstBehind(
  patterns: readonly RegExp[],
  folded: string,
  from: number,
): FoundPhrase | undefined {
  let first: FoundPhrase | undefined
  for (const pattern of patterns) {
    pattern.lastIndex = from
    const match = pattern.exec(folded)
    if (match && (!first || match.index < first.index))
      first = { index: match.index, said: match[0] }
  }
  return first
}
