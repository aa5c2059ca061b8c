import type { Handlers } from '#server/handlers/handler.ts'
import { leavePage, listEditors, listJoined, removeEditor } from '#server/pages/editors.ts'
import { joinPage } from '#server/pages/join-page.ts'
import { createShare, listShares, listShareVisits, revokeShare } from '#server/pages/shares.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

type Names =
  | 'listShares'
  | 'createShare'
  | 'revokeShare'
  | 'listShareVisits'
  | 'listEditors'
  | 'removeEditor'
  | 'listJoined'
  | 'joinPage'
  | 'leavePage'

/** Links that show a page to who has them, or let them change it. */
export function sharesHandlers(services: Services): Pick<Handlers, Names> {
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
    listEditors: async (call) => ({
      items: await listEditors(services, accessOf(call)),
      nextCursor: null,
    }),
    removeEditor: (call) => removeEditor(services, accessOf(call), Number(call.params.number)),
    listJoined: async ({ caller }) => ({
      items: await listJoined(services, caller.identity),
      nextCursor: null,
    }),
    joinPage: ({ body, caller, holdsPass }) =>
      joinPage(services, caller, body, (hash) => holdsPass(body.token, hash)),
    leavePage: (call) => leavePage(services, accessOf(call)),
  }
}
