import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { localeCodes, locales } from '#shared/locales.ts'
import { type PageSort, pageSorts } from '#shared/payloads.ts'
import type { PageChoice, PageList, StateFilter } from './use-page-list.ts'

const states: StateFilter[] = ['all', 'draft', 'published', 'trashed']

/** Which pages are shown, and in which order. */
export function PageFilters({ list }: { list: PageList }) {
  const { t } = useI18n()
  const { choice, choose } = list
  const hasLanguages = useLanguages(list)
  return (
    <search className="flex flex-wrap gap-3">
      <TextField
        type="search"
        label={t('history.search')}
        labelHidden
        placeholder={t('history.search')}
        value={choice.query}
        maxLength={200}
        onChange={(event) => choose({ query: event.target.value })}
        className="grow max-lg:basis-full lg:max-w-sm"
      />
      <Select
        label={t('history.filter')}
        labelHidden
        value={choice.filter}
        onChange={(event) => choose({ filter: event.target.value as StateFilter })}
        options={states.map((value) => ({ value, label: t(`history.${value}`) }))}
        className="max-lg:grow lg:w-36"
      />
      {hasLanguages && (
        <Select
          label={t('history.language')}
          labelHidden
          value={choice.locale}
          onChange={(event) => choose({ locale: event.target.value as PageChoice['locale'] })}
          options={[
            { value: 'all', label: t('history.anyLanguage') },
            ...localeCodes.map((code) => ({
              value: code,
              label: locales[code].name,
              lang: locales[code].tag,
            })),
          ]}
          className="max-lg:grow lg:w-44"
        />
      )}
      <Select
        label={t('history.order')}
        labelHidden
        value={choice.sort}
        onChange={(event) => choose({ sort: event.target.value as PageSort })}
        options={pageSorts.map((value) => ({ value, label: t(`history.sort.${value}`) }))}
        className="max-lg:grow lg:w-48"
      />
      <p role="status" className="sr-only">
        {list.isLoading ? '' : t('history.found', { count: list.items.length })}
      </p>
    </search>
  )
}

/** Whether there is more than one language to choose from; once there was, the choice stays. */
function useLanguages({ items, nextCursor }: PageList): boolean {
  const [has, setHas] = useState(false)
  const hasNow = nextCursor !== null || new Set(items.flatMap((page) => page.locales)).size > 1
  if (hasNow && !has) setHas(true)
  return has || hasNow
}
