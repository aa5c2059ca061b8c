import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { routePath } from '#shared/routes.ts'

/** The slim bar over a shared page. */
export function ShareBar({ title, note }: { title: string; note?: ReactNode }) {
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
      <h1 className="min-w-0 truncate font-text text-sm font-medium tracking-normal">
        {title || t('share.view.frame')}
      </h1>
      {note && <p className="ml-auto shrink-0 text-xs text-muted">{note}</p>}
    </header>
  )
}
