import type { Handlers } from '#server/handlers/handler.ts'
import { followPage } from '#server/pages/follow-page.ts'
import { lastRewrite } from '#server/pages/last-rewrite.ts'
import { listRevisions } from '#server/pages/list-revisions.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import { compareRevisions, revertPage } from '#server/pages/revisions.ts'
import { pageSteps, stepPage } from '#server/pages/step-page.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** A page's history and the way back in it. */
export function revisionsHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'followPage'
  | 'listRevisions'
  | 'compareRevisions'
  | 'lastRewrite'
  | 'pageReading'
  | 'revertPage'
  | 'pageSteps'
  | 'stepPage'
> {
  return {
    followPage: async (call) => ({
      events: await followPage(services, accessOf(call), call.caller.signal),
    }),
    listRevisions: (call) => listRevisions(services, accessOf(call), call.query),
    compareRevisions: (call) => compareRevisions(services, accessOf(call), call.query),
    lastRewrite: async (call) => ({ rewrite: await lastRewrite(services, accessOf(call)) }),
    pageReading: async (call) => ({ reading: await pageReading(services, accessOf(call)) }),
    revertPage: (call) => revertPage(services, accessOf(call), call.body.rev, call.body.step),
    pageSteps: (call) => pageSteps(services, accessOf(call)),
    stepPage: (call) => stepPage(services, accessOf(call), call.body.way),
  }
}
