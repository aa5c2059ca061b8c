import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAt, type PhraseIndex } from '../match-phrases.ts'
import { endsSentence, isAsian, isDigit, isLetter, isSpace } from '../read-text.ts'
import type { Atom } from './atom.ts'
import { dayCharacter } from './day-character.ts'
import { type Meaning, meaningIndex } from './hour-meanings.ts'
import { readSpokenTime } from './read-spoken-time.ts'
import { readTime } from './read-time.ts'

function atomOf(match: { start: number; end: number; value: Meaning }): Atom {
  const { start, end, value } = match
  if (value.days !== undefined) {
    return { kind: 'day', start, end, days: value.days, single: value.single === true }
  }
  if (value.always) return { kind: 'always', start, end, sure: value.always === 'open' }
  if (value.minutes !== undefined) {
    return { kind: 'time', start, end, minutes: value.minutes, marked: true, half: null }
  }
  if (value.half) return { kind: 'half', start, end, half: value.half }
  const [word = 'and'] = value.words
  return { kind: 'word', start, end, word, words: value.words }
}

/** Skips a word nobody knows; in scripts without spaces a single unit. */
function skip(folded: string, at: number): number {
  if (!isLetter(folded[at]) || isAsian(folded[at])) return at + 1
  let end = at
  while (isLetter(folded[end]) && !isAsian(folded[end])) end += 1
  return end
}

/** "9", "9.30", "nine", "half nine"; what a person says goes before what the number alone says. */
function timeAt(folded: string, at: number, lexicon: Lexicon): Atom | null {
  const starts = !isLetter(folded[at - 1]) && !isDigit(folded[at - 1])
  const spoken = starts ? readSpokenTime(folded, at, lexicon) : null
  return spoken ?? (isDigit(folded[at]) ? readTime(folded, at, lexicon) : null)
}

/** Skips a word, or its first half where the second tells something: Anfänger|kurse. */
function wordEnd(folded: string, at: number, index: PhraseIndex<Meaning>): number {
  const end = skip(folded, at)
  if (isAsian(folded[at])) return end
  for (let i = at + 3; i < end - 2; i += 1) {
    if (matchAt(index, folded, i)?.end === end) return i
  }
  return end
}

/** "Mittwoch|nachmittag", "woensdag|middag": the day that begins a word. */
function dayBefore(
  folded: string,
  start: number,
  end: number,
  index: PhraseIndex<Meaning>,
): Atom | null {
  const first = folded.slice(start, end)
  const match = matchAt(index, first, 0)
  const isDay =
    match?.value.days !== undefined && match.end === first.length && isLetter(folded[end])
  return isDay ? atomOf({ start, end, value: match.value }) : null
}

/** Reads a whole brief into atoms; `blocked` are spans that hold other facts, such as prices. */
export function readAtoms(
  folded: string,
  lexicon: Lexicon,
  blocked: readonly (readonly [number, number])[],
): Atom[] {
  const index = meaningIndex(lexicon)
  const atoms: Atom[] = []
  for (let i = 0; i < folded.length; ) {
    const span = blocked.find(([start, end]) => i >= start && i < end)
    if (span) {
      atoms.push({ kind: 'other', start: i, end: span[1] })
      i = span[1]
      continue
    }
    if (isSpace(folded[i]) && folded[i] !== '\n') {
      i += 1
      continue
    }
    const match = matchAt(index, folded, i)
    const single = lexicon.hours.dayCharacters
      ? dayCharacter(folded, i, lexicon.hours.dayCharacters)
      : null
    // "de 19 a 24 h" ends at midnight; "24 h" alone is always.
    const before = atoms.at(-1)
    const ends = isDigit(folded[i]) && before?.kind === 'word' && before.words.has('to')
    const time = match?.value.always && !ends ? null : timeAt(folded, i, lexicon)
    if (single !== null && (!match || match.end === i + 1)) {
      atoms.push({ kind: 'day', start: i, end: i + 1, days: single, single: true })
      i += 1
    } else if (
      time &&
      !(match?.value.days || match?.value.words.has('month') || match?.value.words.has('nth'))
    ) {
      atoms.push(time)
      i = time.end
    } else if (match) {
      const atom = atomOf(match)
      atoms.push(atom)
      i = match.end
      if (atom.kind === 'day' && folded[i] === '.' && match.end - match.start <= 5) i += 1
    } else if (endsSentence(folded, i)) {
      atoms.push({ kind: 'stop', start: i, end: i + 1 })
      i += 1
    } else if (isLetter(folded[i]) || isDigit(folded[i])) {
      let end = wordEnd(folded, i, index)
      // A number sticks to a Latin word (B2, A1); behind a character it is its own.
      while (!isAsian(folded[i]) && isDigit(folded[end])) end += 1
      atoms.push(dayBefore(folded, i, end, index) ?? { kind: 'other', start: i, end })
      i = end
    } else i += 1
  }
  return atoms
}
