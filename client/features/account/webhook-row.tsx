import { useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { useDate, type WriteDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import type { Delivery, Webhook } from '#shared/account.ts'
import { eventKeys } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

export interface WebhookRowProps {
  webhook: Webhook
  busy: boolean
  /** Its secret is another now. */
  onRenewed: () => void
  onRemove: () => void
}

/** An address that is told, of what, and what was told. */
export function WebhookRow({ webhook, busy, onRenewed, onRemove }: WebhookRowProps) {
  const { t } = useI18n()
  const api = useApi()
  const renewing = useAttempt(t('account.failed'))
  const [isOpen, setIsOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { id, url, events } = webhook
  const name = new URL(url).host
  const renew = () =>
    renewing.attempt(async () => {
      setSecret((await api.call('renewWebhookSecret', { params: { id } })).secret)
      onRenewed()
    })
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{url}</p>
          <p className="text-sm text-muted">
            {events.map((event) => t(`account.webhooks.events.${eventKeys[event]}`)).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={t('account.webhooks.logOf', { name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('account.webhooks.log')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={renewing.busy}
            aria-label={t('account.webhooks.renewOf', { name })}
            onClick={renew}
          >
            {t('account.webhooks.renew')}
          </Button>
          <Button
            size="sm"
            busy={busy}
            aria-label={t('account.webhooks.removeOf', { name })}
            onClick={onRemove}
          >
            {t('account.webhooks.remove')}
          </Button>
        </div>
      </div>
      <WebhookSecret secret={secret} />
      {isOpen && <Deliveries webhook={id} />}
    </li>
  )
}

/** The newest of what was told and is to be told. */
function Deliveries({ webhook }: { webhook: string }) {
  const { t } = useI18n()
  const date = useDate()
  const api = useApi()
  const [deliveries, setDeliveries] = useState<Delivery[] | 'failed' | null>(null)
  useEffect(() => {
    const own = new AbortController()
    api.call('listDeliveries', { params: { id: webhook }, signal: own.signal }).then(
      ({ items }) => setDeliveries(items),
      () => !own.signal.aborted && setDeliveries('failed'),
    )
    return () => own.abort()
  }, [api, webhook])
  if (deliveries === null) return <p className="text-sm text-muted">{t('common.loading')}</p>
  if (deliveries === 'failed') return <p role="alert">{t('account.webhooks.notRead')}</p>
  if (deliveries.length === 0)
    return <p className="text-sm text-muted">{t('account.webhooks.empty')}</p>
  return (
    <ol className="grid gap-2 text-sm">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap justify-between gap-x-4">
          <span>{t(`account.webhooks.events.${eventKeys[delivery.event]}`)}</span>
          <time dateTime={new Date(delivery.createdAt).toISOString()} className="text-muted">
            {date(delivery.createdAt, moment)}
          </time>
          <span className="w-full text-muted">{outcome(delivery, t, date)}</span>
        </li>
      ))}
    </ol>
  )
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

function outcome(delivery: Delivery, t: I18n['t'], date: WriteDate): string {
  const { state, attempts, nextAt, fault, answer } = delivery
  if (state === 'delivered') return t('account.webhooks.delivered')
  const why = fault && t(`account.webhooks.fault.${fault}`, { status: answer ?? '' })
  const next =
    state === 'given_up'
      ? t('account.webhooks.givenUp', { count: attempts })
      : t('account.webhooks.next', { time: date(nextAt ?? 0, moment) })
  return why ? `${why} ${next}` : next
}
