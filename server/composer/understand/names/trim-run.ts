import { isPhrase } from '../match-phrases.ts'
import {
  isArticle,
  isCommon,
  isElidedTrade,
  isOwner,
  isTrade,
  type Reading,
  type Run,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { isAdorned } from './is-adorned.ts'
import { leading } from './leading-words.ts'
import { cutRun } from './name-run.ts'
import { withoutTail } from './run-tail.ts'
import { isAtFirm } from './title-run.ts'

const page = /(?:seite|site|homepage|pagina|page|sito|web|portfolio|portafolio|auftritt)$/

/** Takes off what is before a name: "Portfolio di", "Internetseite für die", articles, "our". */
export function trimRun(reading: Reading, run: Run, sentenceStart: boolean): Run | null {
  if (sentenceStart && isAdorned(reading, run)) return run
  let words = behindPage(run.words)
  words = behindTrades(reading, words)
  // "Grupo Norte Obras S.A.": a firm is called by all it says.
  const isFirm = run.end > (run.words.at(-1)?.end ?? run.end)
  if (isFirm && firm.test(words[0]?.folded ?? '')) return cutRun(reading, words)
  const tail = reading.text.raw[run.end]
  while (words.length > 1) {
    const start = sentenceStart && words[0] === run.words[0]
    const cut = leadLength(reading, words, start, tail)
    if (cut === 0) break
    words = words.slice(cut)
  }
  words = withoutTail(reading, words)
  while (words.length > 1) {
    const last = words.at(-1)
    if (last && (/^\d{5,}$/.test(last.folded) || (!last.capital && last.folded !== 'lli')))
      words = words.slice(0, -1)
    else break
  }
  return cutRun(reading, words)
}

/** "Portfolio di Agnese Corti", "Website voor Bakkerij Luna": the name is behind the page. */
function behindPage(words: Word[]): Word[] {
  const [first, second] = words
  if (!first || !second || !page.test(first.folded)) return words
  const from = words.findIndex((word, i) => i > 0 && word.capital)
  return from > 1 || (from === 1 && second.capital && /portfolio|portafolio/.test(first.folded))
    ? words.slice(from)
    : words
}

const firm =
  /^(?:grupo|groupe|gruppo|group|gruppe|groep|compania|companhia|compagnia|compagnie|societe|societa|sociedad|sociedade)$/

const and = /^(?:en|und|et|e|y|and|&)$/

const profession = /(?:er|or|ora|eur|euse|ist|ista|iste|in|rice|afo|afa|af|aphe|ect)$/

/** "Meubelmaker en ontwerper Tobias Hamer": two trades and a person. */
function behindTrades(reading: Reading, words: Word[]): Word[] {
  const at = words.findLastIndex(
    (word, i) =>
      i > 1 &&
      !word.capital &&
      profession.test(word.folded) &&
      isTrade(reading, word) &&
      and.test(words[i - 1]?.folded ?? ''),
  )
  return at > 0 && words.length - at > 2 ? words.slice(at + 1) : words
}

/** How many words are before the name: "welkom bij", "our", "Siamo la". */
function leadLength(
  reading: Reading,
  words: readonly Word[],
  sentenceStart: boolean,
  tail: string | undefined,
): number {
  const [first, second] = words
  if (!first || !second) return 0
  // "l'appli Mon Troupeau": a capital inside a sentence is the name's own.
  const isNamed = !sentenceStart && second.capital && first.capital && isLatin(reading)
  if (isOwner(first) && isNamed) return 0
  // "Mon Petit Carnet est une appli": two capitals behind it make a title of it.
  const third = words[2]
  if (possessive.test(first.folded) && isLatin(reading) && second.capital && third?.capital)
    if (!isTrade(reading, second) && !isTrade(reading, third)) return 0
  // "Ma Cantine à Moi"
  if (
    possessive.test(first.folded) &&
    second.capital &&
    third &&
    !third.capital &&
    words.at(-1)?.capital
  )
    return 0
  if (!first.capital || isOwner(first)) return 1
  if (isAtFirm(reading, words)) return 1
  // "L'association Un Toit Demain": what it is, before a name with its own capital.
  if (/^l['’]\p{Ll}/iu.test(first.raw) && second.capital && isElidedTrade(reading, first)) return 1
  // "in 2019 Brouwerij De Hinkel", "Meet Larkrise Farm", "Con Bici Feliz"
  if (!sentenceStart && /^(?:19|20)\d\d$/.test(first.raw)) return 1
  // "On 12 December the Harbour Lights Choir sings"
  const dated = /^\d{1,2}$/.test(first.raw) && isPhrase(reading.lexicon.months, second.folded)
  if (dated && third && isArticle(third)) return 3
  if (sentenceStart && leading.test(first.folded)) return 1
  const cue = `${first.folded} ${second.folded}`
  if (words.length > 2 && !second.capital && isPhrase(reading.lexicon.name.near, cue)) return 2
  return isLead(reading, words, sentenceStart, tail) ? 1 : 0
}

const possessive =
  /^(?:mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|mio|mia|miei|nostr[oa]|meu|minha|noss[oa])$/

/** Languages that write small what is no name. */
const isLatin = ({ lexicon }: Reading): boolean =>
  ['FR', 'IT', 'ES', 'PT'].includes(lexicon.countries[0])

/** Whether the first word is an article or another small word, and no part of the name. */
function isLead(
  reading: Reading,
  words: readonly Word[],
  sentenceStart: boolean,
  tail: string | undefined,
): boolean {
  const [first, second, third] = words
  if (!first || !second) return false
  const [country] = reading.lexicon.countries
  if (isTrade(reading, first) || (!second.capital && !isArticle(first))) return false
  if (isArticle(first)) {
    if (country === 'PT' && second.capital) return tail !== ','
    // "Il Caffè dei Due Leoni si trova": before a trade's name; French names keep theirs.
    const many = /^(?:las|los|le|i|gli)$/.test(first.folded)
    if (['IT', 'ES'].includes(country) && sentenceStart && !many && isTrade(reading, second))
      return true
    if (['IT', 'ES', 'FR'].includes(country) && !sentenceStart) return false
    const linked =
      third && (!third.capital || isPhrase(reading.lexicon.name.particles, third.folded))
    if (sentenceStart && linked) return false
    return isTrade(reading, second) || (isCommon(reading, second) && !sentenceStart)
  }
  // Inside a sentence a capital is the name's own, but in German: "equipe Casa Limpinha".
  if (/^zu[mr]$/.test(first.folded)) return false
  const own = !sentenceStart && country !== 'DE' && second.capital && first.raw.length > 3
  return isCommon(reading, first) && !own
}
