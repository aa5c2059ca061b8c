import type { Phrases } from './lexicon/lexicon.ts'
import { alternatives, isAsian, isWordLetter } from './read-text.ts'

interface Entry<T> {
  text: string
  value: T
  openStart: boolean
  openEnd: boolean
  bounded: boolean
}

export interface Match<T> {
  start: number
  end: number
  value: T
}

/** Phrases that start with one unit: the ones of a single unit, the others by their second. */
interface Bucket<T> {
  single: Entry<T>[]
  longer: Map<number, Entry<T>[]>
}

/** Phrases by their first two units, the longest first: two looks a position. */
export type PhraseIndex<T> = ReadonlyMap<number, Bucket<T>>

const none: readonly never[] = []

function entryOf<T>(phrase: string, value: T): Entry<T> {
  const bounded = phrase.length > 1 && phrase.startsWith('=')
  const openStart = phrase.length > 1 && phrase.startsWith('*')
  const openEnd = phrase.length > 1 && phrase.endsWith('*')
  const text = phrase.slice(bounded || openStart ? 1 : 0, openEnd ? -1 : undefined)
  return { text, value, openStart, openEnd, bounded }
}

function put<T>(index: Map<number, Bucket<T>>, entry: Entry<T>): void {
  const first = entry.text.charCodeAt(0)
  const bucket = index.get(first) ?? { single: [], longer: new Map<number, Entry<T>[]>() }
  index.set(first, bucket)
  if (entry.text.length === 1) {
    bucket.single.push(entry)
    return
  }
  const second = entry.text.charCodeAt(1)
  const list = bucket.longer.get(second) ?? []
  bucket.longer.set(second, list)
  list.push(entry)
}

export function indexPhrases<T>(groups: Iterable<readonly [Phrases, T]>): PhraseIndex<T> {
  const index = new Map<number, Bucket<T>>()
  for (const [phrases, value] of groups) {
    for (const phrase of alternatives(phrases)) put(index, entryOf(phrase, value))
  }
  for (const { longer } of index.values()) {
    for (const list of longer.values()) list.sort((a, b) => b.text.length - a.text.length)
  }
  return index
}

/** The entries that may start here, the longest first. */
export function entriesAt<T>(
  index: PhraseIndex<T>,
  folded: string,
  at: number,
): readonly (readonly Entry<T>[])[] {
  const bucket = index.get(folded.charCodeAt(at))
  if (!bucket) return none
  const longer = bucket.longer.get(folded.charCodeAt(at + 1))
  return longer ? [longer, bucket.single] : [bucket.single]
}

const sameScript = (a: string | undefined, b: string | undefined): boolean =>
  (isAsian(a) && isAsian(b)) || (isWordLetter(a) && isWordLetter(b))

function fits<T>(folded: string, at: number, entry: Entry<T>): boolean {
  if (!folded.startsWith(entry.text, at)) return false
  const end = at + entry.text.length
  const first = folded[at]
  const last = folded[end - 1]
  const strictStart = entry.bounded || isWordLetter(first)
  const strictEnd = entry.bounded || isWordLetter(last)
  if (strictStart && !entry.openStart && sameScript(folded[at - 1], first)) return false
  return !(strictEnd && !entry.openEnd && sameScript(last, folded[end]))
}

function first<T>(entries: readonly Entry<T>[], folded: string, at: number): Match<T> | undefined {
  for (const entry of entries) {
    if (fits(folded, at, entry)) {
      return { start: at, end: at + entry.text.length, value: entry.value }
    }
  }
  return undefined
}

/** The longest phrase that starts here. */
export function matchAt<T>(
  index: PhraseIndex<T>,
  folded: string,
  at: number,
): Match<T> | undefined {
  const bucket = index.get(folded.charCodeAt(at))
  if (!bucket) return undefined
  const longer = bucket.longer.get(folded.charCodeAt(at + 1))
  return (longer && first(longer, folded, at)) ?? first(bucket.single, folded, at)
}

/** All phrases from left to right; what a longer one covers is not looked at again. */
export function matchAll<T>(
  index: PhraseIndex<T>,
  folded: string,
  from = 0,
  to = folded.length,
): Match<T>[] {
  const found: Match<T>[] = []
  for (let i = from; i < to; ) {
    const match = matchAt(index, folded, i)
    if (match && match.end <= to) {
      found.push(match)
      i = match.end
    } else i += 1
  }
  return found
}

/** An index that only tells whether and where. */
export const indexOf = (phrases: Phrases): PhraseIndex<true> =>
  indexPhrases<true>([[phrases, true]])

const made = new Map<Phrases, PhraseIndex<true>>()

/** The index of one lexicon entry, made once. */
export function phraseIndex(phrases: Phrases): PhraseIndex<true> {
  let index = made.get(phrases)
  if (!index) {
    index = indexOf(phrases)
    made.set(phrases, index)
  }
  return index
}

/** Whether the phrases hold exactly this. */
export function isPhrase(phrases: Phrases, folded: string): boolean {
  return matchAt(phraseIndex(phrases), folded, 0)?.end === folded.length
}
