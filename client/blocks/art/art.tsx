import { each } from '../parts/each.tsx'
import { drawMotif, type Motif } from './motifs.ts'

interface ArtProps {
  motif: Motif
  seed: string | number
  width: number
  height: number
}

/** Drawn art of the page's motif. Decoration: its colours are the theme's, it has no name. */
export function Art({ motif, seed, width, height }: ArtProps) {
  const [w, h] = [Math.round(width), Math.round(height)]
  return (
    <svg
      className="art"
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {each(drawMotif(motif, seed, w, h), ({ d, tone, line }) => (
        <path d={d} className={line ? `l-${tone}` : `t-${tone}`} strokeWidth={line} />
      ))}
    </svg>
  )
}
