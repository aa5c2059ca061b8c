import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { NameField } from '#client/ui/name-field.tsx'
import type { ListedPage, PageSummary } from '#shared/payloads.ts'
import { CardState } from './card-state.tsx'
import { CardTitle, type Choosing } from './card-title.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useCardItems } from './use-card-items.ts'

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
  choosing: Choosing | null
}

/** One page: how it looks, what it is called, where it stands. */
export function PageCard({ page, choosing, ...actions }: PageCardProps) {
  const { t } = useI18n()
  const [isRenaming, setIsRenaming] = useState(false)
  const items = useCardItems(page, actions, () => setIsRenaming(true))
  const title = page.name || t('history.untitled')
  const rename = (next: string) => {
    setIsRenaming(false)
    actions.onRename(page, next)
  }
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-lg border bg-raised transition-colors duration-150 hover:border-line-strong ${choosing?.isChosen ? 'border-accent' : 'border-line'}`}
    >
      <div className={page.state === 'trashed' ? 'opacity-50 grayscale' : ''}>
        <Thumbnail
          slug={page.slug}
          rev={page.rev}
          title={title}
          cover={{ title, colour: page.colour }}
        />
      </div>
      <div className="flex grow flex-col justify-between gap-2 border-t border-line p-4 pr-2">
        <div className="flex min-h-8 items-start justify-between gap-2">
          {isRenaming ? (
            <NameField
              label={t('history.newTitle')}
              name={page.name}
              maxLength={140}
              onDone={rename}
              onCancel={() => setIsRenaming(false)}
            />
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
