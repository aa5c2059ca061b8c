import type { Purge } from '#server/storage/storage.ts'
import { type Copy, isMeant } from './copy.ts'
import type { PublicTarget } from './public-target.ts'

/** Copies in the making: one for all who wait for it, and none kept that a purge has overtaken. */
export class Makings {
  readonly #makeCopy: (target: PublicTarget) => Promise<Copy>
  readonly #keep: (target: PublicTarget, copy: Copy) => void
  readonly #joinable = new Map<string, Promise<Copy>>()
  /** For each that runs, the purges that have come since it began. */
  readonly #running = new Set<Purge[]>()

  constructor(
    makeCopy: (target: PublicTarget) => Promise<Copy>,
    keep: (target: PublicTarget, copy: Copy) => void,
  ) {
    this.#makeCopy = makeCopy
    this.#keep = keep
  }

  has({ key }: PublicTarget): boolean {
    return this.#joinable.has(key)
  }

  make(target: PublicTarget): Promise<Copy> {
    const { key } = target
    const joined = this.#joinable.get(key)
    if (joined) return joined
    const making = this.#makeAlone(target).finally(() => {
      if (this.#joinable.get(key) === making) this.#joinable.delete(key)
    })
    this.#joinable.set(key, making)
    return making
  }

  /** What was begun before a purge may be told to those who wait, but to nobody after them. */
  overtake(purge: Purge): void {
    this.#joinable.clear()
    for (const since of this.#running) since.push(purge)
  }

  async #makeAlone(target: PublicTarget): Promise<Copy> {
    const since: Purge[] = []
    this.#running.add(since)
    try {
      const copy = await this.#makeCopy(target)
      if (!since.some((purge) => isMeant(purge, copy))) this.#keep(target, copy)
      return copy
    } finally {
      this.#running.delete(since)
    }
  }
}
