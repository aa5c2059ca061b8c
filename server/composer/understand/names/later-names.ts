import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isInflected,
  isOwner,
  isTrade,
  isVocabulary,
  type Reading,
  type Run,
  startsSentence,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { isSeated, seat } from './is-seated.ts'
import { runAt } from './name-run.ts'
import { isAnd } from './opening-name.ts'
import { trimRun } from './trim-run.ts'

/** A later sentence that says what something is or does: "Second Lap is a charity". */
export function defining(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]
    const starts = word && startsSentence(text, word.start)
    const listed = word && !starts && /[^\d]: $/.test(text.raw.slice(word.start - 3, word.start))
    if (!word?.capital) continue
    if (!starts && !listed) {
      found.push(...playing(reading, i))
      continue
    }
    const run = runAt(reading, i)
    const trimmed = run && trimRun(reading, run, true)
    if (!trimmed || !isProper(reading, trimmed) || isInflected(reading, trimmed)) continue
    // "Mein Atelier ist in Weimar": whose it is, in a language of capitals.
    const owned = trimmed.words.length === 1 && !!run.words[0] && isOwner(run.words[0])
    if (owned && lexicon.countries[0] === 'DE') continue
    const end =
      trimmed.end + (listed ? (seat.exec(text.raw.slice(trimmed.end))?.[0].length ?? 0) : 0)
    const next = words[wordFrom(words, end)]
    const gap = text.raw.slice(end, next?.start ?? end)
    const pair = gap.startsWith(',') && / [&+] /.test(text.raw.slice(trimmed.start, trimmed.end))
    const being =
      next !== undefined &&
      gap === ' ' &&
      !isAnd(reading, next) &&
      isPhrase(lexicon.name.being, next.folded)
    const that =
      gap === ', ' && !!next && thatIs.test(text.folded.slice(next.start, next.start + 10))
    const dated = gap === ', ' && sinceYear.test(text.folded.slice(trimmed.end, trimmed.end + 16))
    const works = gap === ', ' && isPerson(reading, trimmed) && tellsTrade(reading, trimmed.end)
    if (pair || being || that || dated || works) found.push({ ...trimmed, score: 4.9 })
    else if (next && gap === ' ' && trimmed.words.length > 1 && says(reading, next.folded))
      found.push({ ...trimmed, score: 4 })
    else if (next && gap === ' ' && isSeated(reading, trimmed, next))
      found.push({ ...trimmed, score: 3.2 })
  }
  return found
}

/** "Schillers Eck, seit 1974" */
const sinceYear = /^, (?:seit|since|sinds|anno|est\.?|depuis|dal|desde) (?:1[6-9]|20)\d\d/

/** Two words of capitals, none of a trade: "Jonas Wieland". */
const isPerson = (reading: Reading, { words }: Run): boolean =>
  words.length === 2 &&
  words.every((word) => word.capital && !isVocabulary(reading, word) && !isCommon(reading, word))

/** ", Grafiker, Erfurt", ", grafisch ontwerper,": what somebody is, up to the next mark. */
function tellsTrade(reading: Reading, end: number): boolean {
  const { words, text } = reading
  const at = wordFrom(words, end)
  const trade = at < 0 ? undefined : words.slice(at, at + 2).find((word) => isTrade(reading, word))
  const clause = trade && text.raw.slice(end + 2, trade.end)
  return (
    !!trade &&
    !/[.,;:]/.test(clause ?? ',') &&
    /^(?:[,.\n]|$| in )/.test(text.raw.slice(trade.end, trade.end + 4))
  )
}

/** "On 14 November the Tangle Street Quartet plays": inside a sentence, behind its article. */
function playing(reading: Reading, at: number): Candidate[] {
  const { text, words, lexicon } = reading
  const article = words[at - 1]
  if (!article || article.capital || !isArticle(article) || lexicon.countries[0] === 'DE') return []
  const run = runAt(reading, at)
  const next = run && words[wordFrom(words, run.end)]
  const plays = next && text.raw.slice(run.end, next.start) === ' ' && says(reading, next.folded)
  return plays && run.words.length > 1 && isProper(reading, run) ? [{ ...run, score: 4.1 }] : []
}

/** "La Bécane à Jules, c'est un atelier", "Nordlicht, das sind drei Köche". */
const thatIs = /^(?:c'est|that's|das (?:ist|sind)|dat (?:is|zijn)|cioe|o sea) /

/** A verb a business does: "offers", "bakes"; no preposition. */
const says = ({ lexicon: { name, place } }: Reading, word: string): boolean =>
  isPhrase(name.copula, word) &&
  ![place.prepositions, place.weak, name.particles].some((list) => isPhrase(list, word))
