import { useNavigate } from 'react-router'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Link } from '#client/ui/link.tsx'
import { Menu, type MenuItem } from '#client/ui/menu.tsx'
import { locales } from '#shared/locales.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { editorPath } from './editor-path.ts'
import { RelativeTime } from './relative-time.tsx'
import { Thumbnail } from './thumbnail.tsx'

export interface PageCardActions {
  onTrash: (page: PageSummary) => void
  onRestore: (page: PageSummary) => void
  onDuplicate: (page: PageSummary) => void
}

/** One page: how it looks, what it is called, where it stands. */
export function PageCard({ page, ...actions }: PageCardActions & { page: PageSummary }) {
  const { t } = useI18n()
  const title = page.title || t('history.untitled')
  const isTrashed = page.state === 'trashed'
  const to = editorPath(page)
  return (
    <article className="group relative overflow-hidden rounded-lg border border-line bg-raised transition-colors duration-150 hover:border-line-strong">
      <div className={isTrashed ? 'opacity-50 grayscale' : ''}>
        <Thumbnail slug={page.slug} rev={page.rev} title={title} />
      </div>
      <div className="grid gap-2 border-t border-line p-4 pr-2">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 pt-1 font-text text-base leading-snug font-medium tracking-normal">
            {isTrashed ? (
              <span className="line-clamp-2">{title}</span>
            ) : (
              <Link
                to={to}
                className="line-clamp-2 rounded-sm after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {title}
              </Link>
            )}
          </h2>
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
            items={useCardItems(page, to, actions)}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 pr-2 text-sm text-muted">
          {page.state === 'published' && (
            <Chip label={t('history.state.published')} value="" tone="success" />
          )}
          {isTrashed && <Chip label={t('history.state.trashed')} value="" tone="warning" />}
          <Languages page={page} />
          <RelativeTime time={page.updatedAt} />
        </div>
      </div>
    </article>
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

function useCardItems(page: PageSummary, to: string, actions: PageCardActions): MenuItem[] {
  const { t, href } = useI18n()
  const navigate = useNavigate()
  const { slug } = page
  if (page.state === 'trashed') {
    const label = t('history.restore')
    return [{ label, icon: 'rotate-ccw', onSelect: () => actions.onRestore(page) }]
  }
  const view: MenuItem = {
    label: t('history.view'),
    icon: 'external-link',
    onSelect: () => void window.open(href('page', { slug }), '_blank', 'noopener'),
  }
  return [
    { label: t('history.edit'), icon: 'pencil', onSelect: () => navigate(to) },
    ...(page.state === 'published' ? [view] : []),
    {
      label: t('history.settings'),
      icon: 'settings',
      onSelect: () => navigate(routePath('settings', { slug })),
    },
    {
      label: t('history.versions'),
      icon: 'history',
      onSelect: () => navigate(routePath('historyPage', { slug })),
    },
    { label: t('history.duplicate'), icon: 'copy', onSelect: () => actions.onDuplicate(page) },
    {
      label: t('history.delete'),
      icon: 'trash-2',
      danger: true,
      onSelect: () => actions.onTrash(page),
    },
  ]
}
