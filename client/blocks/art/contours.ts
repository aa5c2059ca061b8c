import type { Random } from './random.ts'
import { circle, type Shape, smooth, type Tone } from './shape.ts'

type Point = readonly [x: number, y: number]
/** Heights on a grid, row by row; the outermost ring lies below every level. */
type Heights = readonly (readonly number[])[]

/** From low to high: land of a colour begins at some levels, a line goes along the others. */
const levels: { at: number; tone: Tone; line?: number }[] = [
  { at: 0.14, tone: 'art3' },
  { at: 0.25, tone: 'art1', line: 3 },
  { at: 0.36, tone: 'art1' },
  { at: 0.47, tone: 'art2', line: 3 },
  { at: 0.58, tone: 'art2' },
  { at: 0.69, tone: 'primary', line: 3 },
  { at: 0.81, tone: 'primary' },
  { at: 0.91, tone: 'art2', line: 3 },
]

/** Land seen from above: lines of one height, which like those of a map never cross. */
export function contours(random: Random, w: number, h: number): Shape[] {
  const cell = Math.min(w, h) / 12
  const summits = hills(random, w, h)
  const heights = measured(summits, cell, w, h)
  const shapes = levels.map(({ at, ...look }): Shape => {
    const loops = isolines(heights, at).map((loop) =>
      loop.map(([x, y]) => [(x - 2) * cell, (y - 2) * cell] as const),
    )
    return { ...look, d: loops.map((loop) => smooth(loop, true)).join('') }
  })
  const [x, y] = summits[0]!.at
  return [...shapes, { d: circle(x, y, Math.min(w, h) / 45), tone: 'accent' }]
}

interface Hill {
  at: Point
  reach: Point
  height: number
}

/** One hill to a part of the picture, the first the highest. */
function hills(random: Random, w: number, h: number): Hill[] {
  const count = Math.max(3, Math.round((Math.max(w, h) / Math.min(w, h)) * 1.5))
  const turned = random.chance(0.5)
  return Array.from({ length: count }, (_, index) => {
    const along = (index + random.between(0.25, 0.75)) / count
    const across = random.between(0.15, 0.42) + (index % 2 === Number(turned) ? 0.42 : 0)
    const size = Math.min(w, h) * random.between(0.26, 0.46)
    return {
      at: w > h ? [along * w, across * h] : [across * w, along * h],
      reach: [size * random.between(0.85, 1.35), size],
      height: index ? random.between(0.5, 0.95) : 1,
    }
  })
}

function measured(summits: readonly Hill[], cell: number, w: number, h: number): Heights {
  const [columns, rows] = [Math.ceil(w / cell) + 5, Math.ceil(h / cell) + 5]
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) return -1
      return heightAt(summits, (column - 2) * cell, (row - 2) * cell)
    }),
  )
}

/** Hills flow together at their feet; a summit stays as high as it is. */
function heightAt(summits: readonly Hill[], x: number, y: number): number {
  const cubes = summits.reduce((sum, { at, reach, height }) => {
    const [dx, dy] = [(x - at[0]) / reach[0], (y - at[1]) / reach[1]]
    return sum + (height * Math.exp(-dx * dx - dy * dy)) ** 3
  }, 0)
  return Math.cbrt(cubes)
}

/** The closed lines of one level, in grid units (marching squares). */
function isolines(heights: Heights, level: number): Point[][] {
  const next = new Map<string, string[]>()
  const link = (one: string, other: string) => {
    next.set(one, [...(next.get(one) ?? []), other])
    next.set(other, [...(next.get(other) ?? []), one])
  }
  const at = (x: number, y: number) => heights[y]?.[x] ?? -1
  for (let y = 0; y + 1 < heights.length; y++) {
    for (let x = 0; x + 1 < heights[0]!.length; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)]
      const above = corners.map((height) => height > level)
      const sides = [`h ${x} ${y}`, `v ${x + 1} ${y}`, `h ${x} ${y + 1}`, `v ${x} ${y}`]
      const crossed = sides.filter((_, side) => above[side] !== above[(side + 1) % 4])
      const middle = corners.reduce((sum, height) => sum + height, 0) / 4 > level
      if (crossed.length === 4 && middle !== above[0]) crossed.unshift(crossed.pop()!)
      for (let pair = 0; pair < crossed.length; pair += 2) link(crossed[pair]!, crossed[pair + 1]!)
    }
  }
  return chained(next)
    .map((loop) => spaced(loop.map((edge) => crossing(edge, at, level))))
    .filter((loop) => loop.length > 3)
}

/** Walks from crossing to crossing until every one has been met. */
function chained(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const met = new Set<string>()
  return [...next.keys()].flatMap((start) => {
    const loop: string[] = []
    let edge: string | undefined = start
    while (edge && !met.has(edge)) {
      met.add(edge)
      loop.push(edge)
      edge = next.get(edge)?.find((other) => !met.has(other))
    }
    return [loop]
  })
}

/** Where an edge of the grid has the height of the level. */
function crossing(edge: string, at: (x: number, y: number) => number, level: number): Point {
  const [way, column, row] = edge.split(' ')
  const [x, y] = [Number(column), Number(row)]
  const flat = way === 'h'
  const from = at(x, y)
  const share = (level - from) / ((flat ? at(x + 1, y) : at(x, y + 1)) - from)
  return flat ? [x + share, y] : [x, y + share]
}

/** Without points that nearly touch: a curve through those would kink. */
function spaced(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const [x, y] of points) {
    const [px, py] = kept.at(-1) ?? points.at(-1)!
    if (Math.hypot(x - px, y - py) > 0.8) kept.push([x, y])
  }
  return kept
}
