import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from './text/fold.ts'
import type { TaggedText } from './text/tagged-text.ts'
import type { Token } from './text/tokens.ts'

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

/** Sixty thousand towns in as few objects as it takes: each name leads to a place in three lists. */
interface Gazetteer {
  places: Map<string, number>
  names: string[]
  /** Codes in a row, the largest town's first: `USGB`. */
  countries: string[]
  sizes: number[]
}

let gazetteer: Gazetteer | null = null

/** A town by its folded name. The list is read once, when first asked for. */
function townAt(key: string): Town | undefined {
  gazetteer ??= readTowns(readFileSync(file, 'utf8'))
  const at = gazetteer.places.get(key)
  if (at === undefined) return undefined
  return {
    name: gazetteer.names[at] ?? '',
    countries: gazetteer.countries[at]?.match(/../g) ?? [],
    size: gazetteer.sizes[at] ?? 3,
  }
}

function readTowns(source: string): Gazetteer {
  const known: Gazetteer = { places: new Map(), names: [], countries: [], sizes: [] }
  const lines = source.split('\n').filter((line) => line && !line.startsWith('#'))
  const bySize = lines
    .map((line) => line.split('\t'))
    .toSorted((one, other) => Number(one[1]) - Number(other[1]))
  for (const [country = '', size = '3', names = ''] of bySize) {
    for (const name of names.split('|')) addTown(known, { name, country, size: Number(size) })
  }
  return known
}

function addTown(
  { places, names, countries, sizes }: Gazetteer,
  { name, country, size }: { name: string; country: string; size: number },
): void {
  const key = fold(name)
  const at = places.get(key)
  if (at === undefined) {
    places.set(key, names.length)
    // "saint privat du dragon", "quartu sant elena": phones leave hyphens and apostrophes out.
    const plain = key.replace(/['’-]/g, ' ')
    if (!places.has(plain)) places.set(plain, names.length)
    names.push(name)
    countries.push(country)
    sizes.push(size)
  } else if (!countries[at]?.match(/../g)?.includes(country)) countries[at] += country
}

export function townNamed(name: string): Town | undefined {
  return townAt(fold(name))
}

/** Towns of a text, the longest name at each word; whether one is meant, others tell. */
export function findTowns({ folded, tokens, tags }: TaggedText): FoundTown[] {
  const found: FoundTown[] = []
  const words = tokens.filter(({ kind }) => kind === 'word')
  let from = 0
  for (const [i, first] of words.entries()) {
    if (first.start < from) continue
    const town = longestAt(folded, words, i)
    if (!town) continue
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
