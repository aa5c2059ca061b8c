import type { Lexicon, SpokenTime } from '../lexicon/lexicon.ts'
import { matchAt, phraseIndex } from '../match-phrases.ts'
import { isDigit } from '../read-text.ts'
import type { Atom, Half } from './atom.ts'

/** The phrase behind an offset, spaces skipped; -1 where there is none. */
function after(folded: string, at: number, phrases: string): number {
  if (phrases === '') return -1
  let from = at
  while (folded[from] === ' ' && from - at < 3) from += 1
  return matchAt(phraseIndex(phrases), folded, from)?.end ?? -1
}

interface Hour {
  hour: number
  end: number
  word: boolean
}

/** An hour of the clock's face, in words or in one or two digits. */
function hourAt(folded: string, at: number, { numbers }: SpokenTime): Hour | null {
  if (isDigit(folded[at])) {
    const digits = /^(1[0-2]|[1-9])(?![\d:.,/]\d|\d|[€$£])/.exec(folded.slice(at, at + 4))
    return digits ? { hour: Number(digits[1]), end: at + digits[0].length, word: false } : null
  }
  let longest: Hour | null = null
  for (const [i, names] of numbers.entries()) {
    const end = names === '' ? undefined : matchAt(phraseIndex(names), folded, at)?.end
    if (end && end > (longest?.end ?? at)) longest = { hour: i + 1, end, word: true }
  }
  return longest
}

/** "half" in "half eight" and "halb acht": how many minutes it adds to the hour behind it. */
function leadAt(folded: string, at: number, leads: SpokenTime['leads']): [number, number] | null {
  for (const [phrases, minutes] of leads) {
    const end = matchAt(phraseIndex(phrases), folded, at)?.end
    if (end === undefined) continue
    let from = end
    while (folded[from] === ' ') from += 1
    return [from, minutes]
  }
  return null
}

/**
 * Reads a time as people say it: "half eight", "halb acht", "nine", "siete y media", "neuf heures
 * et demie". A bare hour in words is unmarked, like a bare number.
 */
export function readSpokenTime(folded: string, at: number, { hours }: Lexicon): Atom | null {
  const { spoken } = hours
  if (!spoken) return null
  const lead = leadAt(folded, at, spoken.leads)
  const hour = hourAt(folded, lead ? lead[0] : at, spoken)
  if (!hour) return null
  let { end } = hour
  let minutes = hour.hour * 60 + (lead ? lead[1] : 0)
  let marked = lead !== null
  const closing = after(folded, end, hours.hour)
  if (closing > 0) {
    marked = true
    end = closing
  }
  for (const [phrases, more] of spoken.tails) {
    const tail = after(folded, end, phrases)
    if (tail < 0 || lead) continue
    minutes += more
    marked = true
    end = tail
    break
  }
  if (!hour.word && !lead && minutes % 60 === 0) return null
  const am = after(folded, end, hours.am)
  const pm = after(folded, end, hours.pm)
  const half: Half | null = am > 0 && am >= pm ? 'am' : pm > 0 ? 'pm' : null
  return {
    kind: 'time',
    start: at,
    end: Math.max(end, am, pm),
    minutes,
    marked: marked || half !== null,
    half,
  }
}
