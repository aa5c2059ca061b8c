/** Chance that a seed tells in advance: what it brought about can be had again. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** From 0 to below `most`. */
  below(most: number): number
  of<T>(choices: readonly T[]): T
  /** So many of them, each as likely as any other each time. */
  some<T>(choices: readonly T[], count: number): T[]
  bytes(count: number): Buffer
}

/** mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (most: number) => Math.floor(next() * most)
  const of = <T>(choices: readonly T[]) => choices[below(choices.length)] as T
  return {
    next,
    below,
    of,
    some: (choices, count) => Array.from({ length: count }, () => of(choices)),
    bytes: (count) => Buffer.from(Uint8Array.from({ length: count }, () => below(256))),
  }
}
