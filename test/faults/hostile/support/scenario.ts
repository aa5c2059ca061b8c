import type { Attacked } from './attack.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'

/** What strangers do to a server, all of one kind. */
export interface Scenario {
  name: string
  /** Of a server of its own: limits that count, where all others have none. */
  environment?: Record<string, string>
  /** Left to `npm run hostile`: it takes long, and suites of its own hold the same. */
  isLong?: true
  /** @param size of the corpus, where it has no end by itself: 1 is a whole round of `npm run hostile` */
  run(target: Target, random: Random, size: number): Promise<Attacked>
}
