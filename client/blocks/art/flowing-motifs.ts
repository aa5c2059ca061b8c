import type { Random } from './random.ts'
import { circle, type Shape, smooth, type Tone } from './shape.ts'

/** Layers of swell under a low sun: hair, sea, cloth. */
export function waves(random: Random, w: number, h: number): Shape[] {
  const sunX = random.between(0.55, 0.8) * w
  const shapes: Shape[] = [
    { d: circle(sunX, h * random.between(0.24, 0.34), h * 0.17), tone: 'accent' },
  ]
  const tones: Tone[] = ['art1', 'art2', 'primary', 'ink']
  tones.forEach((tone, layer) => {
    const base = h * (0.42 + layer * 0.155)
    const swing = h * random.between(0.05, 0.1)
    const phase = random.between(0, 6.28)
    const crest = Array.from({ length: 9 }, (_, i) => {
      const y = base + Math.sin(phase + i * random.between(0.85, 1.05)) * swing
      return [(w / 8) * i, y] as const
    })
    shapes.push({ d: `${smooth(crest)}V${Math.round(h)}H0z`, tone })
    if (tone === 'art2' || tone === 'primary') {
      const under = crest.map(([x, y], i) => [x, y + h * 0.05 + Math.sin(i) * 6] as const)
      shapes.push({ d: smooth(under), tone: tone === 'art2' ? 'art1' : 'art2', line: 3 })
    }
  })
  return shapes
}

/** Stems with paired leaves, leaning the way the seed blows. */
export function leaves(random: Random, w: number, h: number): Shape[] {
  const shapes: Shape[] = [
    { d: circle(w * random.between(0.3, 0.7), h * 0.36, Math.min(w, h) * 0.27), tone: 'art3' },
  ]
  const stems = Math.max(4, Math.round(w / 165))
  const tones: Tone[] = ['art1', 'art2', 'primary']
  for (let stem = 0; stem < stems; stem++) {
    const x = ((stem + random.between(0.3, 0.7)) / stems) * w
    const top = h * random.between(0.08, 0.42)
    const lean = random.between(-0.1, 0.1) * w
    const tone = tones[stem % tones.length] ?? 'art2'
    const along = (t: number) => [x + lean * t * t, h - (h - top) * t] as const
    shapes.push({ d: smooth([along(0), along(0.5), along(1)]), tone, line: 4 })
    let foliage = ''
    for (let t = 0.16; t < 1.02; t += 0.14) {
      const [lx, ly] = along(Math.min(t, 1))
      const size = h * 0.15 * (1.15 - t * 0.65)
      for (const side of t > 0.98 ? [0] : [-1, 1]) foliage += leaf(lx, ly, size, side)
    }
    shapes.push({ d: foliage, tone })
    if (random.chance(0.55))
      shapes.push({ d: circle(along(1)[0], top - h * 0.07, h * 0.035), tone: 'accent' })
  }
  return shapes
}

function leaf(x: number, y: number, size: number, side: number): string {
  const tipX = x + side * size
  const tipY = y - size * (side ? 0.55 : 1)
  const bend = side || 0.35
  const numbers = [
    x + bend * size * 0.15,
    y - size * 0.62,
    tipX,
    tipY,
    x + bend * size * 0.8,
    y + (side ? size * 0.08 : -size * 0.4),
    x,
    y,
  ].map(Math.round)
  return `M${Math.round(x)} ${Math.round(y)}Q${numbers.slice(0, 4).join(' ')}Q${numbers.slice(4).join(' ')}z`
}

/** Something warm on the table, and what rises from it. */
export function steam(random: Random, w: number, h: number): Shape[] {
  const table = h * 0.8
  const shapes: Shape[] = [
    { d: circle(w * random.between(0.3, 0.7), h * 0.46, h * 0.32), tone: 'art3' },
    { d: `M0 ${Math.round(table)}H${w}V${Math.round(h)}H0z`, tone: 'art1' },
  ]
  const things = Math.max(1, Math.round((w / h) * 1.55))
  const slot = w / things
  for (let at = 0; at < things; at++) {
    const x = slot * (at + 0.5) + random.between(-0.06, 0.06) * slot
    const size = Math.min(slot * 0.38, h * 0.34) * random.between(0.9, 1.1)
    const draw = (at + random.whole(0, 1)) % 2 ? loaf : cup
    shapes.push(...draw(x, table, size, at % 2 ? 'art2' : 'primary'))
    for (let wisp = -1; wisp <= 1; wisp++) {
      const wx = x + wisp * size * 0.42
      const from = table - size * 1.12
      const reach = random.between(0.75, 1.1) * (wisp ? 0.8 : 1.1)
      const points = Array.from({ length: 13 }, (_, i) => {
        const sway = Math.sin(i * 0.62 + wisp + at) * size * 0.14
        return [wx + sway, from - i * size * 0.08 * reach] as const
      })
      shapes.push({ d: smooth(points), tone: wisp ? 'art2' : 'accent', line: wisp ? 5 : 8 })
    }
  }
  return shapes
}

function cup(x: number, y: number, size: number, tone: Tone): Shape[] {
  const [left, top, s] = [x - size * 0.6, y - size * 0.92, size].map(Math.round) as [
    number,
    number,
    number,
  ]
  const bowl = `M${left} ${top}h${Math.round(s * 1.2)}v${Math.round(s * 0.3)}a${Math.round(s * 0.6)} ${Math.round(s * 0.6)} 0 0 1 ${Math.round(-s * 1.2)} 0z`
  const handle = `M${Math.round(x + s * 0.58)} ${Math.round(top + s * 0.12)}a${Math.round(s * 0.26)} ${Math.round(s * 0.26)} 0 1 1 ${Math.round(-s * 0.08)} ${Math.round(s * 0.5)}`
  const saucer = `M${Math.round(x - s * 0.85)} ${Math.round(y - s * 0.06)}h${Math.round(s * 1.7)}`
  return [
    { d: handle, tone, line: Math.round(s * 0.11) },
    { d: bowl, tone },
    { d: saucer, tone: 'ink', line: Math.round(s * 0.09) },
  ]
}

function loaf(x: number, y: number, size: number, tone: Tone): Shape[] {
  const [left, width, height] = [x - size * 0.95, size * 1.9, size * 0.95].map(Math.round) as [
    number,
    number,
    number,
  ]
  const bread = `M${left} ${Math.round(y)}c${Math.round(-width * 0.04)} ${-height} ${Math.round(width * 0.2)} ${-height} ${Math.round(width / 2)} ${-height}s${Math.round(width * 0.54)} 0 ${Math.round(width / 2)} ${height}z`
  const scores = [-0.42, 0, 0.42]
    .map(
      (at) =>
        `M${Math.round(x + at * size - size * 0.1)} ${Math.round(y - height * 0.42)}q${Math.round(size * 0.05)} ${Math.round(-height * 0.3)} ${Math.round(size * 0.22)} ${Math.round(-height * 0.34)}`,
    )
    .join('')
  return [
    { d: bread, tone },
    { d: scores, tone: 'art3', line: Math.round(size * 0.08) },
  ]
}
