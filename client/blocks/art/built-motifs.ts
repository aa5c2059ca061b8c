import type { Random } from './random.ts'
import { box, circle, type Shape, smooth, type Tone } from './shape.ts'

/** A wall of tiles: quarter circles, halves, dots and diagonals. */
export function tiles(random: Random, w: number, h: number): Shape[] {
  const size = Math.max(w, h) / Math.round(Math.max(w, h) / 130)
  const paths: Partial<Record<Tone, string>> = {}
  const add = (tone: Tone, d: string) => {
    paths[tone] = (paths[tone] ?? '') + d
  }
  const tones: Tone[] = ['art1', 'art2', 'primary', 'primary', 'art3', 'accent']
  for (let y = 0; y < h; y += size) {
    for (let x = 0; x < w; x += size) {
      const [ground, figure] = [random.pick(tones), random.pick(tones)]
      add(ground, box(x, y, size + 1, size + 1))
      if (figure === ground) continue
      add(figure, tileFigure(random, x, y, size))
    }
  }
  return Object.entries(paths).map(([tone, d]) => ({ d, tone: tone as Tone }))
}

function tileFigure(random: Random, x: number, y: number, size: number): string {
  const [l, t, s] = [x, y, size].map(Math.round) as [number, number, number]
  const half = Math.round(s / 2)
  return random.pick([
    `M${l} ${t}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
    `M${l + s} ${t}v${s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
    `M${l} ${t + s}a${half} ${half} 0 0 1 ${s} 0z`,
    `M${l} ${t}l${half} ${half}l${half} ${-half}v${s}l${-half} ${-half}l${-half} ${half}z`,
    circle(l + half, t + half, s * 0.3),
    `M${l} ${t + s}l${s} ${-s}v${s}z`,
  ])
}

/** A street of houses, lit windows, the sun behind. */
export function skyline(random: Random, w: number, h: number): Shape[] {
  const shapes: Shape[] = [
    { d: circle(w * random.between(0.25, 0.75), h * 0.42, h * 0.24), tone: 'accent' },
  ]
  const rows: { tone: Tone; top: number; windows: Tone }[] = [
    { tone: 'art1', top: 0.26, windows: 'art3' },
    { tone: 'art2', top: 0.42, windows: 'art1' },
    { tone: 'primary', top: 0.58, windows: 'art3' },
  ]
  for (const { tone, top, windows } of rows) {
    let [walls, lights, x] = ['', '', -random.between(0, 40)]
    while (x < w) {
      const width = random.between(0.075, 0.13) * Math.max(w, 900)
      const y = h * (top + random.between(-0.1, 0.14))
      walls += random.chance(0.4) ? house(x, y, width, h) : box(x, y, width, h - y)
      const columns = Math.max(2, Math.round(width / 32))
      for (let row = 0; row < (h - y) / 44 - 1; row++) {
        for (let column = 0; column < columns; column++) {
          if (!random.chance(0.42)) continue
          const step = width / (columns + 0.5)
          lights += box(x + step * (column + 0.45), y + 26 + row * 44, step * 0.42, 20)
        }
      }
      x += width + (random.chance(0.3) ? 14 : 0)
    }
    shapes.push({ d: walls, tone }, { d: lights, tone: windows })
  }
  return shapes
}

function house(x: number, y: number, width: number, h: number): string {
  const [l, t, s] = [x, y, width].map(Math.round) as [number, number, number]
  return `M${l} ${t}l${Math.round(s / 2)} ${Math.round(-s * 0.4)}L${l + s} ${t}V${Math.round(h)}H${l}z`
}

/** Pipes that turn and meet, nuts where they do. */
export function bolts(random: Random, w: number, h: number): Shape[] {
  const cell = Math.min(w, h) / 5
  const shapes: Shape[] = []
  const tones: Tone[] = ['art1', 'art2', 'primary', 'art1', 'art2', 'accent']
  const joints: Shape[] = []
  tones.forEach((tone, index) => {
    let x = -cell
    let y = (index + 0.5) * (h / tones.length)
    let d = `M${Math.round(x)} ${Math.round(y)}`
    while (x < w) {
      const run = cell * random.between(0.7, 2.2)
      const rise = random.pick([-1, 1]) * cell * random.between(0.7, 1.6)
      const turn = rise > 0 ? 1 : 0
      const r = Math.round(cell * 0.3)
      const drop = Math.round(Math.abs(rise) > 2 * r ? rise - Math.sign(rise) * 2 * r : 0)
      const flip = y + rise < 0 || y + rise > h ? -1 : 1
      const bend = flip === 1 ? turn : 1 - turn
      const dy = Math.sign(rise) * flip * r
      d += `h${Math.round(run)}a${r} ${r} 0 0 ${bend} ${r} ${dy}v${drop * flip}a${r} ${r} 0 0 ${1 - bend} ${r} ${dy}`
      joints.push({
        d: hexagon(x + run * 0.5, y, cell * 0.21),
        tone: index % 2 ? 'ink' : 'primary',
      })
      x += run + 2 * r
      y += drop * flip + 2 * dy
    }
    shapes.push({ d: `${d}h${w}`, tone, line: Math.round(cell * 0.2) })
  })
  const holes = joints.map(({ d }) => d)
  return [
    ...shapes,
    ...joints.filter((_, index) => index % 2 === 0),
    {
      d: holes
        .filter((_, index) => index % 2 === 0)
        .map(centreOf)
        .join(''),
      tone: 'paper',
    },
  ]
}

function hexagon(x: number, y: number, r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3
    return `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r)}`
  })
  return `M${corners.join('L')}z`
}

/** A hole in the middle of a hexagon. */
function centreOf(hexagonPath: string): string {
  const numbers = hexagonPath.match(/-?\d+/g)?.map(Number) ?? []
  const [x0 = 0, y0 = 0] = numbers
  const x3 = numbers[6] ?? 0
  return circle((x0 + x3) / 2, y0, (x0 - x3) / 4.6)
}

/** Sheets of paper, ruled, with a line that rises. */
export function ledger(random: Random, w: number, h: number): Shape[] {
  const shapes: Shape[] = []
  const step = h / 12
  let rules = ''
  for (let y = step; y < h; y += step) rules += `M0 ${Math.round(y)}H${w}`
  shapes.push({ d: rules, tone: 'art1', line: 2 })
  const columns = Math.max(6, Math.round(w / 110))
  const width = w / columns
  const tops: (readonly [number, number])[] = []
  const bars: Partial<Record<Tone, string>> = {}
  for (let column = 0; column < columns; column++) {
    const growth = 0.22 + (column / columns) * 0.42
    const height = Math.round((h * (growth + random.between(-0.08, 0.08))) / step) * step
    const tone: Tone = column % 3 === 2 ? 'primary' : column % 3 ? 'art2' : 'art1'
    bars[tone] =
      (bars[tone] ?? '') + box(column * width + width * 0.16, h - height, width * 0.68, height)
    tops.push([(column + 0.5) * width, h - height - step * 1.4])
  }
  for (const [tone, d] of Object.entries(bars)) shapes.push({ d, tone: tone as Tone })
  shapes.push({ d: smooth(tops), tone: 'ink', line: 4 })
  const [x, y] = tops[tops.length - 2] ?? [0, 0]
  shapes.push({ d: circle(x, y, h * 0.045), tone: 'accent' })
  shapes.push({ d: circle(w * 0.2, h * 0.27, h * 0.13), tone: 'art3' })
  return shapes
}
