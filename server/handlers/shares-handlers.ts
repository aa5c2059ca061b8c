import type { Handlers } from '#server/handlers/handler.ts'
import { createShare, listShares, revokeShare } from '#server/pages/shares.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** Links that show a page to who has them. */
export function sharesHandlers(
  services: Services,
): Pick<Handlers, 'listShares' | 'createShare' | 'revokeShare'> {
  return {
    listShares: async (call) => ({
      items: await listShares(services, accessOf(call)),
      nextCursor: null,
    }),
    createShare: (call) => createShare(services, accessOf(call), call.body),
    revokeShare: ({ params, caller }) => revokeShare(services, params.id ?? '', caller.identity),
  }
}
