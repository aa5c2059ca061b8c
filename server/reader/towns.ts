import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endingBefore } from './text/ending-before.ts'
import { fold } from './text/fold.ts'
import type { TaggedText } from './text/tagged-text.ts'
import type { Token } from './text/tokens.ts'
import { frequencyOf } from './text/word-frequency.ts'
import { hashOf } from './text/word-table.ts'

/** A town of the gazetteer: where there are ones of that name, the largest's size. */
export interface Town {
  /** As the gazetteer spells it. */
  name: string
  /** ISO 3166-1 of every country with such a town, the largest town's first. */
  countries: readonly string[]
  /** 1 from 100,000 people, 2 from 10,000, 3 below. */
  size: number
}

export interface FoundTown extends Town {
  start: number
  end: number
}

/** The size of towns that share their names with streets, things and words: "Flores", "Rue". */
export const smallTown = 3

const file = join(import.meta.dirname, '../../languages/towns.tsv')
/** Words of the longest name of a town. */
const mostWords = 6

/**
 * Some ninety thousand towns in a few long lists: as objects and strings of their own they would
 * take ten times the memory. A name is found by its hash.
 */
interface Gazetteer {
  /** All names in a row, as the file spells them; the first of a place at `nameStarts[place]`. */
  names: string
  nameStarts: Uint32Array
  /** Codes in a row, the largest town's first: `USGB`. */
  countries: string[]
  sizes: Uint8Array
  /** By hash, then upwards to the next that is free: a place and one, 0 where it is free. */
  slots: Uint32Array
  /** Of each slot, the half of its key's hash that is no part of where it stands. */
  marks: Uint16Array
}

let gazetteer: Gazetteer | null = null

/** A town by its folded name. The list is read once, when first asked for. */
function townAt(key: string): Town | undefined {
  gazetteer ??= readTowns(readFileSync(file, 'utf8'))
  const place = (gazetteer.slots[slotOf(gazetteer, key)] ?? 0) - 1
  if (place < 0) return undefined
  return {
    name: nameAt(gazetteer, place),
    countries: gazetteer.countries[place]?.match(/../g) ?? [],
    size: gazetteer.sizes[place] ?? smallTown,
  }
}

const nameAt = ({ names, nameStarts }: Gazetteer, place: number): string =>
  names.slice(nameStarts[place], nameStarts[place + 1])

/** "saint privat du dragon", "quartu sant elena": phones leave hyphens and apostrophes out. */
const withoutMarks = (key: string): string => key.replace(/['’-]/g, ' ')

/** Where a name is, or where it would be put. */
function slotOf(known: Gazetteer, key: string): number {
  const hash = hashOf(key)
  const last = known.slots.length - 1
  for (let slot = hash & last; ; slot = (slot + 1) & last) {
    const place = (known.slots[slot] ?? 0) - 1
    if (place < 0) return slot
    if (known.marks[slot] !== hash >>> 16) continue
    const folded = fold(nameAt(known, place))
    if (folded === key || withoutMarks(folded) === key) return slot
  }
}

function readTowns(source: string): Gazetteer {
  const rows = source
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .toSorted((one, other) => Number(one[1]) - Number(other[1]))
    .map(([country = '', size, names = '']) => ({
      country,
      size: Number(size),
      names: names.split('|'),
    }))
  const names = rows.flatMap((row) => row.names)
  // A name has two keys at most: a third of the slots stays free.
  const slots = 2 ** Math.ceil(Math.log2(3 * names.length))
  const known: Gazetteer = {
    names: names.join(''),
    nameStarts: startsOf(names),
    countries: rows.flatMap(({ names, country }) => names.map(() => country)),
    sizes: Uint8Array.from(rows.flatMap(({ names, size }) => names.map(() => size))),
    slots: new Uint32Array(slots),
    marks: new Uint16Array(slots),
  }
  for (const [place, name] of names.entries()) addTown(known, place, fold(name))
  return known
}

function startsOf(names: readonly string[]): Uint32Array {
  const starts = new Uint32Array(names.length + 1)
  for (const [i, name] of names.entries()) starts[i + 1] = (starts[i] ?? 0) + name.length
  return starts
}

/** The first of its name is the largest; of those behind it the country is kept. */
function addTown(known: Gazetteer, place: number, key: string): void {
  const slot = slotOf(known, key)
  const first = (known.slots[slot] ?? 0) - 1
  const country = known.countries[place] ?? ''
  if (first >= 0) {
    if (!known.countries[first]?.match(/../g)?.includes(country)) known.countries[first] += country
    return
  }
  occupy(known, slot, key, place)
  const plain = withoutMarks(key)
  const plainSlot = slotOf(known, plain)
  if (known.slots[plainSlot] === 0) occupy(known, plainSlot, plain, place)
}

function occupy({ slots, marks }: Gazetteer, slot: number, key: string, place: number): void {
  slots[slot] = place + 1
  marks[slot] = hashOf(key) >>> 16
}

export function townNamed(name: string): Town | undefined {
  return townAt(fold(name))
}

/** Towns of a text, the longest name at each word; whether one is meant, others tell. */
export function findTowns(text: TaggedText): FoundTown[] {
  const { folded, tokens, tags } = text
  const found: FoundTown[] = []
  const words = tokens.filter(({ kind }) => kind === 'word')
  let from = 0
  for (const [i, first] of words.entries()) {
    if (first.start < from) continue
    const town = longestAt(folded, words, i) ?? quarterAt(text, first)
    if (!town || isDay(text, town)) continue
    found.push(town)
    from = town.end
  }
  for (const { start, end, tag } of tags) {
    if (
      !tag.startsWith('places.cities.') ||
      found.some((town) => town.start <= start && town.end >= end)
    )
      continue
    found.push({
      start,
      end,
      name: folded.slice(start, end),
      countries: [tag.slice(14)],
      size: 1,
    })
  }
  return found.sort((a, b) => a.start - b.start)
}

const dayBefore = endingBefore(/\d(?:st|nd|rd|th|[.ºª])?\s(?:\p{Ll}{2}\s)?/u)

/** "Fr. 20.11.", "Sa 14–18 Uhr": short for a day of the week, with its number; or what falls on one. No place. */
function isDay(text: TaggedText, { start, end }: FoundTown): boolean {
  const isTagged = (kind: string) =>
    text.startingAt.get(start)?.some(({ tag, end: to }) => tag.startsWith(kind) && to >= end)
  const isBefore = /^\.?,?\s?\d/.test(text.raw.slice(end))
  // "9 May", "May 9": May is a town of India.
  const isBehind = dayBefore(text.raw, start) !== undefined
  // "Bei Regen ziehen wir um": Regen is a town of Bavaria.
  const isRain = text.endingAt
    .get(end)
    ?.some(({ tag, start: at }) => tag === 'dates.instead' && at < start)
  return Boolean(
    isRain ||
      (isTagged('hours.days.') && isBefore) ||
      (isTagged('dates.months.') && (isBefore || isBehind)),
  )
}

/** Sentences that begin with capitals, where one is typed with care. */
const leastSentences = 3

/** "I carve in maple and in madera": of who writes capitals, towns that have theirs. */
export function writtenTowns<Town extends FoundTown>(
  raw: string,
  towns: readonly Town[],
): readonly Town[] {
  const begun = raw.match(/(?:^|[.!?]\s+)\p{Lu}/gu)?.length ?? 0
  const isCareful = begun >= leastSentences && !/[.!?]\s+\p{Ll}/u.test(raw)
  return isCareful ? towns.filter(({ start }) => !/^\p{Ll}/u.test(raw.slice(start))) : towns
}

/** "Leipzig-Kleinzschocher": a town with a part of it; a "Berlin-Marathon" is held there. */
function quarterAt({ raw, folded, language }: TaggedText, word: Token): FoundTown | null {
  const { start, end } = word
  const hyphen = raw.slice(start, end).search(/(?<=^\p{Lu}\p{L}{3,})-\p{Lu}\p{L}+$/u)
  if (hyphen < 0) return null
  const [before, behind] = [start + hyphen, start + hyphen + 1]
  const town = townAt(folded.slice(start, before))
  const isName = frequencyOf(language, folded.slice(behind, end)) === 'rare'
  return town && isName ? { ...town, start, end } : null
}

function longestAt(folded: string, words: readonly Token[], at: number): FoundTown | null {
  const start = words[at]?.start ?? 0
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const end = words[at + count - 1]?.end ?? start
    const name = folded.slice(start, end)
    if (name.length > 40 || /[\n,;:()]/.test(name)) continue
    const town = townAt(name)
    if (town && name.length > 1) return { ...town, start, end }
  }
  return null
}
