import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { blankFills, foldSheet } from './folded-paper.ts'

export interface EmptyStateProps {
  /** Of its title: the first one where it is the whole screen. */
  level?: 'h1' | 'h2'
  /** "No data", where nothing better can be said. */
  title?: string
  /** Whether there is something, only not what was looked for: "No matching data". */
  isFiltered?: boolean
  text?: string
  action?: ReactNode
}

/** What stands where there is nothing yet: a blank folded sheet, one line, and a way on. */
export function EmptyState({
  level: Heading = 'h2',
  title,
  isFiltered = false,
  text,
  action,
}: EmptyStateProps) {
  const { t } = useI18n()
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
      <Heading className="text-2xl">
        {title ?? t(isFiltered ? 'common.noMatchingData' : 'common.noData')}
      </Heading>
      {text && <p className="text-balance text-muted">{text}</p>}
      {action && <div className="mt-3 grid w-full justify-items-center">{action}</div>}
    </div>
  )
}
