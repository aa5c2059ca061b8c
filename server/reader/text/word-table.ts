/** FNV-1a over the units of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * Words with a number each, in a few long lists: as a `Map` of strings, a hundred thousand would
 * take ten times the memory. A word is found by its hash, or in the next slots upwards.
 */
export class WordTable {
  /** All words in a row; the first of a place at `starts[place]`. */
  readonly #letters: string
  readonly #starts: Uint32Array
  readonly #numbers: Uint16Array
  /** A place and one, 0 where it is free. */
  readonly #slots: Uint32Array

  /** @param entries from 0 to 65,535 */
  constructor(entries: ReadonlyMap<string, number>) {
    const words = [...entries.keys()]
    this.#letters = words.join('')
    this.#starts = new Uint32Array(words.length + 1)
    for (const [i, word] of words.entries()) this.#starts[i + 1] = this.#startOf(i) + word.length
    this.#numbers = Uint16Array.from(entries.values())
    // Two thirds stay free, so that a word that is missing is missed at once.
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(3 * Math.max(1, words.length))))
    for (const [i, word] of words.entries()) this.#slots[this.#slotOf(word)] = i + 1
  }

  get(word: string): number | undefined {
    const place = (this.#slots[this.#slotOf(word)] ?? 0) - 1
    return place < 0 ? undefined : this.#numbers[place]
  }

  #startOf(place: number): number {
    return this.#starts[place] ?? 0
  }

  /** Where a word is, or where it would be put. */
  #slotOf(word: string): number {
    const last = this.#slots.length - 1
    for (let slot = hashOf(word) & last; ; slot = (slot + 1) & last) {
      const place = (this.#slots[slot] ?? 0) - 1
      if (place < 0 || this.#isAt(place, word)) return slot
    }
  }

  #isAt(place: number, word: string): boolean {
    const start = this.#startOf(place)
    return this.#startOf(place + 1) - start === word.length && this.#letters.startsWith(word, start)
  }
}
