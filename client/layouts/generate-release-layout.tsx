import '#client/ui/work-icons.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Outlet } from '#client/platform/router.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { routePath } from '#shared/routes.ts'

/** The older generator's frame: a line that offers the new one, a plain head, one column. */
export function Layout() {
  const { t } = useI18n()
  return (
    <>
      <aside className="border-b border-line bg-sunken px-4 py-2.5 text-center text-sm text-balance">
        {t('older.line')}{' '}
        <Link
          to={routePath('generate')}
          className="inline-block font-medium underline underline-offset-3"
        >
          {t('older.lineLink')}
        </Link>
      </aside>
      <header
        data-bars={1}
        className="mx-auto flex max-w-5xl items-center justify-between gap-4 border-b border-line px-4 py-3 sm:px-6"
      >
        <div className="flex items-center gap-2">
          <Link to={routePath('home')} aria-label={t('site.home')} className="rounded-sm p-1">
            <Mark size={24} />
          </Link>
          <p className="text-sm text-muted">{t('older.title')}</p>
        </div>
        <Link
          to={routePath('history')}
          className="text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {t('history.title')}
        </Link>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-5xl px-4 py-10 outline-none sm:px-6"
      >
        <Outlet />
      </main>
    </>
  )
}
