import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../language.ts'
import type { TaggedText } from './tagged-text.ts'

const sharpS = '\u00df'
/** Letters of the shortest noun a longer one can end with, and of what stands before it. */
const shortest = { end: 6, start: 3 }

/** Nouns of a language that writes them with capitals, as hashes in order; null of the others. */
const lists = new Map<string, Uint32Array | null>()

/**
 * Whether a word is a noun and nothing else, or ends with one: "kindern", "landjugend". "Essen" and
 * "laden" are verbs, too.
 * @param word in small letters, with its accents: "große" is no "Größe"
 */
export function isNoun(language: Language, word: string): boolean {
  const nouns = nounsOf(language)
  if (!nouns) return false
  if (has(nouns, hashOf(word))) return true
  for (let at = shortest.start; at <= word.length - shortest.end; at += 1)
    if (has(nouns, hashOf(word.slice(at)))) return true
  return false
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

/** `languages/<code>/nouns.txt`, a word a line, read once. */
function nounsOf({ code }: Language): Uint32Array | null {
  const list = lists.get(code)
  if (list !== undefined) return list
  const file = join(import.meta.dirname, '../../../languages', code, 'nouns.txt')
  const words = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(1) : []
  // In Switzerland there is no sharp s.
  const forms = words.flatMap((word) => [word, word.replaceAll(sharpS, 'ss')])
  const read = forms.length > 0 ? Uint32Array.from(forms, hashOf).sort() : null
  lists.set(code, read)
  return read
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
