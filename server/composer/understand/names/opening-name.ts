import { isPhrase, matchAt, phraseIndex } from '../match-phrases.ts'
import {
  type Candidate,
  isGenitive,
  isInflected,
  isOwner,
  isTrade,
  isVocabulary,
  type Reading,
  type Run,
  startsCity,
  startsSentence,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { startsWares } from './starts-wares.ts'
import { titleRun } from './title-run.ts'
import { trimRun } from './trim-run.ts'

const ending = /^\s*(?:[,:;|(\n–—.!·•]|[-=] |$)/

/** "Subject: a page for our fair" and the empty line behind it. */
const letterhead =
  /^(?:(?:subject|re|betreff|objet|oggetto|asunto|assunto|onderwerp)\s?:[^\n]*\n\s*)+/

/** Where the brief itself begins, behind "Hi there," and "Sehr geehrte Damen und Herren,". */
export function behindGreeting({ text, lexicon }: Reading): number {
  let at = letterhead.exec(text.folded)?.[0].length ?? 0
  for (let turn = 0; turn < 3; turn += 1) {
    const greeting = matchAt(phraseIndex(lexicon.name.greetings), text.folded, at)
    if (!greeting) break
    at = greeting.end
    while (/[\s,.!:–-]/.test(text.folded[at] ?? 'x')) at += 1
  }
  // "8. Töpfermarkt Bürgel": which time it is held.
  return at + (/^\d{1,3}[.º°ª] ?(?=\p{Lu})/u.exec(text.raw.slice(at, at + 8))?.[0].length ?? 0)
}

/** A name that stands first: "Golden Crust is …", "Golden Crust, a bakery", a title line. */
export function opening(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const from = behindGreeting(reading)
  const at = wordFrom(words, from)
  const run = runAt(reading, at)
  if (!run || !(from > 0 || startsSentence(text, run.start))) return []
  const titled = ending.test(text.raw.slice(run.end, run.end + 4))
  const title = titled || run.words.length > 2 ? titleRun(reading, run) : null
  const trimmed = title ?? trimRun(reading, run, true)
  if (!trimmed || !(isProper(reading, trimmed) || isNumbered(reading, trimmed))) return []
  if (isInflected(reading, trimmed) || isPlain(reading, trimmed)) return []
  // "Moi, c'est Lise", "Noi siamo": who speaks.
  if (trimmed.words.length === 1 && pronoun.test(trimmed.words[0]?.folded ?? '')) return []
  if (isOwnThing(reading, run, trimmed) || isFirstName(reading, trimmed)) return []
  const next = words[wordFrom(words, trimmed.end)]
  const copula =
    next &&
    isPhrase(lexicon.name.copula, next.folded) &&
    !isAnd(reading, next) &&
    !isGenitive(next.folded) &&
    !(trimmed.words.length === 1 && purpose.test(next.folded)) &&
    /^\s+$/.test(text.raw.slice(trimmed.end, next.start))
  const ends = ending.test(text.raw.slice(trimmed.end, trimmed.end + 4))
  // "LA ESQUINA DE CHELO COMIDAS CASERAS"
  const behind = wordFrom(words, trimmed.end)
  const wares = behind > at + 1 && startsWares(reading, at, behind)
  if (!ends && !copula && !wares && !endsInTrade(reading, trimmed)) return []
  if (isListed(reading, trimmed)) return []
  // "Traduction, 0,12 € par mot"
  if (trimmed.words.length === 1 && /^, \d/.test(text.raw.slice(trimmed.end))) return []
  if (isField(reading, trimmed)) return [{ ...trimmed, score: 3 }]
  const pair =
    (trimmed.start > run.start && isPair(reading, trimmed)) || listsTrades(reading, trimmed, ends)
  return [{ ...trimmed, score: pair ? 3.4 : 6 + (trimmed.words.length > 1 ? 0.5 : 0) }]
}

/** "Toelettatura e asilo": without its accent it is hardly the verb, but before "un". */
export function isAnd({ words }: Reading, { raw, end }: Word): boolean {
  const next = words[wordFrom(words, end)]
  return raw === 'e' && !/^(?:une?|una|uno|um|uma|il|lo|la|[oa])$/.test(next?.folded ?? '')
}

/** "Unsere Tochter wird getauft": every German thing has a capital, and ours is no name. */
const isOwnThing = ({ lexicon }: Reading, run: Run, { words }: Run): boolean =>
  lexicon.countries[0] === 'DE' && words.length === 1 && !!run.words[0] && isOwner(run.words[0])

/** "Peinture à Laon", "Pintura en Soria": one word and a town. */
function isField(reading: Reading, { words, end }: Run): boolean {
  const [place, town] = reading.words.slice(wordFrom(reading.words, end)).slice(0, 2)
  const located = !!place && isPhrase(reading.lexicon.place.prepositions, place.folded)
  return words.length === 1 && located && !!town && startsCity(reading, town)
}

/** "I'm Dev.": who writes, and not by the whole name. */
const isFirstName = ({ text }: Reading, { start, words }: Run): boolean =>
  words.length === 1 && /i'm $/.test(text.folded.slice(Math.max(0, start - 4), start))

/** "Retratos, shows e festas", "Unsere Hochzeit!": what it is about, in one word. */
const isPlain = (reading: Reading, { words: [first, second] }: Run): boolean =>
  !!first && !second && isVocabulary(reading, first)

const pronoun = /^(?:moi|nous|je|io|noi|yo|nosotr[oa]s|eu|nos|chez|ici|aqui|qui|qua)$/

/** "Portrait, Reportage, Hochzeit.": one word each, the first sentence through. */
const isListed = ({ text }: Reading, { start, end, words }: Run): boolean =>
  words.length === 1 &&
  (listed.test(text.raw.slice(end, end + 90)) || things.test(text.raw.slice(end, end + 60))) &&
  /^\s*$/.test(text.raw.slice(0, start))

const listed = /^(?:, \p{L}+){1,4}(?:,? (?:and|und|et|y|e|en) \p{L}+)?\. /u

/** "Honey, candles and soap from our farm" */
const things =
  /^, (?!an? |my |our |the |your )(?:\p{Ll}{3,12} )?\p{Ll}{3,20}(?:,| and| und| et| y| e| en) (?:an? |the |een |eine? )?\p{Ll}{3,}/u

/** "Groepslessen voor", "Kurse für": what is done, for whom. */
const purpose = /^(?:for|voor|fur|pour|per|para)$/

/** "Pilates & Tanz bei Svenja": what is done there, no name. */
const listsTrades = (reading: Reading, { words: [first, second, third] }: Run, ends: boolean) =>
  !ends && !!first && !!second && !third && isTrade(reading, first)

/** "Studio 21": a trade and its number. */
export const isNumbered = (reading: Reading, { words: [first, second, third] }: Run): boolean =>
  !!first &&
  !!second &&
  !third &&
  /^\d{1,4}$/.test(second.raw) &&
  (isTrade(reading, first) ||
    /^(?:studio|atelier|club|casa|haus|salon|box|room)$/.test(first.folded))

/** "Somos Laura y Pedro": two people; "Salz und Pfeffer, ein Café" is a place. */
function isPair(reading: Reading, { words: [first, and, second, more], end }: Run): boolean {
  if (!first || !second || more || !/^(?:and|und|et|y|e|en)$/.test(and?.folded ?? '')) return false
  const at = wordFrom(reading.words, end)
  const article = reading.words[at]
  const what = reading.words.slice(at + 1, at + 3)
  return !(article && isArticleOrOne(article) && what.some((word) => isTrade(reading, word)))
}

const isArticleOrOne = (word: Word): boolean =>
  /^(?:an?|eine?|une?|una|um|uma|un|een)$/.test(word.folded)

/** "Fris & Fruitig schoonmaak.": a trade's name behind it, and the sentence ends. */
function endsInTrade(reading: Reading, run: Run): boolean {
  const next = reading.words[wordFrom(reading.words, run.end)]
  if (!next || next.capital || !isTrade(reading, next) || run.words.length < 2) return false
  const gap = reading.text.raw.slice(run.end, next.start)
  return gap === ' ' && ending.test(reading.text.raw.slice(next.end, next.end + 4))
}
