import type { ReactNode } from 'react'
import { blankFills, foldSheet } from './folded-paper.ts'

export interface EmptyStateProps {
  title: string
  text?: string
  action?: ReactNode
}

/** What stands where there is nothing yet: a blank folded sheet, one line, and a way on. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center">
      <svg aria-hidden viewBox="-1 -1 92 66" width={138} height={99} className="mb-3">
        {foldSheet(5, 3, 18).map(({ points, shade, row, column }) => (
          <polygon
            key={points}
            points={points}
            className={row === 1 && column === 2 ? 'fill-primary-400' : blankFills[shade]}
          />
        ))}
      </svg>
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
