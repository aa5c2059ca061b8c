import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Chip } from '#client/ui/chip.tsx'
import { Link } from '#client/ui/link.tsx'
import { locales } from '#shared/locales.ts'
import { endOfTrash, type ListedPage, type PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { RelativeTime } from './relative-time.tsx'

/** Where a page stands: public or put away, its unread messages, its languages, its age. */
export function CardState({ page }: { page: ListedPage }) {
  const { t } = useI18n()
  const date = useDate()
  const { state, slug, unread, trashedAt } = page
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2 pr-2 text-sm text-muted">
      {state === 'published' && (
        <Chip label={t('history.state.published')} value="" tone="success" />
      )}
      {state === 'published' && page.publishedRev !== page.rev && (
        <Chip label={t('history.state.changed')} value="" tone="warning" />
      )}
      {unread > 0 && state !== 'trashed' && (
        <Link
          to={`${routePath('settings', { slug })}#messages`}
          className="relative z-10 rounded-full"
        >
          <Chip label={t('history.unread', { count: unread })} value="" tone="accent" />
        </Link>
      )}
      {trashedAt !== null && (
        <span className="w-full">
          {t('history.restorable', {
            date: date(endOfTrash(trashedAt), { dateStyle: 'medium' }),
          })}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-2">
        <Languages page={page} />
        <RelativeTime time={page.updatedAt} />
      </span>
    </div>
  )
}

function Languages({ page }: { page: PageSummary }) {
  return page.locales.map((code) => (
    <abbr
      key={code}
      lang={locales[code].tag}
      title={locales[code].name}
      className="rounded-sm border border-line px-1.5 text-xs uppercase no-underline"
    >
      {locales[code].tag}
    </abbr>
  ))
}
