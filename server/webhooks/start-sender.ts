import type { LeasedSender } from '#server/outbound/leased-sender.ts'
import { post } from '#server/outbound/post.ts'
import type { Services } from '#server/services.ts'
import { createDeliverySender, type SenderDeps } from './delivery-sender.ts'

/** How long a receiver may take to answer. */
const answerMs = 10_000

/** Sends what webhooks are to be told, for as long as this process runs. */
export function startSender(
  { config, storage, now, secretOfWebhook }: Services,
  { log, onTried }: Pick<SenderDeps, 'log' | 'onTried'>,
): LeasedSender {
  const outbound = { trustedHosts: config.WEBHOOK_TRUSTED_HOSTS, timeoutMs: answerMs }
  const sender = createDeliverySender({
    storage,
    now,
    secretOf: secretOfWebhook,
    post: (letter) => post(letter, outbound),
    log,
    ...(onTried && { onTried }),
  })
  sender.start()
  return sender
}
