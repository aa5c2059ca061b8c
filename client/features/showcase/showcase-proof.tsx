import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { ShowcaseCard } from '#shared/showcase.ts'
import { ShowcaseFrame, showcaseAddress } from './showcase-frame.tsx'

/** One real page beside an argument: the visitor's language where there is one. */
export function ShowcaseProof({ pages }: { pages: ShowcaseCard[] }) {
  const { t, locale } = useI18n()
  const page = pages.find(({ language }) => language === locale) ?? pages[0]
  if (!page) return null
  return (
    <figure className="group relative">
      <ShowcaseFrame page={page} className="aspect-4/3 shadow-float" />
      <figcaption className="mt-3 text-sm text-muted">
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
