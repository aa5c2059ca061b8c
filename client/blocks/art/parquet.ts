import type { Random } from './random.ts'
import type { Shape, Tone } from './shape.ts'

/** Boards are this many times as long as wide. */
const ratio = 4

/** A floor of boards laid in a herringbone, with the grain of the wood in some of them. */
export function parquet(random: Random, w: number, h: number): Shape[] {
  const unit = Math.min(w, h) / random.between(8, 10)
  const tones: Tone[] = ['art1', 'art1', 'art2', 'art2', 'primary', 'art3']
  const bright = random.whole(3, 5)
  const boards: Partial<Record<Tone, string>> = {}
  let grain = ''
  layBoards(w, h, unit).forEach((board, index) => {
    const tone = index % 11 === bright ? 'accent' : random.pick(tones)
    boards[tone] = (boards[tone] ?? '') + outline(board, unit)
    if (tone !== 'art3' && random.chance(0.4)) grain += fibres(board, unit)
  })
  const laid = Object.entries(boards).map(([tone, d]) => ({ d, tone: tone as Tone }))
  return [...laid, { d: grain, tone: 'art3', line: 2 }]
}

interface Board {
  /** Its first corner in units, before the floor is turned by 45°. */
  x: number
  y: number
  upright: boolean
}

/** The boards that touch the picture: in each row one begins where the diagonal comes round again. */
function layBoards(w: number, h: number, unit: number): Board[] {
  const reach = Math.ceil((w + h) / unit)
  const boards: Board[] = []
  for (let y = -reach; y < reach; y++) {
    for (let x = -ratio; x < reach; x++) {
      const place = (((x - y) % (2 * ratio)) + 2 * ratio) % (2 * ratio)
      if (place !== 0 && place !== 2 * ratio - 1) continue
      const board = { x, y, upright: place !== 0 }
      const [cx, cy] = turned(board, unit, ratio / 2, 0.5)
      if (cx > -2 * unit && cy > -2 * unit && cx < w + 2 * unit && cy < h + 2 * unit)
        boards.push(board)
    }
  }
  return boards
}

/** A point so far along and across a board, in pixels. */
function turned({ x, y, upright }: Board, unit: number, along: number, across: number) {
  const [u, v] = upright ? [x + across, y + along] : [x + along, y + across]
  return [
    Math.round((u - v) * unit * Math.SQRT1_2),
    Math.round((u + v) * unit * Math.SQRT1_2),
  ] as const
}

function outline(board: Board, unit: number): string {
  const gap = 1.5 / unit
  const corners = [
    [gap, gap],
    [ratio - gap, gap],
    [ratio - gap, 1 - gap],
    [gap, 1 - gap],
  ] as const
  return `M${corners.map(([along, across]) => turned(board, unit, along, across).join(' ')).join('L')}z`
}

function fibres(board: Board, unit: number): string {
  const line = (from: number, to: number, across: number) =>
    `M${turned(board, unit, from, across).join(' ')}L${turned(board, unit, to, across).join(' ')}`
  return line(0.5, 2.6, 0.35) + line(1.4, 3.5, 0.66)
}
