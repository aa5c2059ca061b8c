import type { Phrases } from './phrase-index.ts'

/**
 * Phrases by their first units, as many as they have up to so many: lists of ten thousand phrases
 * share two letters a hundred times, and three but a dozen.
 */
export const keyUnits = 4

/** The key of each phrase by its hash, or in the next slots upwards; 0 is free, else one more than the first phrase of the key. */
export type PhraseKeys = Uint32Array

export const keyOf = (text: string): string => text.slice(0, keyUnits)

/** @param firsts the first phrase of each key */
export function indexKeys(phrases: Phrases, firsts: readonly number[]): PhraseKeys {
  // Two thirds stay free: most places of a text begin no phrase, and are to be told at once.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(3 * Math.max(1, firsts.length))))
  for (const first of firsts) {
    const start = phrases.textStarts[first] ?? 0
    const length = Math.min(keyUnits, (phrases.textStarts[first + 1] ?? 0) - start)
    let hash = seed
    for (let i = 0; i < length; i += 1) hash = mixed(hash, phrases.texts.charCodeAt(start + i))
    let slot = slotOf(hash, slots)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = first + 1
  }
  return slots
}

const seed = 0x811c9dc5
/** FNV-1a, unit by unit. */
const mixed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)
const slotOf = (hash: number, slots: PhraseKeys): number =>
  (hash ^ (hash >>> 15)) & (slots.length - 1)

/**
 * The first phrases of the keys that stand at an offset of a text, the shortest key first; -1 for
 * lengths no phrase has there.
 */
export function keysAt(
  phrases: Phrases,
  slots: PhraseKeys,
  folded: string,
  at: number,
  firsts: Int32Array,
): void {
  let hash = seed
  for (let units = 1; units <= keyUnits; units += 1) {
    if (at + units > folded.length) {
      firsts[units - 1] = -1
      continue
    }
    hash = mixed(hash, folded.charCodeAt(at + units - 1))
    let slot = slotOf(hash, slots)
    let first = (slots[slot] ?? 0) - 1
    while (first >= 0 && !isKey(phrases, first, folded, at, units)) {
      slot = (slot + 1) & (slots.length - 1)
      first = (slots[slot] ?? 0) - 1
    }
    firsts[units - 1] = first
  }
}

/** Whether the key of a phrase is that of so many units of a text. */
function isKey(
  { texts, textStarts }: Phrases,
  phrase: number,
  folded: string,
  at: number,
  units: number,
): boolean {
  const start = textStarts[phrase] ?? 0
  const length = Math.min(keyUnits, (textStarts[phrase + 1] ?? 0) - start)
  if (length !== units) return false
  for (let i = 0; i < units; i += 1)
    if (texts.charCodeAt(start + i) !== folded.charCodeAt(at + i)) return false
  return true
}
