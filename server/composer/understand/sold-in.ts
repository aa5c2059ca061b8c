import type { Industry } from '#shared/page/industries.ts'

interface Ranked {
  industry: Industry
  score: number
}

/** A word for the trade itself, not only for what belongs to it. */
const telling = 5

/** "My shop sells flowers": what it sells says more than that it is a shop. */
export function soldIn(ranked: Ranked[], flowers: readonly number[]): Ranked[] {
  const [best, next] = ranked
  if (best?.industry !== 'shop' || next?.industry !== 'florist') return ranked
  return Math.max(...flowers) > telling ? [next, best] : ranked
}
