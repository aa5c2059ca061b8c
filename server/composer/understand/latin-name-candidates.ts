import { findQuotes } from './find-quotes.ts'
import { isPhrase, matchAll, phraseIndex } from './match-phrases.ts'
import {
  isCommon,
  isInflected,
  isProper,
  isTrade,
  joined,
  lowerRun,
  type Reading,
  type Run,
  runAt,
  startsSentence,
  trimRun,
} from './name-run.ts'

export interface Candidate extends Run {
  score: number
}

/** A name that stands first: "Golden Crust is …", "Golden Crust, a bakery", a title line. */
export function opening(reading: Reading): Candidate[] {
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
export function defining(reading: Reading): Candidate[] {
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

export function cued(reading: Reading): Candidate[] {
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

export function quoted(reading: Reading): Candidate[] {
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

export function person(reading: Reading): Candidate[] {
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
