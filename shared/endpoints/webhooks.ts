import * as z from 'zod/mini'
import type { Delivery, Webhook, WebhookWithSecret } from '../account.ts'
import { webhookEvents } from '../webhook-events.ts'
import { answer, type Endpoint, fields, trimmed, turning } from './endpoint.ts'

/** Programs that are told of what happens. */
export const webhooks = {
  listWebhooks: {
    summary: 'List webhooks',
    method: 'GET',
    path: '/webhooks',
    status: 200,
    output: answer<{ items: Webhook[]; nextCursor: null }>(),
  },
  createWebhook: {
    summary: 'Add a webhook',
    method: 'POST',
    path: '/webhooks',
    status: 201,
    input: fields({
      url: trimmed(2000),
      /** All of them where absent. */
      events: z.optional(
        z
          .array(z.enum(webhookEvents, webhookEvents.join(', ')))
          .check(z.minLength(1, 'one event or more'), z.maxLength(webhookEvents.length)),
      ),
    }),
    output: answer<WebhookWithSecret>(),
    limit: 'write',
  },
  /** Another secret in place of the one before, which signs nothing any more. */
  renewWebhookSecret: {
    summary: 'Renew the secret of a webhook',
    method: 'POST',
    path: '/webhooks/:id/secret',
    status: 200,
    output: answer<WebhookWithSecret>(),
    limit: 'write',
  },
  deleteWebhook: {
    summary: 'Delete a webhook',
    method: 'DELETE',
    path: '/webhooks/:id',
    status: 200,
    output: answer<{ id: string }>(),
    limit: 'write',
  },
  /** What was sent and is to be sent, newest first. */
  listDeliveries: {
    summary: 'List the deliveries of a webhook',
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    status: 200,
    query: fields(turning),
    output: answer<{ items: Delivery[]; nextCursor: string | null }>(),
  },
} as const satisfies Record<string, Endpoint>
