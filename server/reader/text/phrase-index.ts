import { remembered } from '../remembered.ts'
import { fold, isGlued, isWordLetter } from './fold.ts'
import { indexKeys, keyOf, keysAt, keyUnits, type PhraseKeys } from './phrase-keys.ts'

/**
 * A phrase of the language data, folded. `*` at an end leaves that end open ("bäcker*",
 * "*bäckerei"); `=` in front asks for a boundary in scripts without spaces.
 */
interface Phrase {
  text: string
  tags: string[]
  /** Of `openStart`, `openEnd` and `bounded`. */
  flags: number
}

const openStart = 1
const openEnd = 2
const bounded = 4
/** Of the first phrase of a key: one of the key's is open at its start. */
const openKey = 8

/** A phrase found in a text: `[start, end)` and what it means. */
export interface Tag {
  start: number
  end: number
  tag: string
}

/**
 * Phrases key by key, those of a key the longest first. There are a hundred thousand in ten
 * languages: they are kept in lists, not as an object each.
 */
export interface Phrases {
  /** All texts in a row, the first of a key at `textStarts[n]`. */
  texts: string
  textStarts: Uint32Array
  flags: Uint8Array
  /** Of each phrase, the number of its list in `tagLists`. */
  tags: Uint16Array
  tagLists: readonly (readonly string[])[]
  /** One for the last phrase of each key. */
  ends: Uint8Array
}

export interface PhraseIndex extends Phrases {
  keys: PhraseKeys
}

/** @param entries phrases with their tags; the same phrase may have several */
export function indexPhrases(entries: Iterable<readonly [string, string]>): PhraseIndex {
  const phrases = new Map<string, Phrase>()
  for (const [written, tag] of entries) {
    const known = phrases.get(written)
    if (known) {
      if (!known.tags.includes(tag)) known.tags.push(tag)
    } else phrases.set(written, phraseOf(written, tag))
  }
  return packed(Map.groupBy(phrases.values(), ({ text }) => keyOf(text)))
}

function packed(buckets: ReadonlyMap<string, Phrase[]>): PhraseIndex {
  const inOrder = [...buckets.values()].flatMap((bucket) =>
    bucket.sort((a, b) => b.text.length - a.text.length),
  )
  const lists = new Map<string, number>()
  const tagLists: string[][] = []
  const listOf = (tags: string[]) => {
    const name = tags.join('\n')
    const known = lists.get(name)
    if (known !== undefined) return known
    lists.set(name, tagLists.length)
    return tagLists.push(tags) - 1
  }
  const flags = Uint8Array.from(inOrder, (phrase) => phrase.flags)
  const firsts: number[] = []
  const ends = new Uint8Array(inOrder.length)
  let next = 0
  for (const bucket of buckets.values()) {
    firsts.push(next)
    if (bucket.some(isOpen)) flags[next] = (flags[next] ?? 0) | openKey
    next += bucket.length
    ends[next - 1] = 1
  }
  const textStarts = new Uint32Array(inOrder.length + 1)
  inOrder.forEach(({ text }, i) => {
    textStarts[i + 1] = (textStarts[i] ?? 0) + text.length
  })
  const phrases = {
    texts: inOrder.map(({ text }) => text).join(''),
    textStarts,
    flags,
    tags: Uint16Array.from(inOrder, ({ tags }) => listOf(tags)),
    tagLists,
    ends,
  }
  return { ...phrases, keys: indexKeys(phrases, firsts) }
}

const isOpen = ({ flags }: Phrase): boolean => (flags & openStart) !== 0

function phraseOf(written: string, tag: string): Phrase {
  const folded = fold(written)
  const isBounded = folded.length > 1 && folded.startsWith('=')
  const isOpenStart = folded.length > 1 && folded.startsWith('*')
  const isOpenEnd = folded.length > 1 && folded.endsWith('*')
  const text = folded.slice(isBounded || isOpenStart ? 1 : 0, isOpenEnd ? -1 : undefined)
  const flags =
    (isOpenStart ? openStart : 0) | (isOpenEnd ? openEnd : 0) | (isBounded ? bounded : 0)
  return { text, tags: [tag], flags }
}

/** Every unit of every text is looked at. */
const isOfWord = remembered(isWordLetter)

const sameScript = (a: string | undefined, b: string | undefined): boolean =>
  (isGlued(a) && isGlued(b)) || (isOfWord(a) && isOfWord(b))

/** Where a phrase that begins at `at` ends in the text; 0 where it is another. */
function endOf(
  { texts, textStarts, flags }: Phrases,
  phrase: number,
  folded: string,
  at: number,
): number {
  const start = textStarts[phrase] ?? 0
  const length = (textStarts[phrase + 1] ?? 0) - start
  for (let i = 0; i < length; i += 1)
    if (texts.charCodeAt(start + i) !== folded.charCodeAt(at + i)) return 0
  const end = at + length
  const first = folded[at]
  const last = folded[end - 1]
  const flag = flags[phrase] ?? 0
  const isBounded = (flag & bounded) !== 0
  const strictStart = isBounded || isOfWord(first)
  const strictEnd = isBounded || isOfWord(last)
  if (strictStart && !(flag & openStart) && sameScript(folded[at - 1], first)) return 0
  return strictEnd && !(flag & openEnd) && sameScript(last, folded[end]) ? 0 : end
}

/** Every phrase of the index in a folded text, by start; overlapping ones too. */
export function findTags(index: PhraseIndex, folded: string): Tag[] {
  const found: Tag[] = []
  const firsts = new Int32Array(keyUnits)
  let isBehindWord = false
  for (let at = 0; at < folded.length; at += 1) {
    const isInWord = isOfWord(folded[at])
    const isWithin = isBehindWord && isInWord
    isBehindWord = isInWord
    keysAt(index, index.keys, folded, at, firsts)
    for (let units = keyUnits; units > 0; units -= 1) {
      const first = firsts[units - 1] ?? -1
      // Within a word stand only phrases that are open at their start.
      if (first < 0 || (isWithin && !((index.flags[first] ?? 0) & openKey))) continue
      for (let phrase = first; ; phrase += 1) {
        const end = endOf(index, phrase, folded, at)
        if (end > 0)
          for (const tag of index.tagLists[index.tags[phrase] ?? 0] ?? [])
            found.push({ start: at, end, tag })
        if (index.ends[phrase]) break
      }
    }
  }
  return found
}
