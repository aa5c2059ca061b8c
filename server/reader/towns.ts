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

const file = join(import.meta.dirname, '../../languages/towns.tsv')
/** Words of the longest name of a town. */
const mostWords = 6

let gazetteer: Map<string, Town> | null = null

/** Read once, when first asked for. */
function towns(): Map<string, Town> {
  gazetteer ??= readTowns(readFileSync(file, 'utf8'))
  return gazetteer
}

function readTowns(source: string): Map<string, Town> {
  const known = new Map<string, Town>()
  const lines = source.split('\n').filter((line) => line && !line.startsWith('#'))
  const bySize = lines
    .map((line) => line.split('\t'))
    .toSorted((one, other) => Number(one[1]) - Number(other[1]))
  for (const [country = '', size = '3', names = ''] of bySize) {
    for (const name of names.split('|')) {
      const key = fold(name)
      const town = known.get(key)
      if (!town) known.set(key, { name, countries: [country], size: Number(size) })
      else if (!town.countries.includes(country)) {
        known.set(key, { ...town, countries: [...town.countries, country] })
      }
    }
  }
  return known
}

export function townNamed(name: string): Town | undefined {
  return towns().get(fold(name))
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
    const town = towns().get(name)
    if (town && name.length > 1) return { ...town, start, end }
  }
  return null
}
