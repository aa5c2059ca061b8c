import type { Theme } from '#shared/page/theme.ts'
import type { Ground } from '../grounds.ts'
import { seededRandom } from './random.ts'
import { smooth } from './shape.ts'

interface DividerProps {
  from: Ground
  to: Ground
  mood: Theme['mood']
  seed: string
}

/** A soft edge where two grounds meet; moods that like straight edges have none. */
export function Divider({ from, to, mood, seed }: DividerProps) {
  if (from === to || (mood !== 'warm' && mood !== 'playful')) return null
  const edge = mood === 'warm' ? hill(seed) : scallops
  return (
    <svg
      className={`divider on-${from}`}
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={`g-${to}`} d={`${edge}V41H0z`} />
    </svg>
  )
}

const scallops = `M0 20${'q25-24 50 0'.repeat(24)}`

function hill(seed: string): string {
  const random = seededRandom(`divider-${seed}`)
  return smooth(Array.from({ length: 6 }, (_, i) => [i * 240, random.between(6, 32)] as const))
}
