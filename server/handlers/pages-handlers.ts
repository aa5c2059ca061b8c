import { Answer, type Call, type Handlers } from '#server/handlers/handler.ts'
import type { PageAccess } from '#server/pages/change-page.ts'
import { checkForPublishing, checkSlug } from '#server/pages/check-for-publishing.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { listPages } from '#server/pages/list-pages.ts'
import {
  duplicatePage,
  erasePage,
  getPage,
  restorePage,
  trashPage,
  upgradePage,
} from '#server/pages/page-life.ts'
import { publishPage, unpublishPage } from '#server/pages/publish-page.ts'
import type { Services } from '#server/services.ts'

type Names =
  | 'listPages'
  | 'getPage'
  | 'editPage'
  | 'trashPage'
  | 'restorePage'
  | 'erasePage'
  | 'duplicatePage'
  | 'checkPage'
  | 'checkSlug'
  | 'publishPage'
  | 'unpublishPage'
  | 'upgradePage'

/** The page a call names, and who asks. */
export function accessOf(call: Pick<Call<'getPage'>, 'params' | 'caller'>): PageAccess {
  return { slug: call.params.slug ?? '', identity: call.caller.identity }
}

/** A page's life: reading, editing, publishing, trash and back. */
export function pagesHandlers(services: Services): Pick<Handlers, Names> {
  return {
    listPages: ({ caller, query }) => listPages(services, caller.identity, query),
    async getPage(call) {
      const page = await getPage(services, accessOf(call))
      return new Answer(200, page, etagOf(page.rev))
    },
    async editPage(call) {
      const { ops, step } = call.body
      const ifMatch = call.header('if-match')
      const edited = await editPage(services, accessOf(call), ops, ifMatch, step)
      return new Answer(200, edited, etagOf(edited.rev))
    },
    trashPage: (call) => trashPage(services, accessOf(call)),
    restorePage: (call) => restorePage(services, accessOf(call)),
    erasePage: (call) => erasePage(services, accessOf(call)),
    duplicatePage: (call) => duplicatePage(services, accessOf(call)),
    checkPage: (call) => checkForPublishing(services, accessOf(call)),
    checkSlug: (call) => checkSlug(services, accessOf(call), call.query.wanted),
    publishPage: (call) => publishPage(services, accessOf(call)),
    unpublishPage: (call) => unpublishPage(services, accessOf(call)),
    upgradePage: (call) => upgradePage(services, accessOf(call)),
  }
}

function etagOf(rev: number): Record<string, string> {
  return { ETag: `"${rev}"` }
}
