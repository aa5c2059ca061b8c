import { isStreetWord } from '../find-street.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isTrade,
  type Reading,
  type Run,
  startsCity,
  startsSentence,
} from '../name-words.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { hasAddress } from './signed-names.ts'

/** Before somebody's house, and before hardly any town. */
const house = /^(?:at|bei|bij|chez|da)$/

const place = /^(?:with|con|com|met|avec|beim|im|au|aux|en|al|alla|all|dal|dalla|na|no|nas|nos)$/

/** "San Martín", "Villa Alegre", "Vila Nova": how towns are called, too. */
const townish =
  /^(?:san|santa|santo|sao|saint|sainte|st|villa|vila|puerto|porto|monte|ciudad|valle|vale|val|rio|costa|sierra|serra|isla|ilha|castel|castello|bad|semana)$/

/** "we roast", "schneiden wir", "gibt es", "tostamos", "si mangia": what is done there. */
const speaks =
  /^(?:,? (?:we|you|our|on|nous|vous|je|te|os|nos|vi|ti|si|a gente)(?!\p{L})| \p{L}{1,20}(?:amos|emos|imos|iamo)(?!\p{L})| si \p{L}{3,}| \p{L}{2,20} (?:wir|man|ihr|du|es|we|wij|je|u|ik)(?!\p{L}))/u

/** "Bij Kracht op de Kade in Vlaardingen train je": its town may stand between. */
const seat = /^ (?:in|te) \p{Lu}[\p{L}-]{2,24}(?= )/u

/** "Kracht op de Kade in Vlaardingen": a street that ends a name, with its town behind it. */
const isSeated = ({ text, lexicon }: Reading, { words, end }: Run): boolean =>
  words.length > 2 &&
  !!words[0] &&
  !isStreetWord(lexicon, words[0]) &&
  !isPhrase(lexicon.place.venues, words.at(-1)?.folded ?? '') &&
  seat.test(text.raw.slice(end, end + 32))

/** "At Copper Kettle we roast", "En Jícara 47 tostamos", "Bij Bar Bataaf schenken we". */
export function hosting(reading: Reading): Candidate[] {
  const { text, words } = reading
  return words.flatMap((word, i) => {
    const homely = house.test(word.folded)
    if (!(homely || place.test(word.folded)) || !startsSentence(text, word.start)) return []
    const next = words[i + 1]
    const run = runAt(reading, next && !next.capital && isArticle(next) ? i + 2 : i + 1)
    if (!run || !isProper(reading, run)) return []
    if (isWhere(reading, run) && !isSeated(reading, run)) return []
    const trade = run.words.some((part) => isTrade(reading, part))
    const named = trade || run.words.length > 1
    const isGerman = reading.lexicon.countries[0] === 'DE'
    const end = run.end + (seat.exec(text.raw.slice(run.end, run.end + 32))?.[0].length ?? 0)
    const said = speaks.test(text.folded.slice(end, end + 44))
    const start = isSign(reading, word.folded, run) ? word.start : run.start
    const score = named ? 5.8 : 4.8
    return said && (named || (homely && !isGerman)) ? [{ ...run, start, score }] : []
  })
}

/** "Chez Fernande", "Da Nando e Figli": the house belongs to the sign; "Chez Belvaux & Roch" is a firm. */
function isSign(reading: Reading, house: string, { words, start, end }: Run): boolean {
  const firm =
    reading.text.raw.slice(start, end).includes('&') || words.some((word) => isTrade(reading, word))
  const [first] = words
  const kin = !!first && (kindred.test(first.folded) || isArticle(first))
  const single = words.filter(({ capital }) => capital).length === 1
  if (house === 'chez') return !firm && (single || kin)
  return (
    house === 'da' &&
    reading.lexicon.countries[0] === 'IT' &&
    !firm &&
    (single || kin || words[1]?.folded === 'e')
  )
}

const kindred =
  /^(?:tonton|tata|tatie|tante|oncle|papy|papi|mamie|mami|mere|pere|madame|monsieur|maitre|ma|mon|zio|zia|nonno|nonna|sora|sor|mamma)$/

/** "… hay en El Ombú de Papel, Avenida Rivadavia 6120": behind a word for where, before its street. */
export function located(reading: Reading): Candidate[] {
  const { text, lexicon } = reading
  if (!['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0])) return []
  if (matchAll(phraseIndex(lexicon.occasions), text.folded).length > 0) return []
  return reading.words.flatMap((word, i) => {
    const next = reading.words[i + 1]
    if (word.capital || !next?.capital || !isPlace(word.folded)) return []
    const run = runAt(reading, i + 1)
    const named = run && run.words.length > 1 && hasAddress(reading, run)
    return named && isProper(reading, run) && !isWhere(reading, run) ? [{ ...run, score: 4.6 }] : []
  })
}

const isPlace = (word: string): boolean =>
  house.test(word) || place.test(word) || word === 'à' || word === 'a'

/** "At Victoria Park we meet", "En Villa Alegre reparamos": where it is, not who it is. */
function isWhere(reading: Reading, { words }: Run): boolean {
  const [first] = words
  const { venues, not } = reading.lexicon.place
  return (
    !first ||
    townish.test(first.folded) ||
    startsCity(reading, first) ||
    isPhrase(venues, words.at(-1)?.folded ?? '') ||
    words.some((word) => isStreetWord(reading.lexicon, word) || isPhrase(not, word.folded))
  )
}
