import { wrongWithAddress } from '#server/outbound/wrong-with-address.ts'
import type { Services } from '#server/services.ts'
import type { StoredDelivery, StoredWebhook } from '#server/storage/storage.ts'
import type { Delivery, Webhook, WebhookWithSecret } from '#shared/account.ts'
import type { InputOf, QueryOf } from '#shared/endpoints.ts'
import { invalid, notFound } from '#shared/errors.ts'
import { mostWebhooks, webhookEvents } from '#shared/webhook-events.ts'
import { newId } from './new-id.ts'

const defaultLimit = 20

/** An address that is told of what happens to its owner's pages. The secret is in this answer alone. */
export async function createWebhook(
  services: Services,
  owner: string,
  { url, events = [...webhookEvents] }: InputOf<'createWebhook'>,
): Promise<WebhookWithSecret> {
  const { storage, config, now } = services
  const wrong = wrongWithAddress(url, config.WEBHOOK_TRUSTED_HOSTS)
  if (wrong) throw invalid([{ field: 'url', message: wrong }])
  const webhook: StoredWebhook = {
    id: newId(),
    owner,
    url: new URL(url).href,
    events: webhookEvents.filter((event) => events.includes(event)),
    secretVersion: 0,
    createdAt: now(),
  }
  await storage.transaction(async ({ identities, webhooks }) => {
    await identities.lock(owner)
    if ((await webhooks.listOf(owner)).length >= mostWebhooks)
      throw invalid([
        { field: 'url', message: `at most ${mostWebhooks} webhooks; delete one first` },
      ])
    await webhooks.insert(webhook)
  })
  return withSecret(services, webhook)
}

/**
 * Gives a webhook another secret: from now on everything is signed with it, what waits to be tried
 * again too. It is in this answer alone. @throws AppError `not_found`, the same for another's
 */
export async function renewWebhookSecret(
  services: Services,
  owner: string | null,
  id: string,
): Promise<WebhookWithSecret> {
  const webhook = owner === null ? null : await services.storage.webhooks.renewSecret(id, owner)
  if (!webhook) throw notFound()
  return withSecret(services, webhook)
}

export async function listWebhooks(
  { storage }: Pick<Services, 'storage'>,
  owner: string | null,
): Promise<Webhook[]> {
  return owner === null ? [] : (await storage.webhooks.listOf(owner)).map(webhookAnswer)
}

/** @throws AppError `not_found`, the same for another's */
export async function deleteWebhook(
  { storage }: Pick<Services, 'storage'>,
  owner: string | null,
  id: string,
): Promise<{ id: string }> {
  if (owner === null || !(await storage.webhooks.remove(id, owner))) throw notFound()
  return { id }
}

/** What was sent and is to be sent, newest first. @throws AppError `not_found` */
export async function listDeliveries(
  { storage }: Pick<Services, 'storage'>,
  owner: string | null,
  id: string,
  { cursor, limit = defaultLimit }: QueryOf<'listDeliveries'>,
): Promise<{ items: Delivery[]; nextCursor: string | null }> {
  const webhook = await storage.webhooks.byId(id)
  if (owner === null || webhook?.owner !== owner) throw notFound()
  const { items, nextCursor } = await storage.deliveries.list(id, { cursor, limit })
  return { items: items.map(deliveryAnswer), nextCursor }
}

function withSecret({ secretOfWebhook }: Services, webhook: StoredWebhook): WebhookWithSecret {
  const { id, secretVersion } = webhook
  return { ...webhookAnswer(webhook), secret: secretOfWebhook(id, secretVersion) }
}

function webhookAnswer({ id, url, events, createdAt }: StoredWebhook): Webhook {
  return { id, url, events, createdAt }
}

function deliveryAnswer(delivery: StoredDelivery): Delivery {
  const { id, event, state, attempts, nextAt, answer, fault, createdAt, updatedAt } = delivery
  return { id, event, state, attempts, nextAt, answer, fault, createdAt, updatedAt }
}
