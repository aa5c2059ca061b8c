import { foldSheet, paperFills } from './folded-paper.ts'

export interface MarkProps {
  /** In pixels. */
  size: number
  /** Unfolds facet by facet while work runs. */
  animated?: boolean
  className?: string
}

const facets = foldSheet(3, 3, 10)
const delays = ['', '[animation-delay:110ms]', '[animation-delay:220ms]', '[animation-delay:330ms]']
const later = ['[animation-delay:440ms]', '[animation-delay:550ms]']

/** The mark: a square folded into nine facets, one a language. Decoration: the name stands beside. */
export function Mark({ size, animated = false, className = '' }: MarkProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="-2 -0.5 34 34"
      className={`shrink-0 ${className}`}
    >
      {facets.map(({ column, row, points, shade }) => (
        <polygon
          key={points}
          points={points}
          className={`${paperFills[shade]} ${animated ? `animate-unfold ${[...delays, ...later][column + row]}` : ''}`}
        />
      ))}
    </svg>
  )
}
