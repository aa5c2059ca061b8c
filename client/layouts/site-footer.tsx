import { ConsentLink } from '#client/features/analytics/consent-link.tsx'
import { LanguageLinks } from '#client/features/site/language-links.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { RenderedOnce } from '#client/platform/rendered-once.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'

interface FooterLink {
  to: string
  text: string
  /** Answered by the server itself, not by a screen. */
  plain?: boolean
}

const columns: { title: string; links: FooterLink[] }[] = [
  {
    title: 'site.footer.product',
    links: [
      { to: '/generate', text: 'nav.newPage' },
      { to: '/history', text: 'nav.history' },
      { to: '/ai-website-builder', text: 'nav.builder' },
      { to: '/generate/v1', text: 'site.footer.older' },
    ],
  },
  {
    title: 'site.footer.operators',
    links: [
      { to: '/#operators', text: 'site.footer.selfHost' },
      { to: '/api/openapi.json', text: 'site.footer.api', plain: true },
      { to: '/healthz', text: 'site.footer.status', plain: true },
      { to: '/sitemap.xml', text: 'site.footer.sitemap', plain: true },
    ],
  },
  {
    title: 'site.footer.about',
    links: [
      { to: '/#how', text: 'nav.how' },
      { to: '/#questions', text: 'nav.questions' },
      { to: '/terms', text: 'nav.terms' },
      { to: '/privacy', text: 'nav.privacy' },
    ],
  },
]

const linkLook = 'rounded-sm text-muted transition-colors duration-150 hover:text-text'

export function SiteFooter() {
  const { t } = useI18n()
  const { analyticsId } = useSite()
  return (
    <footer className="mt-24 border-t border-line py-14 text-sm md:mt-32">
      <div className="page-width grid gap-12 lg:grid-cols-[2fr_3fr]">
        <div className="grid content-start gap-4">
          <Mark size={40} />
          <p className="max-w-64 text-muted">{t('site.tagline')}</p>
        </div>
        <RenderedOnce
          as="nav"
          name="site.footer"
          aria-label={t('site.footer.label')}
          className="grid grid-cols-1 gap-8 xs:grid-cols-2 sm:grid-cols-3"
        >
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </RenderedOnce>
      </div>
      <div className="page-width mt-12">
        <h2 className="sr-only">{t('site.footer.languages')}</h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-6">
          <LanguageLinks className={linkLook} currentClassName="font-medium text-text!" />
        </ul>
        {analyticsId && <ConsentLink className={`mt-6 ${linkLook}`} />}
      </div>
    </footer>
  )
}

function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  const { t } = useI18n()
  return (
    <div>
      <h2 className="mb-3 font-text text-sm font-medium tracking-normal">{t(title)}</h2>
      <ul className="grid gap-2">
        {links.map(({ to, text, plain }) => (
          <li key={to}>
            {plain ? (
              <a href={to} className={linkLook}>
                {t(text)}
              </a>
            ) : (
              <Link to={to} className={linkLook}>
                {t(text)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
