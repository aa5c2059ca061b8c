import type { Random } from './random.ts'
import { around, slots, turns } from './round.ts'
import { circle, type Shape, type Tone } from './shape.ts'

/** Open blooms on their stems, a pale bed of small ones behind them where there is room. */
export function petals(random: Random, w: number, h: number): Shape[] {
  const bed = slots(random, w, h, h > w * 0.8 ? 0.26 : 0.4).map(({ x, room }) => {
    const y = h * random.between(0.62, 0.9)
    const around = turns(6, random.between(0, 1))
    return around.map((angle) => petal(x, y, room * random.between(0.34, 0.44), angle, 6)).join('')
  })
  return [{ d: bed.join(''), tone: 'art1' }, ...blooms(random, w, h)]
}

function blooms(random: Random, w: number, h: number): Shape[] {
  const heads: Tone[] = ['art2', 'primary', 'accent', 'art1']
  const first = random.whole(0, 3)
  return slots(random, w, h, 0.52).flatMap(({ at, x, room }) => {
    const r = room * random.between(0.34, 0.5)
    const y = h * random.between(0.28, 0.58)
    const tone = heads[(first + at) % heads.length] ?? 'primary'
    const count = random.whole(6, 9)
    const crown = turns(count, random.between(0, 1)).map((angle) => petal(x, y, r, angle, count))
    const inner = turns(count, random.between(0, 1)).map((angle) =>
      petal(x, y, r * 0.6, angle, count),
    )
    const foot = Math.round(x + random.between(-0.2, 0.2) * room)
    return [
      { d: `M${Math.round(x)} ${Math.round(y)}L${foot} ${h}`, tone: 'ink', line: 5 },
      { d: leafPair((x + foot) / 2, (y + r + h) / 2, room * 0.3), tone: 'ink' },
      { d: crown.join(''), tone },
      { d: inner.join(''), tone: tone === 'art1' ? 'art2' : 'art3' },
      { d: circle(x, y, r * 0.17), tone: tone === 'accent' ? 'primary' : 'accent' },
    ] satisfies Shape[]
  })
}

function leafPair(x: number, y: number, reach: number): string {
  return petal(x, y, reach, -0.7, 7) + petal(x, y + reach * 0.25, reach, -2.44, 7)
}

function petal(x: number, y: number, reach: number, angle: number, count: number): string {
  const spread = (Math.PI / count) * 1.15
  const [start, tip] = [`${Math.round(x)} ${Math.round(y)}`, around(x, y, reach, angle).join(' ')]
  const left = around(x, y, reach * 0.9, angle - spread).join(' ')
  const right = around(x, y, reach * 0.9, angle + spread).join(' ')
  return `M${start}Q${left} ${tip}Q${right} ${start}z`
}

/** Rows of arches, one in the other: doors, vaults, rainbows. */
export function arches(random: Random, w: number, h: number): Shape[] {
  const rows = w / h > 2 ? 1.5 : 2
  const size = Math.min(w, h / rows)
  const columns = Math.max(1, Math.round(w / size))
  const width = w / columns
  const bands: Tone[][] = [
    ['primary', 'art1', 'art2', 'art3'],
    ['art2', 'paper', 'primary', 'accent'],
    ['art1', 'art2', 'art3', 'primary'],
    ['accent', 'art3', 'art2', 'ink'],
  ]
  const paths: Shape[] = []
  for (let row = 0; row * size < h; row++) {
    const first = random.whole(0, 3)
    for (let column = 0; column < columns; column++) {
      const tones = bands[(first + column) % bands.length] ?? []
      const [x, y] = [width * (column + 0.5), size * (row + 1)]
      if (random.chance(0.18)) {
        paths.push({ d: circle(x, y - size / 2, width * 0.3), tone: 'accent' })
        continue
      }
      tones.forEach((tone, ring) => {
        paths.push({
          d: arch(x, y, width * (0.47 - ring * 0.115), size * (0.97 - ring * 0.16)),
          tone,
        })
      })
    }
  }
  return paths
}

function arch(x: number, foot: number, halfWidth: number, height: number): string {
  const [r, low] = [Math.round(halfWidth), Math.round(foot)]
  const rise = Math.max(0, Math.round(height - halfWidth))
  return `M${Math.round(x) - r} ${low}v${-rise}a${r} ${r} 0 0 1 ${2 * r} 0v${rise}z`
}
