import { useEffect, useId, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { PageChanges } from '#client/ui/page-changes.tsx'
import { Select } from '#client/ui/select.tsx'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import type { Revision } from '#shared/revisions.ts'
import { VersionFrame } from './version-frame.tsx'

export interface CompareVersionsProps {
  slug: string
  revisions: Revision[]
  /** Revisions to begin with: the earlier and the later. */
  pair: [from: number, to: number]
  onChange: (pair: [from: number, to: number]) => void
  onClose: () => void
}

/** Two versions side by side, the texts that differ marked in both, and every difference told in words. */
export function CompareVersions({
  slug,
  revisions,
  pair,
  onChange,
  onClose,
}: CompareVersionsProps) {
  const { t } = useI18n()
  const date = useDate()
  const [from, to] = pair
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // It may stand far above the row it was asked for in.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const comparison = useComparison(slug, from, to)
  const [pointed, setPointed] = useState<string | null>(null)
  const parts = Array.isArray(comparison) ? comparison : []
  // Both begin where they differ; the page's own things stand nowhere on it.
  const at = pointed ?? parts.find(({ type }) => type !== null)?.part
  const options = revisions.map(({ rev, kind, createdAt }) => ({
    value: String(rev),
    label: [
      t('history.page.number', { rev }),
      t(`history.page.${kind}`),
      date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
    ].join(' · '),
  }))
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid grid-cols-1 gap-5 rounded-lg border border-line bg-raised p-4 sm:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-24 rounded-sm text-2xl">
          {t('history.compare.title')}
        </h2>
        <Button
          variant="ghost"
          icon="x"
          onClick={onClose}
          aria-label={t('common.close')}
          className="-mr-2"
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('history.compare.before')}
          value={from}
          options={options}
          onChange={(event) => onChange([Number(event.target.value), to])}
        />
        <Select
          label={t('history.compare.after')}
          value={to}
          options={options}
          onChange={(event) => onChange([from, Number(event.target.value)])}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 sm:gap-3">
        <VersionFrame
          slug={slug}
          rev={from}
          against={to}
          title={t('history.page.number', { rev: from })}
          at={at}
        />
        <VersionFrame
          slug={slug}
          rev={to}
          against={from}
          title={t('history.page.number', { rev: to })}
          at={at}
        />
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className="h-3.5 w-6 rounded-sm bg-[#ffd43b59] outline-2 outline-[#d9480f]"
          />
          {t('history.compare.legend.text')}
        </span>
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className="h-3.5 w-6 rounded-sm outline-2 outline-[#d9480f] outline-dashed"
          />
          {t('history.compare.legend.part')}
        </span>
      </p>
      <div role="status" className="min-h-16">
        {comparison === 'failed' && <p>{t('history.compare.failed')}</p>}
        {comparison !== null && comparison !== 'failed' && (
          <PageChanges parts={comparison} onShow={setPointed} />
        )}
      </div>
    </section>
  )
}

function useComparison(slug: string, from: number, to: number) {
  const api = useApi()
  const [comparison, setComparison] = useState<PartChange[] | 'failed' | null>(null)
  useEffect(() => {
    const own = new AbortController()
    setComparison(null)
    const call = { params: { slug }, query: { from, to }, signal: own.signal }
    api.call('compareRevisions', call).then(
      ({ parts }) => setComparison(parts),
      () => {
        if (!own.signal.aborted) setComparison('failed')
      },
    )
    return () => own.abort()
  }, [api, slug, from, to])
  return comparison
}
