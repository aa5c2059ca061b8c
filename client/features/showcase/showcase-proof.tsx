import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { locales } from '#shared/locales.ts'
import type { ShowcaseCard } from '#shared/showcase.ts'
import { ShowcaseFrame, showcaseAddress } from './showcase-frame.tsx'

/** What was typed, and the real page it became: the visitor's language where there is one. */
export function ShowcaseProof({ pages }: { pages: ShowcaseCard[] }) {
  const { t, locale } = useI18n()
  const page = pages.find(({ language }) => language === locale) ?? pages[0]
  if (!page) return null
  return (
    <figure className="group relative">
      <div className="relative z-10 mr-6 -mb-8 flex gap-3 rounded-lg border border-line bg-raised p-4 shadow-float sm:mr-16">
        <Icon name="pencil" size={18} className="mt-0.5 text-accent" />
        <p className="line-clamp-4 text-sm" lang={locales[page.language].tag}>
          {page.brief}
        </p>
      </div>
      <ShowcaseFrame page={page} className="ml-4 aspect-4/3 shadow-float sm:ml-10" />
      <figcaption className="mt-3 ml-4 text-sm text-muted sm:ml-10">
        <a
          href={showcaseAddress(page)}
          className="inline-flex items-center gap-1.5 after:absolute after:inset-0 after:rounded-lg"
        >
          {t('marketing.proof')}
          <Icon name="arrow-up-right" size={16} />
        </a>
      </figcaption>
    </figure>
  )
}
