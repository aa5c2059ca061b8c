import { type FormEvent, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyBlock } from '#client/ui/copy-block.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { AccountPart } from './account-part.tsx'

/** The same pages on another device, and the way back to them when every device is lost. */
export function AnotherDevice() {
  const { t } = useI18n()
  return (
    <>
      <DeviceCode />
      <AccountPart title={t('account.redeem.title')} text={t('account.redeem.text')}>
        <RedeemForm />
      </AccountPart>
      <RecoveryKey />
    </>
  )
}

function DeviceCode() {
  const { t } = useI18n()
  const date = useDate()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [made, setMade] = useState<{ code: string; expiresAt: number } | null>(null)
  return (
    <AccountPart
      title={t('account.device.title')}
      text={t('account.device.text')}
      action={
        <Button
          busy={busy}
          onClick={() => attempt(async () => setMade(await api.call('createDeviceCode', {})))}
        >
          {t('account.device.action')}
        </Button>
      }
    >
      <div role="status" className="grid gap-2 empty:hidden">
        {made && (
          <>
            <CopyBlock text={made.code} />
            <p className="text-sm text-muted">
              {t('account.device.until', { time: date(made.expiresAt, { timeStyle: 'short' }) })}
            </p>
          </>
        )}
      </div>
    </AccountPart>
  )
}

function RecoveryKey() {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [key, setKey] = useState<string | null>(null)
  return (
    <AccountPart
      title={t('account.recovery.title')}
      text={t('account.recovery.text')}
      action={
        key === null && (
          <Button
            busy={busy}
            onClick={() =>
              attempt(async () => setKey((await api.call('createRecoveryKey', {})).key))
            }
          >
            {t('account.recovery.action')}
          </Button>
        )
      }
    >
      <div role="status" className="min-w-0 empty:hidden">
        {key !== null && <CopyBlock text={key} />}
      </div>
    </AccountPart>
  )
}

function RedeemForm() {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [code, setCode] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = code.trim()
    if (given === '') return setIsWrong(true)
    void attempt(async () => {
      try {
        await api.call('redeemDeviceCode', { body: { code: given } })
        // Another person's pages now: nothing on this screen is true any more, nor its place.
        window.scrollTo(0, 0)
        window.location.reload()
      } catch (error) {
        if (!(error instanceof HttpError) || error.status >= 500 || error.status === 429)
          throw error
        setIsWrong(true)
      }
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        label={t('account.redeem.code')}
        labelHidden
        placeholder={t('account.redeem.code')}
        error={isWrong ? t('account.redeem.wrong') : null}
        value={code}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => {
          setCode(event.target.value)
          setIsWrong(false)
        }}
        className="min-w-48 grow"
      />
      <Button type="submit" busy={busy}>
        {t('account.redeem.action')}
      </Button>
    </form>
  )
}
