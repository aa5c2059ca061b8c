import { useI18n } from '#client/platform/i18n.tsx'
import { useAutoAnimateList } from '#client/ui/auto-animate.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Payloads } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { BringBack } from './bring-back.tsx'
import { PageCard } from './page-card.tsx'
import { usePageActions } from './use-page-actions.ts'
import { type PageList, type StateFilter, usePageList } from './use-page-list.ts'

const filters: StateFilter[] = ['all', 'draft', 'published', 'trashed']

/** Every page a person has made: searched, filtered, opened, put away and taken back. */
export function Pages({ first }: { first: Payloads['history'] }) {
  const { t } = useI18n()
  const list = usePageList(first)
  const { onBrought, ...actions } = usePageActions(list)
  const grid = useAutoAnimateList<HTMLUListElement>()
  const isFiltered = list.query.trim() !== '' || list.filter !== 'all'
  const isBare = list.items.length === 0 && !isFiltered && !list.isLoading
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-8 sm:py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t('history.title')}</h1>
        <div className="flex flex-wrap gap-2">
          <BringBack onBrought={onBrought} />
          {!isBare && (
            <ButtonLink variant="primary" icon="plus" to={routePath('generate')}>
              {t('history.new')}
            </ButtonLink>
          )}
        </div>
      </header>
      {/* Stays where the list is bare: what was put away is found through it. */}
      <Filters list={list} />
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
          ref={grid}
          aria-busy={list.isLoading}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5"
        >
          {list.items.map((page) => (
            <li key={page.slug}>
              <PageCard page={page} {...actions} />
            </li>
          ))}
        </ul>
      )}
      {list.items.length === 0 && !list.isLoading && !list.isFailed && (
        <Nothing isFiltered={isFiltered} list={list} />
      )}
      {list.nextCursor !== null && (
        <Button busy={list.isLoading} onClick={list.more} className="justify-self-center">
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}

function Filters({ list }: { list: PageList }) {
  const { t } = useI18n()
  return (
    <search className="flex flex-wrap gap-3">
      <TextField
        type="search"
        label={t('history.search')}
        labelHidden
        placeholder={t('history.search')}
        value={list.query}
        maxLength={200}
        onChange={(event) => list.search(event.target.value)}
        className="min-w-48 grow sm:max-w-sm"
      />
      <Select
        label={t('history.filter')}
        labelHidden
        value={list.filter}
        onChange={(event) => list.choose(event.target.value as StateFilter)}
        options={filters.map((value) => ({ value, label: t(`history.${value}`) }))}
        className="w-40"
      />
      <p role="status" className="sr-only">
        {list.isLoading ? '' : t('history.found', { count: list.items.length })}
      </p>
    </search>
  )
}

function Nothing({ isFiltered, list }: { isFiltered: boolean; list: PageList }) {
  const { t } = useI18n()
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
      isFiltered
      text={t('history.nothing.text')}
      action={<Button onClick={list.reset}>{t('history.nothing.action')}</Button>}
    />
  )
}
