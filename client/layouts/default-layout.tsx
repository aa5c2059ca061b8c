import { useI18n } from '#client/platform/i18n.tsx'
import { Outlet } from '#client/platform/router.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The public screens: header, screen, footer. */
export function Layout() {
  const { t } = useI18n()
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-60"
      >
        {t('site.skip')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
