import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { type Found, fold } from './read-text.ts'

/** "at Great Missenden", "Veniamo da Tolmezzo": where it is, and nothing told a name from it. */
export function isWhere(
  name: Found<string>,
  findPlace: () => Found<string> | undefined,
  lexicon: Lexicon,
): boolean {
  if (name.confidence >= 0.7 || lexicon.common === '') return false
  const place = findPlace()
  if (!place || place.confidence <= 0.7) return false
  const [start, end] = place.span
  if (start < name.span[0] || end > name.span[1]) return false
  const before = fold(name.value.slice(0, start - name.span[0]))
  const { prepositions, origins } = lexicon.place
  const leads = matchAll(phraseIndex(`${prepositions}|${origins}`), before)
  return before === '' || leads.some((lead) => lead.end === before.length - 1)
}
