import { LRUCache } from 'lru-cache'
import type { Purge } from '#server/storage/storage.ts'
import { bytesOf, type Copy, isMeant } from './copy.ts'

/** Of the memory, what addresses that lead nowhere may fill: anyone can make up any number. */
const missingShare = 1 / 8

/** Copies by key, the longest unused forgotten first when the bytes run out. */
export class CopyStore {
  readonly #found: LRUCache<string, Copy>
  readonly #missing: LRUCache<string, Copy>

  constructor(memoryBytes: number) {
    const sized = (bytes: number) =>
      new LRUCache<string, Copy>({ maxSize: Math.ceil(bytes), sizeCalculation: bytesOf })
    this.#found = sized(memoryBytes * (1 - missingShare))
    this.#missing = sized(memoryBytes * missingShare)
  }

  get(key: string): Copy | undefined {
    return this.#found.get(key) ?? this.#missing.get(key)
  }

  set(key: string, copy: Copy): void {
    const [its, other] =
      copy.status === 404 ? [this.#missing, this.#found] : [this.#found, this.#missing]
    other.delete(key)
    its.set(key, copy)
  }

  /** Forgets what carries one of the tags, or makes it stale. @returns how many copies that were */
  purge(purge: Purge, now: number): number {
    let count = 0
    for (const copies of [this.#found, this.#missing]) {
      for (const [key, copy] of [...copies.entries()].filter(([, copy]) => isMeant(purge, copy))) {
        count++
        if (purge.soft) copy.staleAt = Math.min(copy.staleAt, now)
        else copies.delete(key)
      }
    }
    return count
  }
}
