import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Share } from '#shared/payloads.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

/** Private links to the draft: make one, copy it, close it. */
export function ShareControl({ slug, disabled }: { slug: string; disabled: boolean }) {
  const { t } = useI18n()
  const api = useApi()
  const [isOpen, setIsOpen] = useState(false)
  const [shares, setShares] = useState<Share[] | null>(null)
  const [failed, setFailed] = useState(false)
  const open = async () => {
    setIsOpen(true)
    setFailed(false)
    try {
      setShares((await api.call('listShares', { params: { slug } })).items)
    } catch (error) {
      console.error('The links could not be read', error)
      setFailed(true)
    }
  }
  return (
    <>
      <Button
        icon="share-2"
        disabled={disabled}
        onClick={open}
        aria-label={t('share.action')}
        className="max-sm:w-10 max-sm:px-0"
      >
        <span className="max-sm:hidden">{t('share.action')}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('share.title')}>
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
    </>
  )
}
