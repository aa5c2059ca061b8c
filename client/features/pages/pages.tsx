import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { Payloads, Room } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { BringBack } from './bring-back.tsx'
import { PageFilters } from './page-filters.tsx'
import { PageItem } from './page-item.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { ShowMore } from './show-more.tsx'
import { usePageActions } from './use-page-actions.ts'
import { anyPage, type PageList, usePageList } from './use-page-list.ts'
import { useSelection } from './use-selection.ts'

export interface PagesProps {
  first: Omit<Payloads['history'], 'joined'>
  /** What stands right below the list; it knows whether there are any pages. */
  offer?: (isBare: boolean) => ReactNode
  /** The pages of others: first of all where there is none of one's own. */
  joined?: ReactNode
  /** Stands below all that. */
  children?: ReactNode
}

/** Every page a person has made: searched, sorted, opened, put away and taken back. */
export function Pages({ first, offer, joined, children }: PagesProps) {
  const { t } = useI18n()
  const list = usePageList(first)
  const { one, many, onBrought } = usePageActions(list)
  const selection = useSelection()
  const { query, filter, locale } = list.choice
  const isFiltered = query.trim() !== '' || filter !== 'all' || locale !== 'all'
  const isBare = list.items.length === 0 && !isFiltered && !list.isLoading
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-8 sm:px-8 sm:py-10">
      <header data-bars="title" className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t('history.title')}</h1>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {list.items.length > 1 && !selection.isOn && (
            <Button icon="check" onClick={selection.start}>
              {t('history.many.start')}
            </Button>
          )}
          <BringBack onBrought={onBrought} />
          {!isBare && (
            <ButtonLink variant="primary" icon="plus" to={routePath('generate')}>
              {t('history.new')}
            </ButtonLink>
          )}
        </div>
      </header>
      {!isBare && <PageFilters list={list} />}
      {filter === 'trashed' && <p className="text-sm text-muted">{t('history.trashText')}</p>}
      {list.room && <ScarceRoom {...list.room} />}
      {list.isFailed && (
        <p role="alert" className="flex items-center gap-3">
          {t('history.notRead')}
          <Button size="sm" onClick={list.retry}>
            {t('history.again')}
          </Button>
        </p>
      )}
      {list.items.length > 0 && (
        <ul
          aria-busy={list.isLoading}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5 md:max-lg:grid-cols-2"
        >
          {list.items.map((page) => (
            <PageItem
              key={page.slug}
              page={page}
              actions={one}
              onToggle={selection.toggle}
              isChosen={selection.isOn ? selection.has(page.slug) : null}
            />
          ))}
        </ul>
      )}
      {isBare && joined}
      {list.items.length === 0 && !list.isLoading && !list.isFailed && (
        <Nothing isFiltered={isFiltered} list={list} />
      )}
      {list.nextCursor !== null && <ShowMore busy={list.isLoading} onMore={list.more} />}
      {selection.isOn && <SelectionBar selection={selection} pages={list.items} actions={many} />}
      {!isBare && joined}
      {offer?.(isBare)}
      {children}
    </div>
  )
}

function ScarceRoom({ used, limit }: Room) {
  const { t } = useI18n()
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
  const numbers = { used: megabytes(used), limit: megabytes(limit) }
  return <p className="text-sm text-muted">{t('history.room', numbers)}</p>
}

function Nothing({ isFiltered, list }: { isFiltered: boolean; list: PageList }) {
  const { t } = useI18n()
  const isTrash = list.choice.filter === 'trashed' && list.choice.query.trim() === ''
  if (isTrash && list.choice.locale === anyPage.locale)
    return (
      <EmptyState
        title={t('history.noTrash')}
        action={<Button onClick={list.reset}>{t('history.nothing.action')}</Button>}
      />
    )
  if (!isFiltered && list.hasTrash)
    return (
      <EmptyState
        title={t('history.emptied.title')}
        text={t('history.emptied.text')}
        action={
          <div className="grid justify-items-center gap-2">
            <Button variant="primary" onClick={() => list.choose({ filter: 'trashed' })}>
              {t('history.emptied.action')}
            </Button>
            <ButtonLink variant="ghost" to={routePath('generate')}>
              {t('history.new')}
            </ButtonLink>
          </div>
        }
      />
    )
  if (!isFiltered) {
    return (
      <EmptyState
        title={t('history.empty.title')}
        text={t('history.empty.text')}
        action={
          <ButtonLink variant="primary" to={routePath('generate')}>
            {t('history.empty.action')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('history.nothing.title')}
      text={t('history.nothing.text')}
      action={<Button onClick={list.reset}>{t('history.nothing.action')}</Button>}
    />
  )
}
