import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { AccountPart } from './account-part.tsx'

/** Takes everything away, for ever, once the words for it were typed. */
export function EraseAll() {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const words = t('account.erase.words')
  const isMeant = typed.trim().toLocaleLowerCase() === words.toLocaleLowerCase()
  const close = () => {
    setIsOpen(false)
    setTyped('')
  }
  const erase = () =>
    attempt(async () => {
      await api.call('eraseAccount', { body: { confirm: 'delete everything' } })
      window.location.reload()
    })
  return (
    <AccountPart
      title={t('account.erase.title')}
      text={t('account.erase.text')}
      action={
        <Button icon="trash-2" onClick={() => setIsOpen(true)} className="text-error!">
          {t('account.erase.action')}
        </Button>
      }
    >
      <Dialog
        open={isOpen}
        onClose={close}
        role="alertdialog"
        title={t('account.erase.question')}
        actions={
          <>
            <Button onClick={close}>{t('account.erase.keep')}</Button>
            <Button variant="danger" busy={busy} disabled={!isMeant} onClick={erase}>
              {t('account.erase.action')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-muted">{t('account.erase.text')}</p>
          <TextField
            label={t('account.erase.type', { words })}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </Dialog>
    </AccountPart>
  )
}
