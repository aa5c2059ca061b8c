import { expect, it } from 'vitest'
import { plates } from '#client/blocks/art/laid-motifs.ts'
import { seededRandom } from '#client/blocks/art/random.ts'
import type { Shape } from '#client/blocks/art/shape.ts'

it.each([
  [1440, 420],
  [600, 450],
  [720, 300],
])('every plate has a fork and a knife of its own, %i by %i', (w, h) => {
  for (let seed = 1; seed <= 300; seed++) {
    const laid = plates(seededRandom(seed), w, h).filter(({ tone }) => tone === 'ink')
    const edges = laid.map(reach)
    for (const [at, [left]] of edges.entries())
      expect(left, `seed ${seed}`).toBeGreaterThan(edges[at - 1]?.[1] ?? Number.NEGATIVE_INFINITY)
  }
})

/** From its left edge to its right one: upright lines of some width. */
function reach({ d, line = 0 }: Shape): [left: number, right: number] {
  const xs = [...d.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x))
  return [Math.min(...xs) - line / 2, Math.max(...xs) + line / 2]
}
