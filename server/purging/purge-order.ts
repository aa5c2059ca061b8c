import type { Purge } from '#server/storage/storage.ts'

/** What a cache is told at once. */
export type PurgeOrder =
  | { all: true }
  | {
      all: false
      /** Gone at once. */
      hard: string[]
      /** May be served once more while a new one is fetched. */
      soft: string[]
    }

/** So many names are worth less than everything anew. */
const mostTags = 1000

/** What many purges mean together. */
export function purgeOrder(purges: readonly Purge[]): PurgeOrder {
  const hard = new Set<string>()
  const soft = new Set<string>()
  for (const purge of purges) {
    if (purge.tags === 'all') return { all: true }
    for (const tag of purge.tags) (purge.soft ? soft : hard).add(tag)
  }
  if (hard.size + soft.size > mostTags) return { all: true }
  return { all: false, hard: [...hard], soft: [...soft].filter((tag) => !hard.has(tag)) }
}

/** In pieces of at most `most`. */
export function inPieces<T>(values: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / most) }, (_, at) =>
    values.slice(at * most, (at + 1) * most),
  )
}
