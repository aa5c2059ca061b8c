import {
  type Candidate,
  isArticle,
  isLocative,
  isVocabulary,
  type Reading,
  type Run,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'

/** A clause that speaks of a name, a sign or a calling, up to its colon. */
const naming =
  /(?<!\p{L})(?:nom|prenom|nombre|nome|enseigne|letrero|rotulo|cartel|insegna|placa|letreiro|marque|marca|marchio|appelle|appelons|llama|llamamos|chiama|chiamiamo|chamamos|chama-se|titre|titulo|titolo)(?!\p{L})[^.!?:\n]{0,60} ?: ?["“„«]?\s?/gu

/** "El nombre del café es raro pero es así: Tres Gatos y un Piano", "porte le prénom de ma grand-mère : Ernestine". */
export function namedInClause(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (!['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0])) return []
  return [...text.folded.matchAll(naming)].flatMap(({ index, 0: clause }) => {
    const from = index + clause.length
    const run = runAt(reading, wordFrom(words, from))
    const near = run && run.start - from < 2
    const [only, more] = run?.words ?? []
    if (!near || !isProper(reading, run) || (only && !more && isVocabulary(reading, only)))
      return []
    return [{ ...run, score: 7.2 }]
  })
}

/** "Con Quadernino i compiti non si perdono", "Avec Zabou vos fêtes": with it, somebody or something does. */
const withIt =
  /^,? (?:i|gli|le|la|il|lo|les|los|las|el|os|as|o|a|tu|tus|tes|vos|votre|ton|ta|ti|vi|su|sus|seu|sua|seus|suas|tuo|tua|tuoi|vostri|vostra|ogni|cada|chaque|tout|todo|tudo|tutto) \p{L}/u

export function withThem(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (!['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0])) return []
  return words.flatMap((word, i) => {
    const [next] = words.slice(i + 1, i + 2)
    if (!/^(?:avec|con|com)$/i.test(word.raw) || !next) return []
    const run = runAt(reading, !next.capital && isArticle(next) ? i + 2 : i + 1)
    if (!run || !isProper(reading, run) || isLocative(lexicon, run.words[0]?.folded ?? ''))
      return []
    if (word.raw === word.raw.toLowerCase())
      return isSetTitle(reading, run) ? [{ ...run, score: 3.4 }] : []
    const plain = run.words.length === 1 && run.words.some((part) => isVocabulary(reading, part))
    return !plain && withIt.test(text.folded.slice(run.end, run.end + 16))
      ? [{ ...run, score: run.words.length > 1 ? 4.8 : 4.2 }]
      : []
  })
}

/** "in bici tra le risaie con Pedala Piano, Vercelli": two capitals, and a mark behind them. */
const isSetTitle = ({ text }: Reading, { words, end }: Run): boolean =>
  words.filter(({ capital }) => capital).length > 1 &&
  /^\s*(?:[.,;!\n]|$)/.test(text.raw.slice(end, end + 2))
