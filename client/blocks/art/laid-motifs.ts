import type { Random } from './random.ts'
import { around, slots, turns } from './round.ts'
import { circle, type Shape, type Tone } from './shape.ts'

/** A laid table from above: plates, what is on them, fork and knife. */
export function plates(random: Random, w: number, h: number): Shape[] {
  const rims: Tone[] = ['primary', 'art2', 'accent']
  const first = random.whole(0, 2)
  const laid = slots(random, w, h, 0.98).flatMap(({ at, x, room }) => {
    // With fork and knife beside it, each plate keeps to itself however close its neighbour stands.
    const r = room * random.between(0.3, 0.335)
    const y = h * random.between(0.46, 0.54)
    const tone = rims[(first + at) % rims.length] ?? 'primary'
    const left = Math.round(x - r * 1.15)
    const [top, length] = [Math.round(y - r * 0.8), Math.round(r * 1.6)]
    const prong = Math.round(r * 0.09)
    const fork = [-prong, 0, prong].map((dx) => `M${left + dx} ${top}v${Math.round(r * 0.5)}`)
    const line = Math.max(4, Math.round(r * 0.05))
    return [
      { d: circle(x, y, r), tone },
      { d: circle(x, y, r * 0.84), tone: 'paper' },
      { d: circle(x, y, r * 0.62), tone: 'art3' },
      ...servings(random, x, y, r * 0.56),
      { d: `${fork.join('')}M${left} ${top}v${length}`, tone: 'ink', line },
      { d: `M${Math.round(x + r * 1.15)} ${top}v${length}`, tone: 'ink', line: line * 2 },
    ] satisfies Shape[]
  })
  return [...cloth(w, h), ...laid]
}

/** Woven checks, darker where two stripes cross. */
function cloth(w: number, h: number): Shape[] {
  const stripe = 44
  const [columns, rows] = [Math.ceil(w / stripe / 2), Math.ceil(h / stripe / 2)]
  const at = (index: number) => stripe * (2 * index + 0.5)
  const down = Array.from({ length: columns }, (_, index) => `M${at(index)} 0v${h}`)
  const across = Array.from({ length: rows }, (_, index) => `M0 ${at(index)}h${w}`)
  return [
    { d: down.join(''), tone: 'art1', line: stripe },
    { d: across.join(''), tone: 'art3', line: stripe },
  ]
}

/** Slices, halves or berries, laid in a ring. */
function servings(random: Random, x: number, y: number, r: number): Shape[] {
  const angles = turns(random.whole(3, 6), random.between(0, 6))
  const tones: Tone[] = random
    .pick([
      ['primary', 'accent'],
      ['accent', 'art2'],
      ['art2', 'primary'],
    ] as const)
    .slice()
  const size = r * random.between(0.34, 0.46)
  const half = (cx: number, cy: number) => {
    const [left, radius] = [Math.round(cx - size), Math.round(size)]
    return `M${left} ${Math.round(cy)}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`
  }
  const draw = random.pick([half, (cx: number, cy: number) => circle(cx, cy, size * 0.8)])
  return tones.map((tone, which) => ({
    d: angles
      .filter((_, at) => at % 2 === which)
      .map((angle) => draw(...around(x, y, r * 0.6, angle)))
      .join(''),
    tone,
  }))
}

/** Wheels and discs of many sizes, standing on one line, in a tall picture on two. */
export function wheels(random: Random, w: number, h: number): Shape[] {
  const sun: Shape = { d: circle(w * random.between(0.2, 0.8), h * 0.3, h * 0.2), tone: 'art3' }
  const floors = h > w * 0.8 ? [0.47, 0.94] : [0.86]
  const room = h / floors.length
  return [sun, ...floors.flatMap((share) => rowOfWheels(random, w, h * share, room))]
}

function rowOfWheels(random: Random, w: number, floor: number, room: number): Shape[] {
  const shelf = `M0 ${Math.round(floor)}H${w}v${Math.round(room * 0.14)}H0z`
  const shapes: Shape[] = [{ d: shelf, tone: 'art1' }]
  const tones: Tone[] = ['primary', 'art2', 'accent']
  const first = random.whole(0, 2)
  let x = -room * random.between(0, 0.16)
  for (let at = 0; x < w; at++) {
    const r = room * random.between(0.14, at % 2 ? 0.24 : 0.38)
    const tone = tones[(first + at) % tones.length] ?? 'primary'
    shapes.push(...wheel(random, x + r, floor - r, r, tone))
    x += 2 * r + room * 0.02
  }
  return shapes
}

function wheel(random: Random, x: number, y: number, r: number, tone: Tone): Shape[] {
  const line = Math.round(r * 0.17)
  const angles = turns(random.pick([5, 6, 8, 12]), random.between(0, 1))
  const spokes = angles.map((angle) => {
    const [from, to] = [around(x, y, r * 0.2, angle), around(x, y, r * 0.78, angle)]
    return `M${from.join(' ')}L${to.join(' ')}`
  })
  const ring: Shape = { d: circle(x, y, r - line / 2), tone, line }
  const hub: Shape = { d: circle(x, y, r * 0.2), tone: tone === 'accent' ? 'primary' : 'accent' }
  if (random.chance(0.35)) {
    const grooves = [0.72, 0.58, 0.44].map((share) => circle(x, y, r * share)).join('')
    const disc: Shape = { d: circle(x, y, r), tone }
    return [disc, { d: grooves, tone: 'art1', line: 2 }, { ...hub, d: circle(x, y, r * 0.27) }]
  }
  const bars: Shape = { d: spokes.join(''), tone: 'ink', line: Math.max(2, Math.round(r * 0.05)) }
  return [{ d: circle(x, y, r - line), tone: 'art3' }, bars, ring, hub]
}
