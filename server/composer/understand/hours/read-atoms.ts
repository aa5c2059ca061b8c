import type { Lexicon } from '../lexicon/lexicon.ts'
import { indexPhrases, matchAt, type PhraseIndex } from '../match-phrases.ts'
import { alternatives, endsSentence, isAsian, isDigit, isLetter, isSpace } from '../read-text.ts'
import {
  type Atom,
  type DaySet,
  everyDay,
  type Half,
  publicHolidays,
  type Word,
  weekendDays,
  workDays,
} from './atom.ts'
import { readSpokenTime } from './read-spoken-time.ts'
import { readTime } from './read-time.ts'

interface Meaning {
  words: Set<Word>
  days?: DaySet
  single?: boolean
  half?: Half
  minutes?: number
  always?: 'near' | 'open'
}

const spellings: readonly [Word, keyof Lexicon['hours']][] = [
  ['to', 'to'],
  ['from', 'from'],
  ['until', 'until'],
  ['and', 'and'],
  ['except', 'except'],
  ['closed', 'closed'],
  ['open', 'open'],
  ['pause', 'pause'],
  ['others', 'otherDays'],
  ['nth', 'nth'],
  ['not', 'notHours'],
  ['half', 'half'],
  ['lunch', 'lunch'],
]

function meaningsOf(lexicon: Lexicon): PhraseIndex<Meaning> {
  const { hours } = lexicon
  const meanings = new Map<string, Meaning>()
  const at = (phrase: string): Meaning => {
    const known = meanings.get(phrase) ?? { words: new Set<Word>() }
    meanings.set(phrase, known)
    return known
  }
  hours.days.forEach((names, day) => {
    for (const name of alternatives(names))
      Object.assign(at(name), { days: 1 << day, single: true })
  })
  const sets: [string, DaySet][] = [
    [hours.weekdays, workDays],
    [hours.weekend, weekendDays],
    [hours.daily, everyDay],
    [hours.holidays, publicHolidays],
  ]
  for (const [names, days] of sets) for (const name of alternatives(names)) at(name).days = days
  for (const [word, key] of spellings) {
    for (const name of alternatives(hours[key] as string)) at(name).words.add(word)
  }
  for (const name of alternatives(lexicon.months)) at(name).words.add('month')
  for (const name of alternatives(hours.am)) at(name).half = 'am'
  for (const name of alternatives(hours.pm)) at(name).half = 'pm'
  for (const name of alternatives(hours.noon)) at(name).minutes = 720
  for (const name of alternatives(hours.midnight)) at(name).minutes = 1440
  for (const name of alternatives(hours.always)) {
    at(name).always = openAlways.test(name) ? 'open' : 'near'
  }
  return indexPhrases(meanings)
}

/** Round the clock as an opening, where a bare "24/7" may be a telephone's. */
const openAlways = /営業|年中無休|365|연중무휴|영업|open|geoffnet|aberto|abierto|ouvert|aperto/

const indexes = new Map<Lexicon, PhraseIndex<Meaning>>()

function meaningIndex(lexicon: Lexicon): PhraseIndex<Meaning> {
  const index = indexes.get(lexicon) ?? meaningsOf(lexicon)
  indexes.set(lexicon, index)
  return index
}

/** 火 alone is a day only among its like: 火〜日, 土・日, (水), 월·수 휴무. */
function dayCharacter(folded: string, at: number, characters: string): DaySet | null {
  const day = characters.indexOf(folded.charAt(at))
  if (day < 0 || folded.charAt(at) === '') return null
  const near = (from: number, step: number): string => {
    let i = from
    while (/[\s、・,~〜～/&と·\-–()（）]/.test(folded[i] ?? 'x')) i += step
    return folded[i] ?? ''
  }
  const before = folded[at - 1]
  const after = folded[at + 1]
  const peers =
    characters.includes(near(at - 1, -1) || '?') || characters.includes(near(at + 1, 1) || '?')
  const freeBefore = !isAsian(before) && !isDigit(before)
  const freeAfter = !isAsian(after)
  const dayBefore = before !== undefined && characters.includes(before)
  const dayAfter = after !== undefined && characters.includes(after)
  const tail = folded.slice(at + 1, at + 5)
  const closing = /^\s?(?:は|が|定休|祝|休|曜|휴|에|요일)/.test(tail)
  const opens = freeBefore || dayBefore || /[週매주は와はとの祝は에]/.test(before ?? '')
  if (!opens) return null
  if (dayBefore && (freeAfter || dayAfter || closing)) return 1 << day
  if (dayAfter && !isDigit(before)) return 1 << day
  if (closing) return 1 << day
  if (
    freeBefore &&
    freeAfter &&
    (peers || /[（(]/.test(before ?? '') || /^\s?[\d:：]/.test(tail))
  ) {
    return 1 << day
  }
  return null
}

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
    const time = match?.value.always ? null : timeAt(folded, i, lexicon)
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
      atoms.push({ kind: 'other', start: i, end })
      i = end
    } else i += 1
  }
  return atoms
}
