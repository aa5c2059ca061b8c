import type { Theme } from '#shared/page/theme.ts'
import type { Ground } from '../grounds.ts'
import type { Motif } from './motifs.ts'
import { seededRandom } from './random.ts'
import { smooth } from './shape.ts'

/** An edge from left to right, 1200 wide and 40 high, in the shapes of the page's drawings. */
type Edge = (seed: string) => string

const scallops: Edge = () => `M0 20${'q25-24 50 0'.repeat(24)}`
const gables: Edge = () => `M0 26${'l20-16 20 16'.repeat(30)}`

const swell: Edge = (seed) => {
  const random = seededRandom(`divider-${seed}`)
  return smooth(Array.from({ length: 6 }, (_, i) => [i * 240, random.between(6, 32)] as const))
}

const slope: Edge = (seed) => {
  const [from, to] = seededRandom(`divider-${seed}`).chance(0.5) ? [4, 36] : [36, 4]
  return `M0 ${from}L1200 ${to}`
}

const edges: Record<Motif, Edge> = {
  waves: swell,
  contours: swell,
  leaves: swell,
  steam: swell,
  petals: scallops,
  plates: scallops,
  arches: scallops,
  wheels: slope,
  bolts: slope,
  ledger: slope,
  skyline: gables,
  tiles: gables,
  parquet: gables,
}

/** Whether a page's grounds meet in a drawn edge; sober and loud moods keep the straight line. */
function drawnIn({ mood, art }: Theme): boolean {
  return mood === 'warm' || mood === 'playful' || (mood === 'calm' && edges[art.motif] === swell)
}

interface DividerProps {
  from: Ground
  to: Ground
  theme: Theme
  /** Of the place: edges of one page are of one kind, but no two swells are alike. */
  seed: string
}

/** A quiet edge where two grounds meet. */
export function Divider({ from, to, theme, seed }: DividerProps) {
  const { art } = theme
  if (from === to || !drawnIn(theme)) return null
  return (
    <svg
      className={`divider on-${from}`}
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={`g-${to}`} d={`${edges[art.motif](`${art.seed}-${seed}`)}V41H0z`} />
    </svg>
  )
}
