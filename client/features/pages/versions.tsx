import { useRevalidator } from 'react-router'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { Payloads, Revision } from '#shared/payloads.ts'
import { editorPath } from './editor-path.ts'
import { RelativeTime } from './relative-time.tsx'

/** The telling versions of a page, the newest first, each a place to go back to. */
export function Versions({ page, revisions }: Payloads['historyPage']) {
  const { t } = useI18n()
  const revert = useRevert(page.slug)
  const title = page.title || t('history.untitled')
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('history.page.title', { title })}</h1>
        <ButtonLink icon="pencil" to={editorPath(page)}>
          {t('history.page.edit')}
        </ButtonLink>
      </header>
      <p className="mt-3 text-muted">{t('history.page.text')}</p>
      {revisions.length === 0 && <EmptyState />}
      <ol className="mt-8 divide-y divide-line border-y border-line empty:hidden">
        {revisions.map((revision) => (
          <li
            key={`${revision.rev} ${revision.kind}`}
            className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {t(`history.page.${revision.kind}`)}
                {revision.rev === page.publishedRev && (
                  <Chip label={t('history.page.isPublished')} value="" tone="success" />
                )}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {t('history.page.number', { rev: revision.rev })} ·{' '}
                <RelativeTime time={revision.createdAt} />
              </p>
            </div>
            {revision.rev === page.rev ? (
              <span className="text-sm text-muted">{t('history.page.current')}</span>
            ) : (
              <Button size="sm" icon="undo-2" onClick={() => revert(revision)}>
                {t('history.page.revert')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function useRevert(slug: string) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const { confirm } = useDialogs()
  const { revalidate } = useRevalidator()
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
