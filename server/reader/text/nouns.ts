import { isOneOf, type Language } from '../language.ts'
import { languageText } from '../language-file.ts'
import { fold } from './fold.ts'
import { personNameOf } from './person-names.ts'
import type { TaggedText } from './tagged-text.ts'
import { frequencyOf } from './word-frequency.ts'

const sharpS = '\u00df'
/** Letters of the shortest noun a longer one can end with, also behind another noun, and of what stands before it. */
const shortest = { end: 6, endBehindNoun: 3, start: 3 }

/** Nouns of a language that writes them with capitals. */
interface Nouns {
  /** Nouns that are no other word, as hashes in order. */
  sure: Uint32Array
  /** "laden", a verb as well: a noun behind an article. */
  ambiguous: ReadonlySet<string>
  /** "mitnehmen": a noun behind "zum". */
  verbs: ReadonlySet<string>
  /** "-haft": nouns that other words end with, too. */
  noEnds: ReadonlySet<string>
}

/** Null of languages that write nouns small. */
const lists = new Map<string, Nouns | null>()

/**
 * Whether a word is a noun and nothing else, or ends with one: "kindern", "landjugend", "fußbad".
 * "Essen" and "laden" are verbs, too.
 * @param word in small letters, with its accents: "große" is no "Größe"
 */
export function isNoun(language: Language, word: string): boolean {
  const nouns = nounsOf(language)
  if (!nouns) return false
  const isSure = (part: string) => has(nouns.sure, hashOf(part))
  if (isSure(word)) return true
  for (let at = shortest.start; at <= word.length - shortest.endBehindNoun; at += 1) {
    const [front, end] = [word.slice(0, at), word.slice(at)]
    const isEnd = isSure(end) || (end.length > shortest.endBehindNoun && nouns.ambiguous.has(end))
    if (!isEnd || nouns.noEnds.has(end)) continue
    if (end.length >= shortest.end && isSure(end)) return true
    if (isSure(front) || isSure(front.replace(/s$/, ''))) return true
  }
  return false
}

/** Whether a word is a noun where it stands: "keine | anfahrt", "zum | mitnehmen". */
export function isNounAt(text: TaggedText, word: string, start: number): boolean {
  const { language, raw } = text
  const nouns = nounsOf(language)
  if (isNoun(language, word)) return !isDone(text, word, start)
  const before = /(?<!\p{L})(\p{L}{2,12}) $/u.exec(raw.slice(Math.max(0, start - 14), start))?.[1]
  if (!nouns || !before) return false
  const { nounsBehind, verbsBehind } = language.data.info
  const isVerbal = isOneOf(verbsBehind, fold(before))
  if (!isVerbal && !isOneOf(nounsBehind, fold(before))) return false
  if (!nouns.ambiguous.has(word) && !(isVerbal && nouns.verbs.has(word))) return false
  // "zum kleinen | preis": in front of a noun it tells how that is.
  const next = /^ (\p{L}+)/u.exec(raw.slice(start + word.length, start + word.length + 40))?.[1]
  return !next || (!/^\p{Lu}/u.test(next) && !isNoun(language, next))
}

/** "honig | verkauf | ich": the verb loses its end before who does it. */
function isDone({ language, raw }: TaggedText, word: string, start: number): boolean {
  const { doers } = language.data.info
  const next = /^ (\p{L}+)/u.exec(raw.slice(start + word.length, start + word.length + 8))?.[1]
  return next !== undefined && isOneOf(doers, next) && isVerb(language, `${word}en`)
}

function isVerb(language: Language, word: string): boolean {
  const nouns = nounsOf(language)
  return nouns !== null && (nouns.verbs.has(word) || nouns.ambiguous.has(word))
}

/** Whether a language writes its nouns with capitals. */
export const capitalisesNouns = (language: Language): boolean => nounsOf(language) !== null

/** A text whose nouns are small is typed in haste; one with as many capitals means its small words. */
const leastSmall = 2
const smallEach = 4

const known = new WeakMap<TaggedText, boolean>()

/** Whether a text leaves the capitals of nouns out. */
export function leavesNounsSmall(text: TaggedText): boolean {
  const answer = known.get(text) ?? readSmall(text)
  known.set(text, answer)
  return answer
}

function readSmall({ language, tokens, raw }: TaggedText): boolean {
  if (!nounsOf(language)) return false
  const count = { small: 0, capital: 0 }
  for (const { kind, start, end } of tokens) {
    if (kind !== 'word' || !isNoun(language, raw.slice(start, end).toLowerCase())) continue
    // A sentence begins with a capital whatever its first word is.
    if (/\p{Ll}/u.test(raw[start] ?? '')) count.small += 1
    else if (/[\p{L}\d,] $/u.test(raw.slice(Math.max(0, start - 2), start))) count.capital += 1
  }
  return count.small >= leastSmall && count.capital * smallEach <= count.small
}

/** `languages/<code>/nouns.txt`, a word a line and the others in lines of their own, read once. */
function nounsOf({ code }: Language): Nouns | null {
  const list = lists.get(code)
  if (list !== undefined) return list
  const text = languageText(code, 'nouns.txt')
  const read = text === null ? null : nounsIn(text.split('\n').slice(1))
  lists.set(code, read)
  return read
}

function nounsIn(lines: readonly string[]): Nouns {
  const rest = (mark: string) =>
    lines
      .find((line) => line.startsWith(mark))
      ?.slice(2)
      .split(' ')
  // In Switzerland there is no sharp s.
  const forms = lines
    .filter((line) => !line.includes(' '))
    .flatMap((word) => [word, word.replaceAll(sharpS, 'ss')])
  return {
    sure: Uint32Array.from(forms, hashOf).sort(),
    ambiguous: new Set(rest('~')),
    verbs: new Set(rest('=')),
    noEnds: new Set(rest('-')),
  }
}

function has(hashes: Uint32Array, hash: number): boolean {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const value = hashes[middle] ?? 0
    if (value === hash) return true
    if (value < hash) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** FNV-1a over the units of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/**
 * "Sagt Katrin | Bescheid": where nouns have capitals, a word everybody uses is no surname, unless it is
 * listed as one.
 * @param word folded
 */
export const isPlainNoun = (language: Language, word: string): boolean =>
  capitalisesNouns(language) &&
  personNameOf(word) === undefined &&
  ['top', 'common'].includes(frequencyOf(language, word))
