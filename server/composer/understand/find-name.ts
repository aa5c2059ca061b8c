import { isTradeName, tradeIndex } from './classify-industry.ts'
import { findJapaneseName } from './find-japanese-name.ts'
import { findKoreanName } from './find-korean-name.ts'
import { findQuotes } from './find-quotes.ts'
import { cityPhrases, countryOfCity } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import {
  alternatives,
  type BriefText,
  endsSentence,
  type Found,
  isSpace,
  type Word,
  wordsOf,
} from './read-text.ts'

interface Run {
  start: number
  end: number
  words: Word[]
}

interface Candidate extends Run {
  score: number
}

interface Reading {
  text: BriefText
  lexicon: Lexicon
  words: Word[]
  trades: Map<number, number>
  common: ReadonlySet<string>
}

const link = /^(?: |['’]| ['’]|-| ?& ?| ?\+ ?|'s )$/
const shortened = /^(?:hnos|st|ste|dr|dra|sr|sra|gebr|fam|mr|mrs|ms|prof|sta|sto|bros)$/

const joined = (text: BriefText, a: Word, b: Word | undefined): boolean =>
  b !== undefined &&
  (link.test(text.raw.slice(a.end, b.start)) ||
    (shortened.test(a.folded) && text.raw.slice(a.end, b.start) === '. '))

const isCommon = (reading: Reading, word: Word): boolean =>
  reading.common.has(word.folded) || isPhrase(reading.lexicon.name.generic, word.folded)

/** Whether every part of a word is a trade's name: Plombier-chauffagiste. */
function isTrade(reading: Reading, word: Word): boolean {
  let at = word.start
  while (at < word.end) {
    const end = reading.trades.get(at)
    if (end === undefined) return false
    at = end + 1
  }
  return true
}

/** Capitalised words in a row, with the particles between them. */
function runAt(reading: Reading, at: number): Run | null {
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

/** "no Porto", "in Bath": what follows is where it is, not what it is called. */
function leadsToCity({ text, words, lexicon }: Reading, at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next?.capital || !isPhrase(lexicon.place.prepositions, word.folded)) return false
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
function trimRun(reading: Reading, run: Run, sentenceStart: boolean): Run | null {
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
function isProper(reading: Reading, run: Run): boolean {
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

const startsSentence = ({ folded }: BriefText, at: number): boolean => {
  let i = at - 1
  while (i >= 0 && (isSpace(folded[i]) || /["'«“„(*•-]/.test(folded[i] ?? ''))) {
    if (folded[i] === '\n') return true
    i -= 1
  }
  return i < 0 || endsSentence(folded, i)
}

/** A name that stands first: "Golden Crust is …", "Golden Crust, a bakery", a title line. */
function opening(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const run = runAt(reading, 0)
  if (!run || !startsSentence(text, run.start)) return []
  const trimmed = trimRun(reading, run, true)
  if (!trimmed || !isProper(reading, trimmed) || isInflected(reading, trimmed)) return []
  const rest = text.raw.slice(trimmed.end)
  const next = words[run.words.length]
  const ends = /^\s*(?:[,:;|(\n–—.!]|- |$)/.test(rest)
  const copula =
    next &&
    isPhrase(lexicon.name.copula, next.folded) &&
    /^\s+$/.test(text.raw.slice(trimmed.end, next.start))
  if (!ends && !copula) return []
  return [{ ...trimmed, score: 6 + (trimmed.words.length > 1 ? 0.5 : 0) }]
}

const being =
  /^\s+(?:is (?:an?|the|your|our)|ist (?:ein|eine|das|der|die)|est (?:une?|la|le)|è (?:una?|il|la|un['’]|uno)|es (?:una?|el|la)|é (?:uma?|o|a)|is (?:een|de|het))\b/

/** A later sentence that says what something is: "Second Lap is a charity". */
function defining(reading: Reading): Candidate[] {
  const { text, words } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]
    if (!word?.capital || !startsSentence(text, word.start)) continue
    const run = runAt(reading, i)
    const trimmed = run && trimRun(reading, run, true)
    if (!trimmed || !isProper(reading, trimmed) || isInflected(reading, trimmed)) continue
    const tail = text.raw.slice(trimmed.end, trimmed.end + 12)
    const pair = tail.startsWith(',') && / [&+] /.test(text.raw.slice(trimmed.start, trimmed.end))
    if (pair || being.test(tail)) found.push({ ...trimmed, score: 4.9 })
  }
  return found
}

/** "Handwerkliche Bäckerei": an adjective at the start, not a name. */
function isInflected({ lexicon, ...reading }: Reading, run: Run): boolean {
  const rest = run.words.slice(1)
  const first = run.words[0]
  if (lexicon.countries[0] !== 'DE' || !first || rest.length === 0) return false
  return (
    rest.every((word) => isTrade({ lexicon, ...reading }, word)) &&
    /(?:e|es|er|en)$/.test(first.folded)
  )
}

/** Behind "called" a name may be written without capitals, up to the next small word. */
function lowerRun(reading: Reading, at: number): Run | null {
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

function cued(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const found: Candidate[] = []
  const add = (cue: { start: number; end: number }, strong: boolean) => {
    const at = words.findIndex((word) => word.start >= cue.end)
    const first = words[at]
    if (!first || !/^[\s:–—"“„«'‘]{0,4}$/.test(text.raw.slice(cue.end, first.start))) return
    const capital = runAt(reading, at)
    const run = strong ? (lowerRun(reading, at) ?? capital) : capital
    const trimmed = run && (strong ? run : trimRun(reading, run, false))
    if (!trimmed) return
    const proper = isProper(reading, trimmed)
    if (strong && (proper || !isCommon(reading, first) || trimmed.words.length > 1)) {
      found.push({ ...trimmed, score: proper ? 9 : 7.5 })
    } else if (!strong && proper && !isInflected(reading, trimmed)) {
      const alone = trimmed.words.length === 1
      if (alone && (cue.end - cue.start <= 4 || /^[A-Z]+$/.test(trimmed.words[0]?.raw ?? '')))
        return
      const bare = trimmed.words.length === 1 ? 0 : 0.8
      found.push({ ...trimmed, score: 2.5 + bare })
    }
  }
  for (const cue of matchAll(phraseIndex(lexicon.name.before), text.folded)) add(cue, true)
  for (const cue of matchAll(phraseIndex(lexicon.name.near), text.folded)) add(cue, false)
  return found
}

/** Runs that hold a trade's name, and runs right behind one: "Café Luna", "padaria Estrela". */
function beside(reading: Reading): Candidate[] {
  const { text, words } = reading
  const found: Candidate[] = []
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]
    if (!word) continue
    if (word.capital) {
      const run = runAt(reading, i)
      const trimmed = run && trimRun(reading, run, startsSentence(text, word.start))
      if (run && trimmed && trimmed.words.length > 1 && isProper(reading, trimmed)) {
        const trade = trimmed.words.some((part) => isTrade(reading, part))
        if (trade && !isInflected(reading, trimmed)) found.push({ ...trimmed, score: 5 })
      }
      i += Math.max(0, (run?.words.length ?? 1) - 1)
    }
    const next = behindTrade(reading, i)
    const run = next > 0 ? runAt(reading, next) : null
    if (run && isProper(reading, run)) found.push({ ...run, score: word.capital ? 3.4 : 4.2 })
  }
  return found
}

/** Where a name may start behind a trade's own: "padaria Estrela", "Crêperie itinérante Ty". */
function behindTrade({ text, words, ...reading }: Reading, at: number): number {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next || !isTrade({ text, words, ...reading }, word)) return -1
  const gap = text.raw.slice(word.end, next.start)
  if (next.capital) return !word.capital && /^(?: |, | – | - )["“„«'‘]?$/.test(gap) ? at + 1 : -1
  const { stops, particles } = reading.lexicon.name
  const small = isPhrase(stops, next.folded) || isPhrase(particles, next.folded)
  const far = words[at + 2]
  return gap === ' ' && !small && far?.capital && joined(text, next, far) ? at + 2 : -1
}

function quoted(reading: Reading): Candidate[] {
  const { text, lexicon } = reading
  const found: Candidate[] = []
  for (const { start, end } of findQuotes(text.raw)) {
    const words = reading.words.filter((word) => word.start >= start && word.end <= end)
    if (words.length === 0 || words.length > 7 || end - start > 60) continue
    const lead = text.folded.slice(Math.max(0, start - 40), start)
    const cue = matchAll(phraseIndex(lexicon.name.before), lead).at(-1)
    const work =
      /\b(?:album|ep|single|song|lied|disco|disque|book|buch|livro|libro|boek|live-album|titled|motto|slogan)\W*$/.test(
        lead,
      )
    if (work && !cue) continue
    if (cue && lead.length - cue.end <= 6) found.push({ start, end, words, score: 10 })
    else if (words[0]?.capital && !/[.!?]$/.test(text.raw.slice(start, end))) {
      found.push({ start, end, words, score: 6.6 })
    }
  }
  return found
}

function person(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (lexicon.name.person === '') return []
  const found: Candidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.person), text.folded)) {
    const at = words.findIndex((word) => word.start >= cue.end)
    const first = words[at]
    if (!first || first.start - cue.end > 1) continue
    const run = runAt(reading, at)
    if (run && run.words.length > 1 && isProper(reading, run)) found.push({ ...run, score: 3.6 })
  }
  return found
}

/** Where trades' own names stand: start → end. */
function tradeSpans(text: BriefText, lexicon: Lexicon): Map<number, number> {
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

/** The name of the business, project or event, as the brief spells it. */
export function findName(
  text: BriefText,
  lexicon: Lexicon,
  event: boolean,
): Found<string> | undefined {
  if (lexicon.countries[0] === 'JP') return findJapaneseName(text, lexicon)
  if (lexicon.countries[0] === 'KR') return findKoreanName(text, lexicon)
  const reading: Reading = {
    text,
    lexicon,
    words: wordsOf(text),
    trades: tradeSpans(text, lexicon),
    common: new Set(alternatives(lexicon.common.replaceAll(' ', '|'))),
  }
  const candidates = [quoted, cued, opening, defining, beside, person].flatMap((find) =>
    find(reading),
  )
  const rank = (c: Candidate) => c.score + Math.exp(-c.start / 120)
  const best = candidates.sort((a, b) => rank(b) - rank(a) || a.start - b.start)[0]
  if (!best) return undefined
  const end = event ? withoutYear(text.raw, best) : best.end
  const value = text.raw.slice(best.start, end)
  const confidence = Math.min(0.97, Math.round((0.3 + best.score * 0.075) * 100) / 100)
  return { value, span: [best.start, end], confidence }
}

/** "Summer Jam 2026" is called Summer Jam. */
function withoutYear(raw: string, { start, end }: Run): number {
  const year = /[\s,'’-]+(?:19|20)\d\d$/.exec(raw.slice(start, end))
  return year && year.index > 0 ? start + year.index : end
}
