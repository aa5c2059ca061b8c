import type { Handlers } from '#server/handlers/handler.ts'
import { createShare, listShares, listShareVisits, revokeShare } from '#server/pages/shares.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** Links that show a page to who has them. */
export function sharesHandlers(
  services: Services,
): Pick<Handlers, 'listShares' | 'createShare' | 'revokeShare' | 'listShareVisits'> {
  return {
    listShares: async (call) => ({
      items: await listShares(services, accessOf(call)),
      nextCursor: null,
    }),
    createShare: (call) => createShare(services, accessOf(call), call.body, call.caller.network),
    listShareVisits: async ({ params, caller }) => ({
      items: await listShareVisits(services, params.id ?? '', caller.identity),
      nextCursor: null,
    }),
    revokeShare: ({ params, caller }) => revokeShare(services, params.id ?? '', caller.identity),
  }
}
