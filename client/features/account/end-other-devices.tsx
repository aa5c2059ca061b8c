import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyBlock } from '#client/ui/copy-block.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { AccountPart } from './account-part.tsx'

/** Leaves the pages to this browser alone. The new recovery key is shown before the old one ends. */
export function EndOtherDevices() {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [key, setKey] = useState<string | null>(null)
  const [isEnded, setIsEnded] = useState(false)
  const begin = () => attempt(async () => setKey((await api.call('createNextKey', {})).key))
  const end = () =>
    attempt(async () => {
      await api.call('endOtherDevices', { body: { key: key ?? '' } })
      setIsEnded(true)
    })
  const close = () => {
    // The old recovery key may still be on the screen.
    if (isEnded) window.location.reload()
    setKey(null)
  }
  return (
    <AccountPart
      title={t('account.others.title')}
      text={t('account.others.text')}
      action={
        <Button busy={busy} onClick={begin}>
          {t('account.others.action')}
        </Button>
      }
    >
      <Dialog
        open={key !== null}
        onClose={close}
        role="alertdialog"
        title={t(isEnded ? 'account.others.done' : 'account.others.question')}
        actions={
          isEnded ? (
            <Button onClick={close}>{t('account.others.kept')}</Button>
          ) : (
            <>
              <Button onClick={close}>{t('account.others.keep')}</Button>
              <Button variant="danger" busy={busy} onClick={end}>
                {t('account.others.action')}
              </Button>
            </>
          )
        }
      >
        <div className="grid gap-4">
          <p className="text-muted">{t(isEnded ? 'account.others.left' : 'account.others.key')}</p>
          <div className="min-w-0">{key !== null && <CopyBlock text={key} />}</div>
        </div>
      </Dialog>
    </AccountPart>
  )
}
