import { isTradeName, tradeIndex } from '../classify-industry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll } from '../match-phrases.ts'

export interface NameCandidate {
  start: number
  end: number
  score: number
}

/** Whether the text ends with a trade's own name, as 歯科医院 and 치과 do. */
export const endsWithTrade = (source: string, lexicon: Lexicon): boolean =>
  tradeAtEnd(source, lexicon) >= 0

/** Where the trade's own name starts that the text ends with; -1 where none does. */
export function tradeAtEnd(source: string, lexicon: Lexicon): number {
  const last = matchAll(tradeIndex(lexicon), source).at(-1)
  return last && isTradeName(last) && last.end === source.length ? last.start : -1
}

/** Whether the text is a trade's own name and nothing else. */
export function isOnlyTrade(source: string, lexicon: Lexicon): boolean {
  return matchAll(tradeIndex(lexicon), source).some(
    (match) => match.start === 0 && match.end === source.length,
  )
}
