import { useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Share } from '#shared/payloads.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

/** The links of one page: a form for a new one above those there are. */
export function ShareDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { t } = useI18n()
  const { shares, setShares, failed } = useShares(slug)
  return (
    <Dialog open onClose={onClose} title={t('share.title')}>
      <div className="grid gap-6">
        <p className="text-muted">{t('share.text')}</p>
        <ShareForm
          slug={slug}
          onMade={(share) => setShares((known) => [share, ...(known ?? [])])}
        />
        <div className="min-h-24 border-t border-line pt-5">
          {failed && <p role="alert">{t('share.list.notRead')}</p>}
          {shares && (
            <ShareList
              shares={shares}
              onRevoked={(gone) =>
                setShares((known) => known?.map((it) => (it.id === gone.id ? gone : it)) ?? null)
              }
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Null until they are read. */
function useShares(slug: string) {
  const api = useApi()
  const [shares, setShares] = useState<Share[] | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    api.call('listShares', { params: { slug }, signal }).then(
      ({ items }) => setShares(items),
      (error: unknown) => {
        if (signal.aborted) return
        console.error('The links could not be read', error)
        setFailed(true)
      },
    )
    return () => abort.abort()
  }, [api, slug])
  return { shares, setShares, failed }
}
