import { expect, it } from 'vitest'
import { drawMotif } from '#client/blocks/art/motifs.ts'

type Point = readonly [number, number]

it('draws lines of height that never cross one another', () => {
  const crossed = Array.from({ length: 16 }, (_, seed) => {
    const [w, h] = seed % 2 ? [1440, 420] : [640, 720]
    const lines = drawMotif('contours', seed, w, h)
      .slice(0, -1)
      .map(({ d }) =>
        d
          .split('z')
          .filter(Boolean)
          .flatMap((loop) => seen(flattened(loop), w, h)),
      )
    const pairs = lines.flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other]))
    return pairs.filter(([one = [], other = []]) =>
      one.some((loop) => other.some((second) => meet(loop, second))),
    ).length
  })
  expect(crossed).toEqual(crossed.map(() => 0))
})

/** The strokes that begin inside the picture. */
function seen(points: readonly Point[], w: number, h: number): Point[][] {
  const inside = ([x, y]: Point) => x > 0 && y > 0 && x < w && y < h
  return points.flatMap((from, at) => {
    const to = points[at + 1]
    return to && inside(from) && inside(to) ? [[from, to]] : []
  })
}

/** The points along a closed path of relative curves. */
function flattened(d: string): Point[] {
  const [start = '', ...curves] = d.slice(1).split(/c/i)
  let [x, y] = numbersIn(start) as [number, number]
  const points: Point[] = [[x, y]]
  for (const curve of curves) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = numbersIn(curve)
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const [a, b, c] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      points.push([x + a * ax + b * bx + c * cx, y + a * ay + b * by + c * cy])
    }
    x += cx
    y += cy
  }
  return points
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
}

function meet(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((a, i) => {
    const b = one[i + 1]
    return b && other.some((c, j) => other[j + 1] && cross(a, b, c, other[j + 1] as Point))
  })
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
