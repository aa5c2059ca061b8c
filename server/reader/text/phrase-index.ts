import { fold, isGlued, isWordLetter } from './fold.ts'

/**
 * A phrase of the language data, folded. `*` at an end leaves that end open ("bäcker*",
 * "*bäckerei"); `=` in front asks for a boundary in scripts without spaces.
 */
interface Phrase {
  text: string
  tags: string[]
  openStart: boolean
  openEnd: boolean
  bounded: boolean
}

/** A phrase found in a text: `[start, end)` and what it means. */
export interface Tag {
  start: number
  end: number
  tag: string
}

/** Phrases by their first units, as many as they have up to `keyUnits`; the longest first. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>

/** Lists of ten thousand phrases share two letters a hundred times, and three but a dozen. */
const keyUnits = 4

/** @param entries phrases with their tags; the same phrase may have several */
export function indexPhrases(entries: Iterable<readonly [string, string]>): PhraseIndex {
  const phrases = new Map<string, Phrase>()
  for (const [written, tag] of entries) {
    const known = phrases.get(written)
    if (known) {
      if (!known.tags.includes(tag)) known.tags.push(tag)
    } else phrases.set(written, phraseOf(written, tag))
  }
  const index = new Map<string, Phrase[]>()
  for (const phrase of phrases.values()) {
    const key = phrase.text.slice(0, keyUnits)
    const bucket = index.get(key)
    if (bucket) bucket.push(phrase)
    else index.set(key, [phrase])
  }
  for (const bucket of index.values()) bucket.sort((a, b) => b.text.length - a.text.length)
  return index
}

function phraseOf(written: string, tag: string): Phrase {
  const folded = fold(written)
  const bounded = folded.length > 1 && folded.startsWith('=')
  const openStart = folded.length > 1 && folded.startsWith('*')
  const openEnd = folded.length > 1 && folded.endsWith('*')
  const text = folded.slice(bounded || openStart ? 1 : 0, openEnd ? -1 : undefined)
  return { text, tags: [tag], openStart, openEnd, bounded }
}

const sameScript = (a: string | undefined, b: string | undefined): boolean =>
  (isGlued(a) && isGlued(b)) || (isWordLetter(a) && isWordLetter(b))

function fits(folded: string, at: number, phrase: Phrase): boolean {
  if (!folded.startsWith(phrase.text, at)) return false
  const end = at + phrase.text.length
  const first = folded[at]
  const last = folded[end - 1]
  const strictStart = phrase.bounded || isWordLetter(first)
  const strictEnd = phrase.bounded || isWordLetter(last)
  if (strictStart && !phrase.openStart && sameScript(folded[at - 1], first)) return false
  return !(strictEnd && !phrase.openEnd && sameScript(last, folded[end]))
}

/** Every phrase of the index in a folded text, by start; overlapping ones too. */
export function findTags(index: PhraseIndex, folded: string): Tag[] {
  const found: Tag[] = []
  for (let at = 0; at < folded.length; at += 1) {
    for (let units = keyUnits; units > 0; units -= 1) {
      const bucket = at + units <= folded.length && index.get(folded.slice(at, at + units))
      if (!bucket) continue
      for (const phrase of bucket) {
        if (!fits(folded, at, phrase)) continue
        const end = at + phrase.text.length
        for (const tag of phrase.tags) found.push({ start: at, end, tag })
      }
    }
  }
  return found
}
