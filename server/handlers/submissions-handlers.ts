import { FileAnswer, type Handlers } from '#server/handlers/handler.ts'
import {
  deleteSubmission,
  exportSubmissions,
  listSubmissions,
  markAllSubmissions,
  markSubmission,
} from '#server/pages/inbox.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

type Names =
  | 'listSubmissions'
  | 'markSubmission'
  | 'markAllSubmissions'
  | 'deleteSubmission'
  | 'exportSubmissions'

/** What readers wrote into a page's form. */
export function submissionsHandlers(services: Services): Pick<Handlers, Names> {
  return {
    listSubmissions: (call) => listSubmissions(services, accessOf(call), call.query),
    markSubmission: (call) =>
      markSubmission(services, accessOf(call), call.params.id ?? '', call.body.read),
    markAllSubmissions: (call) => markAllSubmissions(services, accessOf(call)),
    deleteSubmission: (call) => deleteSubmission(services, accessOf(call), call.params.id ?? ''),
    async exportSubmissions(call) {
      const access = accessOf(call)
      const bytes = await exportSubmissions(services, access)
      return new FileAnswer('text/csv; charset=utf-8', `${access.slug}-messages.csv`, bytes)
    },
  }
}
