import { findQuotes } from './find-quotes.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { joined, lowerRun, runAt } from './name-run.ts'
import {
  isArticle,
  isCommon,
  isGenitive,
  isInflected,
  isOwner,
  isProper,
  isTrade,
  type Reading,
  type Run,
  startsSentence,
} from './name-words.ts'
import { wordFrom } from './read-text.ts'
import { titleRun, trimRun } from './trim-run.ts'

export interface Candidate extends Run {
  score: number
}

const ending = /^\s*(?:[,:;|(\n–—.!·•]|- |$)/

/** Where the brief itself begins, behind "Hi there," and "Sehr geehrte Damen und Herren,". */
function behindGreeting({ text, lexicon }: Reading): number {
  let at = 0
  for (let turn = 0; turn < 3; turn += 1) {
    const greeting = matchAt(phraseIndex(lexicon.name.greetings), text.folded, at)
    if (!greeting) break
    at = greeting.end
    while (/[\s,.!:–-]/.test(text.folded[at] ?? 'x')) at += 1
  }
  return at
}

/** A name that stands first: "Golden Crust is …", "Golden Crust, a bakery", a title line. */
export function opening(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const from = behindGreeting(reading)
  const at = wordFrom(words, from)
  const run = runAt(reading, at)
  if (!run || !(from > 0 || startsSentence(text, run.start))) return []
  const titled = ending.test(text.raw.slice(run.end, run.end + 4))
  const trimmed = (titled && titleRun(reading, run)) || trimRun(reading, run, true)
  if (!trimmed || !isProper(reading, trimmed) || isInflected(reading, trimmed)) return []
  const next = words[wordFrom(words, trimmed.end)]
  const copula =
    next &&
    isPhrase(lexicon.name.copula, next.folded) &&
    !isGenitive(next.folded) &&
    /^\s+$/.test(text.raw.slice(trimmed.end, next.start))
  const ends = ending.test(text.raw.slice(trimmed.end, trimmed.end + 4))
  if (!ends && !copula && !endsInTrade(reading, trimmed)) return []
  return [{ ...trimmed, score: 6 + (trimmed.words.length > 1 ? 0.5 : 0) }]
}

/** "Fris & Fruitig schoonmaak.": a trade's name behind it, and the sentence ends. */
function endsInTrade(reading: Reading, run: Run): boolean {
  const next = reading.words[wordFrom(reading.words, run.end)]
  if (!next || next.capital || !isTrade(reading, next) || run.words.length < 2) return false
  const gap = reading.text.raw.slice(run.end, next.start)
  return gap === ' ' && ending.test(reading.text.raw.slice(next.end, next.end + 4))
}

/** A later sentence that says what something is or does: "Second Lap is a charity". */
export function defining(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]
    if (!word?.capital || !startsSentence(text, word.start)) continue
    const run = runAt(reading, i)
    const trimmed = run && trimRun(reading, run, true)
    if (!trimmed || !isProper(reading, trimmed) || isInflected(reading, trimmed)) continue
    const next = words[wordFrom(words, trimmed.end)]
    const gap = text.raw.slice(trimmed.end, next?.start ?? trimmed.end)
    const pair = gap.startsWith(',') && / [&+] /.test(text.raw.slice(trimmed.start, trimmed.end))
    const being = next !== undefined && gap === ' ' && isPhrase(lexicon.name.being, next.folded)
    if (pair || being) found.push({ ...trimmed, score: 4.9 })
    else if (next && gap === ' ' && trimmed.words.length > 1 && says(reading, next.folded))
      found.push({ ...trimmed, score: 4 })
  }
  return found
}

/** A verb a business does: "offers", "bakes"; no preposition. */
const says = ({ lexicon: { name, place } }: Reading, word: string): boolean =>
  isPhrase(name.copula, word) &&
  ![place.prepositions, place.weak, name.particles].some((list) => isPhrase(list, word))

/** A name alone between marks: "…, plumbers: Rosa Canina.", "| Studio Lavande |". */
export function alone(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]
    if (!word?.capital) continue
    const lead = text.raw.slice(Math.max(0, word.start - 4), word.start)
    const marked = /(?::|\||·|•|\s[–—-]) $/.test(lead)
    if (!marked && !startsSentence(text, word.start)) continue
    const run = runAt(reading, i)
    const trimmed = run && trimRun(reading, run, true)
    if (!trimmed || trimmed.words.length < 2 || trimmed.words.length > 5) continue
    if (!isProper(reading, trimmed) || isInflected(reading, trimmed)) continue
    if (trimmed.words.some((part) => /^\d{3}/.test(part.raw))) continue
    const closes = /^(?:[.\n|!]| [–—|·•-] |$)/.test(text.raw.slice(trimmed.end, trimmed.end + 3))
    const [first] = trimmed.words
    const proper = first && (!isCommon(reading, first) || isTrade(reading, first))
    const german =
      lexicon.countries[0] === 'DE' && !/&/.test(text.raw.slice(trimmed.start, trimmed.end))
    if (closes && proper)
      found.push({ ...trimmed, score: (marked ? 4.1 : 3.5) - (german ? 0.9 : 0) })
    i += run.words.length - 1
  }
  return found
}

const adverb =
  /^(?:desormais|maintenant|now|just|simply|ora|adesso|ahora|simplemente|jetzt|nun|agora|nu|gewoon|tout|simplement)$/

/** "s'appelle désormais Le Bon Coin": a small word between the verb and a capital. */
function behindAdverb({ words }: Reading, at: number): number {
  let from = at
  while (adverb.test(words[from]?.folded ?? '')) from += 1
  return words[from]?.capital ? from : at
}

/** "Two Left Feet": three capitals are a title, whatever the first word is. */
const longTitle = (reading: Reading, run: Run): Run | null =>
  run.words.length > 2 ? titleRun(reading, run) : null

export function cued(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const found: Candidate[] = []
  const add = (cue: { start: number; end: number }, strong: boolean) => {
    const at = wordFrom(words, cue.end)
    const first = words[at]
    if (!first || !/^[\s:–—"“„«'‘]{0,4}$/.test(text.raw.slice(cue.end, first.start))) return
    const capital = runAt(reading, at)
    // "Il Gatto Blu": a capital article is the name's own.
    if (!strong && cue.end - cue.start < 4 && /^\p{Lu}/u.test(text.raw[cue.start] ?? '')) return
    const run = strong ? (lowerRun(reading, behindAdverb(reading, at)) ?? capital) : capital
    const trimmed =
      run && (strong ? run : (longTitle(reading, run) ?? trimRun(reading, run, false)))
    if (!trimmed) return
    const proper = isProper(reading, trimmed)
    if (strong && (proper || !isCommon(reading, first) || trimmed.words.length > 1)) {
      const person = isPhrase(lexicon.name.person, text.folded.slice(cue.start, cue.end))
      found.push({ ...trimmed, score: (proper ? 9 : 7.5) - (person ? 1.2 : 0) })
    } else if (!strong && proper && !isInflected(reading, trimmed)) {
      const single = trimmed.words.length === 1
      const where = isPhrase(lexicon.place.prepositions, text.folded.slice(cue.start, cue.end))
      if (where && !trimmed.words.some((word) => isTrade(reading, word))) return
      if (single && (cue.end - cue.start <= 4 || /^[A-Z]+$/.test(trimmed.words[0]?.raw ?? '')))
        return
      found.push({ ...trimmed, score: single ? 2.5 : 3.3 })
    }
  }
  for (const cue of matchAll(phraseIndex(lexicon.name.before), text.folded)) add(cue, true)
  for (const cue of matchAll(phraseIndex(lexicon.name.near), text.folded)) add(cue, false)
  return found
}

/** "der Haarwerk Sophie heißt.": the verb stands behind the name. */
export function beforeVerb(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (lexicon.name.after === '') return []
  const found: Candidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.after), text.folded)) {
    if (!/^\s*(?:[.,;!\n]|$)/.test(text.raw.slice(cue.end, cue.end + 2))) continue
    const last = words.findLastIndex((word) => word.end <= cue.start - 1)
    let first = last
    while (words[first - 1]?.capital && joined(text, words[first - 1]!, words[first])) first -= 1
    const run = runAt(reading, first)
    if (run && run.end === cue.start - 1 && isProper(reading, run)) found.push({ ...run, score: 8 })
  }
  return found
}

/** Runs that hold a trade's name, and runs right behind one: "Café Luna", "padaria Estrela". */
export function beside(reading: Reading): Candidate[] {
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
    const titled = run && run.words.length > 1 && run.words[0] && isArticle(run.words[0])
    if (run && (titled || isProper(reading, run)))
      found.push({ ...run, score: word.capital ? 3.4 : 4.2 })
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

export function quoted(reading: Reading): Candidate[] {
  const { text, lexicon } = reading
  const found: Candidate[] = []
  for (const { start, end } of findQuotes(text.raw)) {
    const words = reading.words.filter((word) => word.start >= start && word.end <= end)
    if (words.length === 0 || words.length > 7 || end - start > 60) continue
    const lead = text.folded.slice(Math.max(0, start - 40), start)
    const cue = matchAll(phraseIndex(lexicon.name.before), lead).at(-1)
    const work =
      /\b(?:album|ep|single|record|song|lied|disco|disque|book|buch|livro|libro|boek|live-album|titled|motto|slogan)\W*$/.test(
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

export function person(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (lexicon.name.person === '') return []
  const found: Candidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.person), text.folded)) {
    const at = wordFrom(words, cue.end)
    const first = words[at]
    if (!first || first.start - cue.end > 1) continue
    const run = runAt(reading, at)
    if (run && run.words.length > 1 && isProper(reading, run)) found.push({ ...run, score: 3.6 })
  }
  return found
}

/** "ho un centro estetico a Rimini, Pelle di Luna.", "Marguerite & Co vous accueille". */
export function apposed(reading: Reading): Candidate[] {
  const { text, words } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]
    if (!word?.capital) continue
    const run = runAt(reading, i)
    if (!run || run.words.length < 2 || !isProper(reading, run)) continue
    const apart = text.raw.slice(Math.max(0, word.start - 2), word.start) === ', '
    const closes = /^\s*(?:[.,;\n!]|$)/.test(text.raw.slice(run.end, run.end + 2))
    const both = /\p{L} & \p{Lu}/u.test(text.raw.slice(run.start, run.end))
    const first = run.words[0]
    const keeps = first && (!isCommon(reading, first) || !startsSentence(text, first.start))
    if (both && keeps) found.push({ ...run, score: 3 })
    else if (apart && closes && ownsTrade(reading, word.start)) found.push({ ...run, score: 3.1 })
    i += run.words.length - 1
  }
  return found
}

/** Whether the sentence before an offset says "my bakery", "tengo una carnicería". */
function ownsTrade(reading: Reading, at: number): boolean {
  const from = Math.max(0, at - 70)
  const near = reading.words.filter((word) => word.start >= from && word.end <= at)
  const owner = near.findLast((word) => isOwner(word) || owning.test(word.folded))
  return !!owner && near.some((word) => word.start > owner.start && isTrade(reading, word))
}

const owning =
  /^(?:tengo|tenemos|ho|abbiamo|tenho|temos|j'ai|avons|heb|hebben|habe|haben|have|run|own|betreibe|fuhre|gestisco|llevo)$/
