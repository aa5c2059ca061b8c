import { useState } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { locales } from '#shared/locales.ts'
import { type ListedPage, type PageSummary, trashDays } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { editorPath } from './editor-path.ts'
import { RelativeTime } from './relative-time.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { TitleField } from './title-field.tsx'
import { useCardItems } from './use-card-items.ts'

const dayMs = 86_400_000

export interface PageCardActions {
  onTrash: (page: PageSummary) => void
  onRestore: (page: PageSummary) => void
  onDuplicate: (page: PageSummary) => void
  /** For ever, out of the trash. */
  onErase: (page: PageSummary) => void
  onRename: (page: PageSummary, title: string) => void
}

export interface PageCardProps extends PageCardActions {
  page: ListedPage
  /** While pages are being chosen: whether this one is, and how to change it. */
  choosing: { isChosen: boolean; onToggle: () => void } | null
}

/** One page: how it looks, what it is called, where it stands. */
export function PageCard({ page, choosing, ...actions }: PageCardProps) {
  const { t } = useI18n()
  const [isRenaming, setIsRenaming] = useState(false)
  const items = useCardItems(page, actions, () => setIsRenaming(true))
  const title = page.title || t('history.untitled')
  const rename = (next: string) => {
    setIsRenaming(false)
    actions.onRename(page, next)
  }
  return (
    <article
      className={`group relative overflow-hidden rounded-lg border bg-raised transition-colors duration-150 hover:border-line-strong ${choosing?.isChosen ? 'border-accent' : 'border-line'}`}
    >
      <div className={page.state === 'trashed' ? 'opacity-50 grayscale' : ''}>
        <Thumbnail slug={page.slug} rev={page.rev} title={title} />
      </div>
      <div className="grid gap-2 border-t border-line p-4 pr-2">
        <div className="flex min-h-8 items-start justify-between gap-2">
          {isRenaming ? (
            <TitleField title={page.title} onDone={rename} onCancel={() => setIsRenaming(false)} />
          ) : (
            <CardTitle page={page} title={title} choosing={choosing} />
          )}
          {!choosing && (
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
              items={items}
            />
          )}
        </div>
        <CardState page={page} />
      </div>
    </article>
  )
}

/** The whole card is the link, or the box to tick. */
const wholeCard =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'

function CardTitle({
  page,
  title,
  choosing,
}: Pick<PageCardProps, 'page' | 'choosing'> & { title: string }) {
  const heading = 'min-w-0 pt-1 font-text text-base leading-snug font-medium tracking-normal'
  if (choosing)
    return (
      <h2 className={heading}>
        <label className={`flex items-start gap-2.5 ${wholeCard}`}>
          <input
            type="checkbox"
            checked={choosing.isChosen}
            onChange={choosing.onToggle}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <span className="line-clamp-2">{title}</span>
        </label>
      </h2>
    )
  return (
    <h2 className={heading}>
      {page.state === 'trashed' ? (
        <span className="line-clamp-2">{title}</span>
      ) : (
        <Link to={editorPath(page)} className={`line-clamp-2 rounded-sm ${wholeCard}`}>
          {title}
        </Link>
      )}
    </h2>
  )
}

function CardState({ page }: { page: ListedPage }) {
  const { t, date } = useI18n()
  const { state, slug, unread, trashedAt } = page
  return (
    <div className="flex flex-wrap items-center gap-2 pr-2 text-sm text-muted">
      {state === 'published' && (
        <Chip label={t('history.state.published')} value="" tone="success" />
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
            date: date(trashedAt + trashDays * dayMs, { dateStyle: 'medium' }),
          })}
        </span>
      )}
      <Languages page={page} />
      <RelativeTime time={page.updatedAt} />
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
