import { isStreetWord } from '../find-street.ts'
import { regionPhrases } from '../gazetteer.ts'
import { isPhrase } from '../match-phrases.ts'
import { isArticle, isTrade, type Reading, startsCity } from '../name-words.ts'
import { joined } from './joined.ts'

/** With whom, without what, under what: none of them says where a business is. */
const binder =
  /^(?:avec|sans|sous|contre|entre|qui|que|comme|ou|con|sin|bajo|sobre|contra|como|senza|sotto|sopra|fuori|fuor|contro|che|tra|fra|com|sem|sob|para|per|pour|por|s'en|n'est)$/

const and = /^(?:et|y|e)$/

/** Where it is, or what it is in: only before an article, as in "Barro en las Uñas". */
const within =
  /^(?:dans|sur|en|em|in|su|nel|nella|nello|nei|nelle|sul|sulla|sui|sulle|no|na|nos|nas)$/

const contracted = /^(?:nel|nella|nello|nei|nelle|sul|sulla|sui|sulle|no|na|nos|nas)$/

/**
 * Whether a small word at `at` binds the run that starts at `first` to another capital: "Pan con
 * Alas", "Les Mains dans le Compost", "Sardinha Que Vem do Mar"; no town, street or quarter of a trade.
 */
export function bridges(reading: Reading, first: number, at: number): boolean {
  const { words, text, lexicon } = reading
  if (lexicon.countries[0] === 'DE') return isSign(reading, first, at)
  if (!['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0])) return false
  const [word, next, far] = words.slice(at, at + 3)
  if (!word || !next || !joined(text, word, next)) return false
  // "Passo a Passo"
  if (next.capital && words[at - 1]?.folded === next.folded) return true
  const small =
    (isArticle(next) || /^(?:une?|una|um|uma|os|as|te|me|se|mi|ti|si)$/.test(next.folded)) &&
    !next.capital
  const thing = small ? far : next
  if (!thing?.capital || (small && !joined(text, next, thing))) return false
  if (/^\d/.test(thing.raw) || startsCity(reading, thing) || isStreetWord(lexicon, thing))
    return false
  if (isPhrase(regionPhrases, thing.folded) || isPhrase(lexicon.place.venues, thing.folded))
    return false
  if (binder.test(word.folded)) return true
  // "Tres Gatos y un Piano"
  if (small && and.test(word.folded)) return /^u/.test(next.folded)
  const inside = within.test(word.folded) && (small || contracted.test(word.folded))
  const run = words.slice(first, at)
  return inside && run.length < 4 && !run.some((part) => isTrade(reading, part))
}

/** "Zum wilden Mann", "Zur alten Mühle": how an inn is called; no "Zum ersten Mal". */
function isSign({ words, text }: Reading, first: number, at: number): boolean {
  const [sign, word, thing] = [words[first], words[at], words[at + 1]]
  if (!sign || !word || !thing || at !== first + 1 || !/^Zu[mr]$/.test(sign.raw)) return false
  const plain = /^(?:erst|zweit|dritt|letzt|nachst|neu|fair|gut|klein|halb|best|gross|groß)en$/
  const named = /en$/.test(word.folded) && !plain.test(word.folded) && thing.capital
  return named && joined(text, sign, word) && joined(text, word, thing)
}

/** A small word that binds, and the article between it and its capital. */
export const isBridge = (reading: Reading, first: number, at: number): boolean =>
  bridges(reading, first, at) || (at - 1 > first && bridges(reading, first, at - 1))
