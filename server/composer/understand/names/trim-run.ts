import { isTrade, type Reading, type Run } from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { isAdorned } from './is-adorned.ts'
import { leadLength } from './lead-length.ts'
import { cutRun } from './name-run.ts'
import { withoutTail } from './run-tail.ts'

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
