import { isStreetWord } from '../find-street.ts'
import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isLocative,
  isTrade,
  type Reading,
  type Run,
  startsCity,
  startsSentence,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runsOf } from './runs-of.ts'

/** "desde entonces El Duende Verde vende", "dormez à L'Escale des Trois Vents.": a capital article inside a sentence begins a title. */
export function capitalArticles(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (!['FR', 'ES', 'IT'].includes(lexicon.countries[0])) return []
  return runsOf(reading).flatMap((run) => {
    const [word] = run.words
    if (!word || !begins(word) || startsSentence(text, word.start)) return []
    if (startsCity(reading, word) || !ends(reading, run)) return []
    if (!isProper(reading, run) || isWhere(reading, run)) return []
    const before = words[wordFrom(words, word.start) - 1]
    const led = isLocative(lexicon, before?.folded ?? '')
    const capitals = run.words.filter((part) => part.capital).length
    // "Si vous passez par Le Croisic, …": two words may be a town, unless they do something.
    const acts = !/^[^ ]/.test(text.raw.slice(run.end, run.end + 1))
    const long = run.words.length > 2 || (!led && capitals > 1 && acts)
    return long ? [{ ...run, score: led ? 3.7 : 4.3 }] : []
  })
}

const begins = (word: Word): boolean =>
  /^L['’]\p{Lu}/u.test(word.raw) || (isArticle(word) && /^\p{Lu}\p{Ll}+$/u.test(word.raw))

/** "Le Château de Brissac", "La Rue Haute": where it is. */
const isWhere = (reading: Reading, { words }: Run): boolean =>
  words.some(
    (word) =>
      isStreetWord(reading.lexicon, word) ||
      (isPhrase(reading.lexicon.place.venues, word.folded) && !isTrade(reading, word)),
  )

/** A mark, a verb of business, or where it is. */
function ends({ text, words, lexicon }: Reading, { end }: Run): boolean {
  if (/^\s*(?:[.,;:!()\n]|$)/.test(text.raw.slice(end, end + 2))) return true
  const next = words[wordFrom(words, end)]
  const close = next && text.raw.slice(end, next.start) === ' '
  return !!close && (isPhrase(lexicon.name.copula, next.folded) || isLocative(lexicon, next.folded))
}
