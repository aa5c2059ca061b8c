import { countryOfCity } from './gazetteer.ts'
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
  // "L'Escale des Trois Vents": a name goes on where no town ends.
  const longer = /^ (?:\p{Ll}{1,5} )?.*\p{Lu}/u.test(name.value.slice(end - name.span[0]))
  if (before === '' && longer && !countryOfCity(place.value)) return false
  const leads = matchAll(phraseIndex(`${prepositions}|${origins}`), before)
  return before === '' || leads.some((lead) => lead.end === before.length - 1)
}
