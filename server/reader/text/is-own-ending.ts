import type { TaggedText } from './tagged-text.ts'
import { frequencyOf } from './word-frequency.ts'

/**
 * 작은, 만드는: whether what may be a particle is the end of the word it is written to, which is usual
 * as a whole.
 * @param end of the particle
 */
export function isOwnEnding({ folded, language }: TaggedText, end: number): boolean {
  const word = /\p{Script=Hangul}+$/u.exec(folded.slice(0, end))?.[0]
  return word !== undefined && frequencyOf(language, word) !== 'rare'
}
