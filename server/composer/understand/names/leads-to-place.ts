import { isStreetWord } from '../find-street.ts'
import { isPhrase } from '../match-phrases.ts'
import {
  isArticle,
  isLocative,
  isTrade,
  isVocabulary,
  type Reading,
  startsCity,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** "no Porto", "Autobedrijf Veenstra in Drachten": what follows is where it is. */
export function leadsToPlace(reading: Reading, first: number, at: number): boolean {
  const { words, lexicon } = reading
  const word = words[at]
  const next = words[at + 1]
  if (!word || !isLocative(lexicon, word.folded)) return false
  const behind = next && isArticle(next) && !next.capital ? words[at + 2] : next
  if (behind?.capital && isStreetWord(lexicon, behind)) return !isHosted(reading, at, behind)
  // "in tutta Italia"
  if (next && /^(?:tutt[ao]|tod[ao]|toute?)$/.test(next.folded)) return true
  if (!next?.capital) return false
  if (startsCity(reading, next)) return true
  const strong = isPhrase(lexicon.place.prepositions, word.folded)
  // "Fête du Four à Pain", "Soupe à l'Ail": a thing, and no town.
  if (isVocabulary(reading, next) || isElidedThing(reading, next)) return false
  return strong && words.slice(first, at).some((part) => isTrade(reading, part))
}

/** "Bij Kracht op de Kade in Vlaardingen": one word, then a street, then the town: all is the name. */
function isHosted({ words }: Reading, at: number, street: Word): boolean {
  const host = words[at - 2]
  const behind = words[words.indexOf(street) + 1]
  const led = /^(?:bij|bei|at)$/.test(host?.folded ?? '')
  return led && /^(?:in|te)$/.test(behind?.folded ?? '')
}

/** "l'Ail": no venue behind its article. */
const isElidedThing = ({ lexicon }: Reading, { raw, folded }: Word): boolean =>
  /^l['’]\p{Lu}/u.test(raw) && !isPhrase(lexicon.place.venues, folded.slice(2))
