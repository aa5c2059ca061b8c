import type { Language } from '../language.ts'
import { languageText } from '../language-file.ts'

/** How usual a word is in its language; names and trades are mostly rare words. */
export type Frequency = 'top' | 'common' | 'known' | 'rare'

/** Ranks below which a word is one of the commonest, and a common one. */
const below = { top: 300, common: 2000 }

const ranks = new Map<string, ReadonlyMap<string, number>>()

/** @param word folded */
export function frequencyOf({ code }: Language, word: string): Frequency {
  const rank = ranksOf(code).get(word)
  if (rank === undefined) return 'rare'
  return rank < below.top ? 'top' : rank < below.common ? 'common' : 'known'
}

/** A language's words by how often they are said, folded. */
export function frequentWords({ code }: Language): string[] {
  return [...ranksOf(code).keys()]
}

/** `languages/<code>/frequent.txt`, a word a line, read once. */
function ranksOf(code: string): ReadonlyMap<string, number> {
  const known = ranks.get(code)
  if (known) return known
  const words = (languageText(code, 'frequent.txt') ?? '').split('\n').slice(1)
  const read = new Map(words.map((word, rank) => [word, rank]))
  ranks.set(code, read)
  return read
}
