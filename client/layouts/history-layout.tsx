import '#client/ui/work-icons.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Outlet } from '#client/platform/router.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { routePath } from '#shared/routes.ts'

/** A page's versions: one column and the way back. */
export function Layout() {
  const { t } = useI18n()
  return (
    <>
      <header data-bars={1} className="flex h-14 items-center gap-3 border-b border-line px-4">
        <Link to={routePath('home')} aria-label={t('site.home')} className="rounded-sm p-1">
          <Mark size={26} />
        </Link>
        <ButtonLink variant="ghost" size="sm" icon="arrow-left" to={routePath('history')}>
          {t('history.page.back')}
        </ButtonLink>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-4xl px-4 py-10 outline-none sm:px-6"
      >
        <Outlet />
      </main>
    </>
  )
}
