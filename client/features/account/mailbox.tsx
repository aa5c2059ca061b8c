import { type FormEvent, useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { MailboxAnswer } from '#shared/account.ts'
import { isMailAddress } from '#shared/mail-address.ts'
import type { MailRhythm } from '#shared/mail-rhythms.ts'
import { AccountPart } from './account-part.tsx'
import { RhythmChoice } from './rhythm-choice.tsx'

type Own = NonNullable<MailboxAnswer['mailbox']>

/** Messages by e-mail; nothing on a server that sends none. */
export function Mailbox() {
  const { t } = useI18n()
  const control = useMailbox()
  const { answer } = control
  if (!answer?.isPossible) return null
  return (
    <AccountPart title={t('account.mail.title')} text={t('account.mail.text')}>
      {answer.mailbox ? (
        <Known mailbox={answer.mailbox} control={control} />
      ) : (
        <AddressForm control={control} />
      )}
    </AccountPart>
  )
}

type Control = ReturnType<typeof useMailbox>

function useMailbox() {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [answer, setAnswer] = useState<MailboxAnswer | null>(null)
  const [wrong, setWrong] = useState<'wrong' | 'often' | null>(null)
  useEffect(() => {
    const own = new AbortController()
    api.call('getMailbox', { signal: own.signal }).then(setAnswer, (error: unknown) => {
      if (!own.signal.aborted) console.warn('The address could not be read', error)
    })
    return () => own.abort()
  }, [api])
  const change = (call: () => Promise<MailboxAnswer>) => {
    setWrong(null)
    return attempt(async () => {
      try {
        setAnswer(await call())
      } catch (error) {
        const reason = reasonOf(error)
        if (!reason) throw error
        setWrong(reason)
      }
    })
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    answer,
    busy,
    wrong,
    refuse: () => setWrong('wrong'),
    ask: (address: string, rhythm: MailRhythm) =>
      change(() => api.call('putMailbox', { body: { address, rhythm, timeZone } })),
    choose: (rhythm: MailRhythm) => change(() => api.call('editMailbox', { body: { rhythm } })),
    remove: () => change(() => api.call('removeMailbox', {})),
  }
}

function reasonOf(error: unknown): 'wrong' | 'often' | null {
  if (!(error instanceof HttpError)) return null
  if (error.status === 429) return 'often'
  return error.status === 422 ? 'wrong' : null
}

function AddressForm({ control }: { control: Control }) {
  const { t } = useI18n()
  const [rhythm, setRhythm] = useState<MailRhythm>('each')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('address') ?? '').trim()
    if (isMailAddress(address)) void control.ask(address, rhythm)
    else control.refuse()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          name="address"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('account.mail.address')}
          labelHidden
          placeholder={t('account.mail.address')}
          error={control.wrong && t(`account.mail.${control.wrong}`)}
          maxLength={254}
          className="min-w-48 grow"
        />
        <Button type="submit" busy={control.busy}>
          {t('account.mail.action')}
        </Button>
      </div>
      <RhythmChoice value={rhythm} onChange={setRhythm} />
    </form>
  )
}

function Known({ mailbox, control }: { mailbox: Own; control: Control }) {
  const { t } = useI18n()
  const date = useDate()
  const { address, rhythm, isConfirmed, failedAt } = mailbox
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-start gap-2.5 wrap-anywhere">
        <Icon
          name={isConfirmed ? 'circle-check' : 'send'}
          size={18}
          className={`mt-0.5 shrink-0 ${isConfirmed ? 'text-success' : 'text-muted'}`}
        />
        {t(isConfirmed ? 'account.mail.confirmed' : 'account.mail.waiting', { address })}
      </p>
      {failedAt !== null && (
        <p className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-on-warning-soft">
          {t('account.mail.failed', { date: date(failedAt) })}
        </p>
      )}
      {control.wrong && (
        <p role="alert" className="text-sm text-error">
          {t(`account.mail.${control.wrong}`)}
        </p>
      )}
      {isConfirmed && (
        <RhythmChoice value={rhythm} onChange={(next) => void control.choose(next)} />
      )}
      <div className="flex flex-wrap gap-2">
        {!isConfirmed && (
          <Button size="sm" busy={control.busy} onClick={() => void control.ask(address, rhythm)}>
            {t('account.mail.again')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void control.remove()}>
          {t(isConfirmed ? 'account.mail.stop' : 'account.mail.another')}
        </Button>
      </div>
    </div>
  )
}
