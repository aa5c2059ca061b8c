import { useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useRevalidate } from '#client/platform/router.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { Payloads } from '#shared/payloads.ts'
import type { Revision } from '#shared/revisions.ts'
import { CompareVersions } from './compare-versions.tsx'
import { editorPath } from './editor-path.ts'
import { useRevisions } from './use-revisions.ts'
import { useVersionDays } from './use-version-days.ts'
import { VersionRow } from './version-row.tsx'
import { versionLines } from './version-words.ts'

/** The telling versions of a page, the newest first, each a place to go back to. */
export function Versions({ page, revisions: given }: Payloads['historyPage']) {
  const i18n = useI18n()
  const { t } = i18n
  const revert = useRevert(page.slug)
  const { items: revisions, nextCursor, busy, more } = useRevisions(page.slug, given)
  const lines = versionLines(revisions, i18n)
  const days = useVersionDays(revisions)
  const { pair, setPair, opening, open, close } = usePair()
  const title = page.name || t('history.untitled')
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 md:flex-nowrap">
        <div className="grid gap-3">
          <h1 className="text-3xl">{t('history.page.title', { title })}</h1>
          <p className="text-muted">{t('history.page.text')}</p>
        </div>
        <ButtonLink icon="pencil" to={editorPath(page)} className="shrink-0">
          {t('history.page.edit')}
        </ButtonLink>
      </header>
      {revisions.length === 0 && <EmptyState />}
      {pair && (
        <CompareVersions
          key={opening}
          slug={page.slug}
          revisions={revisions}
          pair={pair}
          onChange={setPair}
          onClose={close}
        />
      )}
      {days.map(({ name, rows }) => (
        <section key={rows[0]} aria-label={name || undefined} className="mt-8">
          <h2 className="h-8 font-text text-sm font-medium tracking-normal text-muted">{name}</h2>
          <ol className="divide-y divide-line border-y border-line">
            {revisions.slice(rows[0], (rows.at(-1) ?? 0) + 1).map((revision, at) => (
              <VersionRow
                key={`${revision.rev} ${revision.kind}`}
                page={page}
                revision={revision}
                words={lines[(rows[0] ?? 0) + at] ?? { title: '', rest: [] }}
                before={revisions[(rows[0] ?? 0) + at + 1]?.rev ?? null}
                isDated={name !== ''}
                onCompare={() => open([revision.rev, page.rev])}
                onRevert={() => revert(revision)}
              />
            ))}
          </ol>
        </section>
      ))}
      {nextCursor !== null && (
        <div className="mt-8 grid">
          <Button busy={busy} onClick={more} className="justify-self-center">
            {t('history.more')}
          </Button>
        </div>
      )}
    </>
  )
}

type Pair = [from: number, to: number]

/** The versions that are compared; whoever has seen enough is back where they began. */
function usePair() {
  const [pair, setPair] = useState<Pair | null>(null)
  const [opening, setOpening] = useState(0)
  const opener = useRef<Element | null>(null)
  return {
    pair,
    setPair,
    /** Counts how often a comparison was begun. */
    opening,
    open(next: Pair) {
      opener.current = document.activeElement
      setPair(next)
      setOpening((before) => before + 1)
    },
    close() {
      setPair(null)
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

function useRevert(slug: string) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const { confirm } = useDialogs()
  const revalidate = useRevalidate()
  return async ({ rev }: Revision) => {
    const agreed = await confirm(t('history.page.revertText'), {
      title: t('history.page.revertTitle', { rev }),
      ok: t('history.page.revert'),
    })
    if (!agreed) return
    try {
      await api.call('revertPage', { params: { slug }, body: { rev } })
      await revalidate()
      toast(t('history.page.done', { rev }), { kind: 'success', duration: 4000 })
    } catch (error) {
      console.error('The page could not go back', error)
      toast(t('history.page.failed'), { kind: 'error', duration: 6000 })
    }
  }
}
