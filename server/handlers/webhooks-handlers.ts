import type { Handlers } from '#server/handlers/handler.ts'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
} from '#server/pages/webhooks.ts'
import type { Services } from '#server/services.ts'

type Names =
  | 'listWebhooks'
  | 'createWebhook'
  | 'renewWebhookSecret'
  | 'deleteWebhook'
  | 'listDeliveries'

/** Programs that are told of what happens. */
export function webhooksHandlers(services: Services): Pick<Handlers, Names> {
  return {
    listWebhooks: async ({ caller }) => ({
      items: await listWebhooks(services, caller.identity),
      nextCursor: null,
    }),
    createWebhook: async ({ caller, body }) =>
      createWebhook(services, await caller.ensureIdentity(), body),
    renewWebhookSecret: ({ caller, params }) =>
      renewWebhookSecret(services, caller.identity, params.id ?? ''),
    deleteWebhook: ({ caller, params }) =>
      deleteWebhook(services, caller.identity, params.id ?? ''),
    listDeliveries: ({ caller, params, query }) =>
      listDeliveries(services, caller.identity, params.id ?? '', query),
  }
}
