import { useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { removeRow } from '#client/ui/remove-row.ts'
import type { Webhook, WebhookWithSecret } from '#shared/account.ts'
import { AccountPart } from './account-part.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

/** Programs that are told of what happens; what they know us by is shown once. */
export function Webhooks() {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [webhooks, setWebhooks] = useState<Webhook[] | null>(null)
  const [added, setAdded] = useState<WebhookWithSecret | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = new AbortController()
    api.call('listWebhooks', { signal: own.signal }).then(
      ({ items }) => setWebhooks((known) => withAdded(items, known ?? [])),
      () => {},
    )
    return () => own.abort()
  }, [api])
  const add = (webhook: WebhookWithSecret) => {
    setAdded(webhook)
    setWebhooks((known) => [webhook, ...(known ?? [])])
  }
  const forgetSecret = (id: string) => setAdded((last) => (last?.id === id ? null : last))
  const remove = (id: string, at: number) =>
    attempt(async () => {
      await api.call('deleteWebhook', { params: { id } })
      forgetSecret(id)
      removeRow(place.current, at, () =>
        setWebhooks((known) => known?.filter((webhook) => webhook.id !== id) ?? null),
      )
    })
  return (
    <AccountPart title={t('account.webhooks.title')} text={t('account.webhooks.text')}>
      <WebhookForm count={webhooks?.length ?? 0} onAdded={add} />
      <WebhookSecret secret={added?.secret ?? null} />
      <div ref={place} tabIndex={-1} className="outline-none empty:absolute">
        {webhooks && webhooks.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {webhooks.map((webhook, at) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                busy={busy}
                onRenewed={() => forgetSecret(webhook.id)}
                onRemove={() => remove(webhook.id, at)}
              />
            ))}
          </ul>
        )}
      </div>
    </AccountPart>
  )
}

/** One that was added while the list was on its way may stand in it, or not. */
function withAdded(listed: Webhook[], added: Webhook[]): Webhook[] {
  return [...added, ...listed.filter(({ id }) => added.every((webhook) => webhook.id !== id))]
}
