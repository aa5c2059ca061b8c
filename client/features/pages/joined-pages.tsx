import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Link } from '#client/ui/link.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { routePath } from '#shared/routes.ts'
import type { JoinedPage } from '#shared/shares.ts'
import { wholeCard } from './card-title.tsx'
import { RelativeTime } from './relative-time.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The pages of others a person edits, apart from their own. */
export function JoinedPages({ given }: { given: readonly JoinedPage[] }) {
  const { t } = useI18n()
  const [pages, setPages] = useState(given)
  const leave = useLeave((slug) => setPages((known) => known.filter((it) => it.slug !== slug)))
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="joined" className="grid gap-4">
      <h2 id="joined" tabIndex={-1} className="text-2xl outline-none">
        {t('history.joined.title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5 md:max-lg:grid-cols-2">
        {pages.map((page) => (
          <li key={page.slug}>
            <JoinedCard page={page} onLeave={() => void leave(page)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function JoinedCard({ page, onLeave }: { page: JoinedPage; onLeave: () => void }) {
  const { t } = useI18n()
  const date = useDate()
  const navigate = useNavigate()
  const { slug, rev, colour, expiresAt } = page
  const title = page.name || t('history.untitled')
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised transition-colors duration-150 hover:border-line-strong">
      <Thumbnail slug={slug} rev={rev} title={title} cover={{ title, colour }} />
      <div className="flex grow flex-col justify-between gap-2 border-t border-line p-4 pr-2">
        <div className="flex min-h-8 items-start justify-between gap-2">
          <h3 className="min-w-0 pt-1 font-text text-base leading-snug font-medium tracking-normal">
            <Link
              to={routePath('generate', { slug })}
              className={`line-clamp-2 rounded-sm ${wholeCard}`}
            >
              {title}
            </Link>
          </h3>
          <Menu
            trigger={
              <Button
                variant="ghost"
                size="sm"
                icon="ellipsis"
                aria-label={t('history.actions', { title })}
                className="relative z-10"
              />
            }
            items={[
              {
                label: t('history.versions'),
                icon: 'history',
                onSelect: () => navigate(routePath('historyPage', { slug })),
              },
              { label: t('history.joined.leave'), icon: 'x', danger: true, onSelect: onLeave },
            ]}
          />
        </div>
        <div className="flex min-h-8 flex-wrap items-center gap-2 pr-2 text-sm text-muted">
          <Chip label={t('share.access.edit')} value="" tone="accent" />
          {expiresAt !== null && <span>{t('share.list.until', { date: date(expiresAt) })}</span>}
          <RelativeTime time={page.updatedAt} />
        </div>
      </div>
    </article>
  )
}

function useLeave(onLeft: (slug: string) => void) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const { confirm } = useDialogs()
  return async ({ slug, name }: JoinedPage) => {
    const title = name || t('history.untitled')
    const agreed = await confirm(t('history.joined.leaveText'), {
      title: t('history.joined.leaveTitle', { title }),
      ok: t('history.joined.leave'),
    })
    if (!agreed) return
    try {
      await api.call('leavePage', { params: { slug } })
      onLeft(slug)
      // The card that had the focus is gone.
      document.getElementById('joined')?.focus()
      toast(t('history.joined.left', { title }), { kind: 'success' })
    } catch (error) {
      console.error('The page could not be left', error)
      toast(t('history.failed'), { kind: 'error', duration: 6000 })
    }
  }
}
