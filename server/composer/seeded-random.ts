/**
 * Chance that can be repeated. Every choice has a key of its own beside the page's seed, so that a
 * new variant in one slot never reshuffles the others.
 */

/** A number in [0, 1) for a seed and a key: always the same. */
export function chance(seed: number, key: string): number {
  return mulberry32(hash(`${seed}/${key}`))
}

export function pickOne<T>(items: readonly [T, ...T[]], seed: number, key: string): T {
  return items[Math.floor(chance(seed, key) * items.length)] ?? items[0]
}

/**
 * One of the items, never the one of the seed before or after: seeds that follow one another go
 * through all of them in rounds, each round in an order of its own.
 */
export function takeTurns<T>(items: readonly [T, ...T[]], seed: number, key: string): T {
  const count = items.length
  const round = Math.floor(seed / count)
  // Two can only alternate: orders of their own would meet at the seam.
  const orderOf = (at: number) => ranked(items, count > 2 ? at : 0, key)
  const order = orderOf(round)
  const [first, second] = order
  const meets = count > 2 && first === orderOf(round - 1).at(-1)
  if (meets && second !== undefined) order.splice(0, 2, second, first as T)
  return order[seed % count] ?? items[0]
}

/** The items in an order of the seed's own; heavier ones tend to the front. */
export function ranked<T>(
  items: readonly T[],
  seed: number,
  key: string,
  weight: (item: T) => number = () => 1,
): T[] {
  return items
    .map((item, index) => ({ item, score: chance(seed, `${key}/${index}`) ** (1 / weight(item)) }))
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

export function between([low, high]: readonly [number, number], seed: number, key: string): number {
  return low + (high - low) * chance(seed, key)
}

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** The first number of the mulberry32 sequence. */
function mulberry32(start: number): number {
  const state = (start + 0x6d2b79f5) >>> 0
  let t = Math.imul(state ^ (state >>> 15), state | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/** One of so many, counted from 0: seed 0 gives the first, so that the best comes first. */
export function pickAmong(count: number, seed: number, key: string): number {
  return seed === 0 || count < 2 ? 0 : Math.floor(chance(seed, key) * count)
}
