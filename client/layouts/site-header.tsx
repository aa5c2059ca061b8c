import { ColourModeMenu } from '#client/features/site/colour-mode-menu.tsx'
import { LanguageMenu } from '#client/features/site/language-menu.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { RenderedOnce } from '#client/platform/rendered-once.tsx'
import { Disclosure, disclosureItem } from '#client/ui/disclosure.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'

const links = [
  { to: '/generate', text: 'nav.newPage' },
  { to: '/#how', text: 'nav.how' },
  { to: '/ai-website-builder', text: 'nav.builder' },
] as const

/** Name, ways to the main screens, language, colours. Needs no script to work. */
export function SiteHeader() {
  const { t } = useI18n()
  return (
    <header
      data-bars={1}
      className="page-width relative z-30 flex h-16 items-center justify-between gap-2"
    >
      <Link to="/" aria-label={t('site.home')} className="flex items-center gap-2.5 rounded-md">
        <Mark size={30} />
        <span className="font-display text-xl">{t('site.name')}</span>
      </Link>
      <nav aria-label={t('nav.label')} className="flex items-center gap-1">
        <RenderedOnce name="site.header.links" className="contents">
          {links.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              className="rounded-md px-3 py-2 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-sunken max-lg:hidden"
            >
              {t(text)}
            </Link>
          ))}
          <Link
            to="/history"
            className="flex h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-sunken max-xs:hidden"
          >
            <Icon name="history" />
            <span className="max-sm:sr-only">{t('nav.history')}</span>
          </Link>
        </RenderedOnce>
        <LanguageMenu />
        <RenderedOnce name="site.header.menus" className="contents">
          <ColourModeMenu />
          <div className="lg:hidden">
            <Disclosure label={t('nav.menu')} summary={<Icon name="menu" />}>
              {links.map(({ to, text }) => (
                <Link key={to} to={to} className={disclosureItem}>
                  {t(text)}
                </Link>
              ))}
              <Link to="/history" className={disclosureItem}>
                {t('nav.history')}
              </Link>
            </Disclosure>
          </div>
        </RenderedOnce>
      </nav>
    </header>
  )
}
