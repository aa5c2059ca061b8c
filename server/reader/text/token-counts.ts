import type { Token } from './tokens.ts'

/** How many tokens of a kind stand from one to before another. */
export type CountBetween = (first: number, end: number) => number

/** Counts once what many spans of a text ask of their tokens. */
export function tokenCounts(
  tokens: readonly Token[],
  is: (token: Token, at: number) => boolean,
): CountBetween {
  /** By token, how many stand before it; one more for the end. */
  const before = new Uint32Array(tokens.length + 1)
  for (const [at, token] of tokens.entries())
    before[at + 1] = (before[at] ?? 0) + Number(is(token, at))
  return (first, end) => (before[end] ?? 0) - (before[first] ?? 0)
}
