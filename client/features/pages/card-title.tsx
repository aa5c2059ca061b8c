import { Link } from '#client/ui/link.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import { editorPath } from './editor-path.ts'

export interface Choosing {
  isChosen: boolean
  onToggle: () => void
}

interface CardTitleProps {
  page: PageSummary
  title: string
  choosing: Choosing | null
}

/** The whole card is the link, or the box to tick. */
export const wholeCard =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'

/** What a page is called: opens it, or chooses it. */
export function CardTitle({ page, title, choosing }: CardTitleProps) {
  const heading = 'min-w-0 pt-1 font-text text-base leading-snug font-medium tracking-normal'
  if (choosing)
    return (
      <h2 className={heading}>
        <label className={`flex items-start gap-2.5 ${wholeCard}`}>
          <input
            type="checkbox"
            checked={choosing.isChosen}
            onChange={choosing.onToggle}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <span className="line-clamp-2">{title}</span>
        </label>
      </h2>
    )
  return (
    <h2 className={heading}>
      {page.state === 'trashed' ? (
        <span className="line-clamp-2">{title}</span>
      ) : (
        <Link to={editorPath(page)} className={`line-clamp-2 rounded-sm ${wholeCard}`}>
          {title}
        </Link>
      )}
    </h2>
  )
}
