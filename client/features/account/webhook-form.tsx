import { type FormEvent, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { OutputOf } from '#shared/endpoints.ts'
import { mostWebhooks, type WebhookEvent, webhookEvents } from '#shared/webhook-events.ts'

/** What people call it, under `account.webhooks.events`. */
export const eventKeys: Record<WebhookEvent, string> = {
  'page.published': 'published',
  'page.unpublished': 'unpublished',
  'form.received': 'received',
}

export interface WebhookFormProps {
  /** How many there are. */
  count: number
  onAdded: (webhook: OutputOf<'createWebhook'>) => void
}

type Fault = 'wrong' | 'full' | 'none'

/** An address to be told, and of what. */
export function WebhookForm({ count, onAdded }: WebhookFormProps) {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [fault, setFault] = useState<Fault | null>(null)
  const add = (url: string, events: WebhookEvent[], form: HTMLFormElement) =>
    attempt(async () => {
      try {
        onAdded(await api.call('createWebhook', { body: { url, events } }))
        form.reset()
      } catch (error) {
        if (!(error instanceof HttpError && error.problem.code === 'invalid')) throw error
        setFault('wrong')
      }
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const url = String(given.get('url') ?? '').trim()
    const events = webhookEvents.filter((name) => given.has(name))
    const found = faultOf(url, events, count)
    setFault(found)
    if (!found) void add(url, events, form)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          name="url"
          type="url"
          label={t('account.webhooks.url')}
          labelHidden
          placeholder={t('account.webhooks.url')}
          error={fault && t(`account.webhooks.${fault}`)}
          maxLength={2000}
          autoComplete="off"
          className="min-w-48 grow"
        />
        <Button type="submit" busy={busy}>
          {t('account.webhooks.create')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {webhookEvents.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={t(`account.webhooks.events.${eventKeys[name]}`)}
            defaultChecked
          />
        ))}
      </div>
    </form>
  )
}

function faultOf(url: string, events: WebhookEvent[], count: number): Fault | null {
  if (count >= mostWebhooks) return 'full'
  if (!URL.canParse(url)) return 'wrong'
  return events.length === 0 ? 'none' : null
}
