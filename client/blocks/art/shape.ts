/** A colour of a drawing, by its role in the theme. */
export type Tone = 'ground' | 'art1' | 'art2' | 'art3' | 'primary' | 'accent' | 'paper' | 'ink'

/** One path: filled, or drawn as a line of that width. */
export interface Shape {
  d: string
  tone: Tone
  line?: number
}

export function circle(x: number, y: number, r: number): string {
  const [cx, cy, radius] = [x, y, r].map(Math.round) as [number, number, number]
  return `M${cx - radius} ${cy}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${Math.round(-w)}z`
}

type Point = readonly [x: number, y: number]

/** A smooth curve through the points (Catmull-Rom); `closed` ends where it began. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1
    const wrapped = closed
      ? (index + points.length) % points.length
      : Math.min(last, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  let [x, y] = at(0).map(Math.round) as [number, number]
  let d = `M${x} ${y}`
  // Steps from where the pen is have fewer digits than places in the picture.
  const step = ([px, py]: Point) => [Math.round(px) - x, Math.round(py) - y] as const
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = step([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6])
    const c2 = step([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6])
    const end = step(p2)
    d += `c${[...c1, ...c2, ...end].join(' ').replaceAll(' -', '-')}`
    x += end[0]
    y += end[1]
  }
  return closed ? `${d}z` : d
}
