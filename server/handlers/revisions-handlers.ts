import type { Handlers } from '#server/handlers/handler.ts'
import { listRevisions, revertPage } from '#server/pages/revisions.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** A page's history and the way back in it. */
export function revisionsHandlers(
  services: Services,
): Pick<Handlers, 'listRevisions' | 'revertPage'> {
  return {
    listRevisions: async (call) => ({
      items: await listRevisions(services, accessOf(call)),
      nextCursor: null,
    }),
    revertPage: (call) => revertPage(services, accessOf(call), call.body.rev),
  }
}
