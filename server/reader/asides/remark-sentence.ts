import type { Language } from '../language.ts'
import { isDense } from '../text/is-dense.ts'
import type { PhraseFinder } from '../text/phrase-finder.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'
import type { PrivateWords } from './private-words.ts'

/** A sentence with what forbids or withdraws the contacts in it. */
export interface Sentence {
  raw: string
  folded: string
  at: Span
  borders: readonly number[]
  words: PrivateWords
  asides: AsideWords
  language: Language
}

/** Letters of a sentence that is about nothing else. */
export const longestWhole = 170

export const foundIn = ({ folded, at }: Sentence, phrases: PhraseFinder): Span[] =>
  phrases
    .allIn(folded.slice(...at))
    .map(({ said, index }) => [at[0] + index, at[0] + index + said.length])

/** Longer than a sentence with marks is. */
export const isBare = ({ raw, at: [start, end] }: Sentence): boolean =>
  end - start > (isDense(raw.slice(start, end)) ? longestDense : longestWhole)

const longestDense = 80

export const isOneClause = ({ borders }: Sentence, one: Span, other: Span): boolean => {
  const [start, end] = [Math.min(one[1], other[1]), Math.max(one[0], other[0])]
  return !borders.some((at) => start <= at && at <= end)
}

/** Where clauses meet: marks that stand in no number, and words such as "but". */
export function bordersIn(
  raw: string,
  folded: string,
  at: Span,
  { contrasts }: AsideWords,
): number[] {
  const marks = [...raw.slice(...at).matchAll(/[,;、–—](?!\d)|\s-\s/g)]
  const words = contrasts.allIn(folded.slice(...at))
  return [...marks, ...words]
    .map(({ index }) => at[0] + index)
    .filter((each) => each > at[0])
    .toSorted((one, other) => one - other)
}
