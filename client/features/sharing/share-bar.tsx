import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { routePath } from '#shared/routes.ts'

export interface ShareBarProps {
  title: string
  note?: ReactNode
  /** What the title is: below the bar there may be a heading that says more. */
  level?: 'h1' | 'p'
}

/** The slim bar over a shared page. */
export function ShareBar({ title, note, level: Title = 'h1' }: ShareBarProps) {
  const { t } = useI18n()
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-3">
      <Link
        to={routePath('home')}
        aria-label={t('share.view.home')}
        title={t('share.view.home')}
        className="rounded-sm p-0.5"
      >
        <Mark size={22} />
      </Link>
      <Title className="min-w-0 truncate font-text text-sm font-medium tracking-normal">
        {title || t('share.view.frame')}
      </Title>
      {note && <p className="ml-auto shrink-0 text-xs text-muted">{note}</p>}
    </header>
  )
}
