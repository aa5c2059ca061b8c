import type { Handlers } from '#server/handlers/handler.ts'
import { listSubmissions } from '#server/pages/submit-form.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** What readers wrote into a page's form. */
export function submissionsHandlers(services: Services): Pick<Handlers, 'listSubmissions'> {
  return {
    listSubmissions: async (call) => ({
      items: await listSubmissions(services, accessOf(call)),
      nextCursor: null,
    }),
  }
}
