import { FileAnswer, type Handlers } from '#server/handlers/handler.ts'
import { exportPage } from '#server/pages/export-page.ts'
import { importPage } from '#server/pages/import-page.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** Pages as files: taken away, and brought back. */
export function exportHandlers(services: Services): Pick<Handlers, 'exportPage' | 'importPage'> {
  return {
    async exportPage(call) {
      const { caller, query } = call
      const { type, name, bytes } = await exportPage(services, accessOf(call), query, caller)
      return new FileAnswer(type, name, bytes)
    },
    importPage: async ({ caller, body, countUploads }) =>
      importPage(
        services,
        { ...caller, owner: await caller.ensureIdentity(), countUploads },
        caller.locale,
        body,
      ),
  }
}
