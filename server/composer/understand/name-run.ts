import { isTradeName, tradeIndex } from './classify-industry.ts'
import { cityPhrases, countryOfCity } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { type BriefText, endsSentence, isSpace, type Word } from './read-text.ts'

export interface Run {
  start: number
  end: number
  words: Word[]
}

export interface Reading {
  text: BriefText
  lexicon: Lexicon
  words: Word[]
  trades: Map<number, number>
  common: ReadonlySet<string>
}

const link = /^(?: |['’]| ['’]|-| ?& ?| ?\+ ?|'s )$/

const shortened = /^(?:hnos|st|ste|dr|dra|sr|sra|gebr|fam|mr|mrs|ms|prof|sta|sto|bros)$/

export const joined = (text: BriefText, a: Word, b: Word | undefined): boolean =>
  b !== undefined &&
  (link.test(text.raw.slice(a.end, b.start)) ||
    (shortened.test(a.folded) && text.raw.slice(a.end, b.start) === '. '))

export const isCommon = (reading: Reading, word: Word): boolean =>
  reading.common.has(word.folded) || isPhrase(reading.lexicon.name.generic, word.folded)

/** Whether every part of a word is a trade's name: Plombier-chauffagiste. */
export function isTrade(reading: Reading, word: Word): boolean {
  let at = word.start
  while (at < word.end) {
    const end = reading.trades.get(at)
    if (end === undefined) return false
    at = end + 1
  }
  return true
}

/** Capitalised words in a row, with the particles between them. */
export function runAt(reading: Reading, at: number): Run | null {
  const { text, words, lexicon } = reading
  const first = words[at]
  if (!first?.capital) return null
  let last = at
  for (let i = at + 1; i < words.length && i - at < 8; i += 1) {
    const word = words[i]
    if (!word || !joined(text, words[i - 1] as Word, word)) break
    if (word.capital) last = i
    else if (isTradePart(reading, words, at, i)) continue
    else if (leadsToCity(reading, i)) break
    else if (!isPhrase(lexicon.name.particles, word.folded) || i - last > 2) break
  }
  return cutRun(words.slice(at, last + 1))
}

const genitive = new Set('de do da di du of von van del d della'.split(' '))

const isLocative = ({ place }: Lexicon, word: string): boolean =>
  isPhrase(place.prepositions, word) || (isPhrase(place.weak, word) && !genitive.has(word))

/** "no Porto", "in Bath": what follows is where it is, not what it is called. */
function leadsToCity({ text, words, lexicon }: Reading, at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next?.capital || !isLocative(lexicon, word.folded)) return false
  return matchAt(phraseIndex(cityPhrases), text.folded, next.start) !== undefined
}

const cutRun = (words: Word[]): Run | null => {
  const first = words[0]
  const last = words.at(-1)
  return first && last ? { start: first.start, end: last.end, words } : null
}

/** "Studio legale Ferrantini", "École de français Passerelle": small words inside a trade's name. */
function isTradePart(reading: Reading, words: readonly Word[], first: number, at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  const start = words[first]
  if (!word || !next || !start || !isTrade(reading, start) || !joined(reading.text, word, next)) {
    return false
  }
  if (isPhrase(reading.lexicon.name.stops, word.folded)) return false
  if (isTrade(reading, word)) return true
  const before = words[at - 1]
  const behindParticle = !!before && isPhrase(reading.lexicon.name.particles, before.folded)
  return behindParticle && next.capital && !isPhrase(reading.lexicon.name.particles, word.folded)
}

/** Takes articles and pronouns off the front where a trade's name follows them. */
export function trimRun(reading: Reading, run: Run, sentenceStart: boolean): Run | null {
  let { words } = run
  while (words.length > 1 && !words[0]?.capital) words = words.slice(1)
  while (words.length > 1) {
    const [first, second, third] = words
    if (!first || !second) break
    const portuguese = reading.lexicon.countries[0] === 'PT'
    if (isTrade(reading, first) || (!second.capital && !isArticle(first))) break
    if (isArticle(first) && portuguese && second.capital) {
      words = words.slice(1)
      continue
    }
    if (isArticle(first) && sentenceStart && third && !third.capital) break
    const strip =
      isCommon(reading, first) && (isTrade(reading, second) || !isArticle(first) || !sentenceStart)
    if (!strip || (isArticle(first) && !isTrade(reading, second) && !isCommon(reading, second)))
      break
    words = words.slice(1)
  }
  while (words.length > 1) {
    const last = words.at(-1)
    if (last && (/^\d{5,}$/.test(last.folded) || !last.capital)) words = words.slice(0, -1)
    else break
  }
  return cutRun(words)
}

const articles = new Set(
  'the a o os as der die das de het la le les l el los las il lo i gli un une el al die den'.split(
    ' ',
  ),
)

const isArticle = (word: Word): boolean => articles.has(word.folded)

/** Something in it is a name: no trade word, no common word, no number, no city alone. */
export function isProper(reading: Reading, run: Run): boolean {
  const { raw } = reading.text
  if (run.end - run.start < 2 || run.end - run.start > 60) return false
  if (
    /^\d+(?:[:.h]\d*)?(?:am|pm|h|uhr|u)?$/.test(run.words[0]?.folded ?? '') &&
    run.words[1]?.capital === false
  )
    return false
  if (countryOfCity(raw.slice(run.start, run.end))) return false
  const [first] = run.words
  if (first && isTrade(reading, first) && run.words.length > 2 && run.words.at(-1)?.capital)
    return true
  const adjective = !['US', 'DE'].includes(reading.lexicon.countries[0])
  return run.words.some(
    (word, i) =>
      word.capital &&
      !/^\d+$/.test(word.folded) &&
      (!isCommon(reading, word) ||
        (adjective && i > 0 && !isArticle(word) && !!first && isTrade(reading, first))) &&
      !isTrade(reading, word) &&
      !countryOfCity(word.raw),
  )
}

export const startsSentence = ({ folded }: BriefText, at: number): boolean => {
  let i = at - 1
  while (i >= 0 && (isSpace(folded[i]) || /["'«“„(*•-]/.test(folded[i] ?? ''))) {
    if (folded[i] === '\n') return true
    i -= 1
  }
  return i < 0 || endsSentence(folded, i)
}

/** "Handwerkliche Bäckerei": an adjective at the start, not a name. */
export function isInflected({ lexicon, ...reading }: Reading, run: Run): boolean {
  const rest = run.words.slice(1)
  const first = run.words[0]
  if (lexicon.countries[0] !== 'DE' || !first || rest.length === 0) return false
  return (
    rest.every((word) => isTrade({ lexicon, ...reading }, word)) &&
    /(?:e|es|er|en)$/.test(first.folded)
  )
}

/** Behind "called" a name may be written without capitals, up to the next small word. */
export function lowerRun(reading: Reading, at: number): Run | null {
  const { text, words, lexicon } = reading
  const taken: Word[] = []
  for (let i = at; i < words.length && taken.length < 5; i += 1) {
    const word = words[i]
    if (!word || (taken.length > 0 && !joined(text, words[i - 1] as Word, word))) break
    const stop = isPhrase(lexicon.name.stops, word.folded)
    const next = words[i + 1]
    if (
      stop &&
      taken.length > 0 &&
      !(word.capital && taken.at(-1)?.capital && !isPhrase(lexicon.place.prepositions, word.folded))
    ) {
      const bridges =
        isPhrase(lexicon.name.particles, word.folded) && next?.capital && joined(text, word, next)
      if (!bridges) break
    }
    taken.push(word)
  }
  return cutRun(taken)
}

/** Where trades' own names stand: start → end. */
export function tradeSpans(text: BriefText, lexicon: Lexicon): Map<number, number> {
  const spans = new Map<number, number>()
  for (const match of matchAll(tradeIndex(lexicon), text.folded)) {
    if (!isTradeName(match)) continue
    let start = match.start
    while (start > 0 && /[\p{L}]/u.test(text.folded[start - 1] ?? '')) start -= 1
    let { end } = match
    while (/[\p{L}]/u.test(text.folded[end] ?? '')) end += 1
    for (const part of text.folded.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)) {
      spans.set(start + part.index, start + part.index + part[0].length)
    }
  }
  return spans
}
