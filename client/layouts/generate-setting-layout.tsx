import '#client/ui/work-icons.ts'
import { ColourModeMenu } from '#client/features/site/colour-mode-menu.tsx'
import { LanguageMenu } from '#client/features/site/language-menu.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { Outlet } from '#client/platform/router.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { routePath } from '#shared/routes.ts'

const links = [
  { to: routePath('history'), text: 'history.title', icon: 'file-text' },
  { to: routePath('generate'), text: 'history.new', icon: 'plus' },
] as const

/** A person's own screens: a quiet list at the side, on a narrow screen on top. */
export function Layout() {
  const { t } = useI18n()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_1fr]">
      <header
        data-bars={1}
        className="flex items-center gap-1 border-line px-4 max-lg:h-14 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-6 lg:border-r lg:px-3 lg:py-4"
      >
        <Link
          to={routePath('home')}
          aria-label={t('site.home')}
          className="flex items-center gap-2.5 rounded-md lg:px-2.5"
        >
          <Mark size={28} />
          <span className="font-display text-lg max-xs:hidden">{t('site.name')}</span>
        </Link>
        <nav
          aria-label={t('history.nav')}
          className="flex grow gap-1 max-lg:justify-end lg:flex-col"
        >
          {links.map(({ to, text, icon }) => (
            <Link
              key={to}
              to={to}
              marksCurrent
              className="flex h-10 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:text-text"
            >
              <Icon name={icon} />
              <span className="max-sm:sr-only">{t(text)}</span>
            </Link>
          ))}
        </nav>
        <div className="flex items-center lg:justify-between">
          <LanguageMenu />
          <ColourModeMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        <Outlet />
      </main>
    </div>
  )
}
