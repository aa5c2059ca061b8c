import { useI18n } from '#client/platform/i18n.tsx'
import { locales } from '#shared/locales.ts'
import type { ShowcaseCard } from '#shared/showcase.ts'
import { ShowcaseFrame, showcaseAddress } from './showcase-frame.tsx'

/** Real pages, small and alive; the visitor's own language first. */
export function ShowcaseGrid({ pages }: { pages: ShowcaseCard[] }) {
  const { locale } = useI18n()
  const ordered = [
    ...pages.filter((page) => page.language === locale),
    ...pages.filter((page) => page.language !== locale),
  ]
  return (
    <ul className="showcase -mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-4 *:w-[78%] *:shrink-0 *:snap-center sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 sm:overflow-visible sm:px-0 sm:*:w-auto lg:grid-cols-3">
      {ordered.map((page) => (
        <li key={page.language}>
          <ShowcaseItem page={page} />
        </li>
      ))}
    </ul>
  )
}

function ShowcaseItem({ page }: { page: ShowcaseCard }) {
  const { t } = useI18n()
  const { language, title, kind, brief } = page
  const { tag, name } = locales[language]
  return (
    <article className="group relative">
      <ShowcaseFrame page={page} className="aspect-4/5" />
      <div className="mt-4 grid gap-1">
        <p className="text-sm text-muted" lang={tag}>
          {name}
          {kind && ` · ${kind}`}
        </p>
        <h3 className="text-xl" lang={tag}>
          <a
            href={showcaseAddress(page)}
            aria-label={t('home.showcase.open', { title })}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
          </a>
        </h3>
        <p className="line-clamp-3 text-sm text-muted" lang={tag}>
          {brief}
        </p>
      </div>
    </article>
  )
}
