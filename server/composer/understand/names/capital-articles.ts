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
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'

/** "desde entonces El Duende Verde vende", "dormez à L'Escale des Trois Vents.": a capital article inside a sentence begins a title. */
export function capitalArticles(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (!['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0])) return []
  return words.flatMap((word, i) => {
    const begins =
      /^L['’]\p{Lu}/u.test(word.raw) || (isArticle(word) && /^\p{Lu}\p{Ll}+$/u.test(word.raw))
    if (!begins || startsSentence(text, word.start) || startsCity(reading, word)) return []
    const run = runAt(reading, i)
    if (!run || run.start !== word.start || !isProper(reading, run) || isWhere(reading, run))
      return []
    const told = lexicon.countries[0] !== 'PT' && ends(reading, run)
    const capitals = run.words.filter((part) => part.capital).length
    const led = isLocative(lexicon, words[i - 1]?.folded ?? '')
    const long = run.words.length > 2 || (!led && capitals > 1)
    return told && long ? [{ ...run, score: led ? 3.7 : 4.3 }] : []
  })
}

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
