import { useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Delivery, Webhook } from '#shared/payloads.ts'
import { eventKeys } from './webhook-form.tsx'

export interface WebhookRowProps {
  webhook: Webhook
  busy: boolean
  onRemove: () => void
}

/** An address that is told, of what, and what was told. */
export function WebhookRow({ webhook, busy, onRemove }: WebhookRowProps) {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  const { id, url, events } = webhook
  const name = new URL(url).host
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{url}</p>
          <p className="text-sm text-muted">
            {events.map((event) => t(`account.webhooks.events.${eventKeys[event]}`)).join(' · ')}
          </p>
        </div>
        <div className="flex gap-2">
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
            busy={busy}
            aria-label={t('account.webhooks.removeOf', { name })}
            onClick={onRemove}
          >
            {t('account.webhooks.remove')}
          </Button>
        </div>
      </div>
      {isOpen && <Deliveries webhook={id} />}
    </li>
  )
}

/** The newest of what was told and is to be told. */
function Deliveries({ webhook }: { webhook: string }) {
  const i18n = useI18n()
  const { t, date } = i18n
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
          <span className="w-full text-muted">{outcome(delivery, i18n)}</span>
        </li>
      ))}
    </ol>
  )
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

function outcome({ state, attempts, nextAt, fault, answer }: Delivery, { t, date }: I18n): string {
  if (state === 'delivered') return t('account.webhooks.delivered')
  const why = fault && t(`account.webhooks.fault.${fault}`, { status: answer ?? '' })
  const next =
    state === 'given_up'
      ? t('account.webhooks.givenUp', { count: attempts })
      : t('account.webhooks.next', { time: date(nextAt ?? 0, moment) })
  return why ? `${why} ${next}` : next
}
