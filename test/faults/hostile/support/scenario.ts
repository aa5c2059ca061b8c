import type { Attacked } from './attack.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'

/** What strangers do to a server, all of one kind. */
export interface Scenario {
  name: string
  /** Of a server of its own: limits that count, where all others have none. */
  environment?: Record<string, string>
  /** Slow, and held by a test of its own in every run: here by `npm run hostile` alone. */
  isHeldElsewhere?: true
  /** @param size of the corpus, where it has no end by itself: 1 is a whole round of `npm run hostile` */
  run(target: Target, random: Random, size: number): Promise<Attacked>
}
