import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import type { PageDetail, PageSummary } from '#shared/payloads.ts'
import { actingEditor, authorise } from './authorise.ts'
import { carriedWriting, insertWriting } from './carried-writing.ts'
import { changePage, ownPage, type PageAccess } from './change-page.ts'
import { freePictures, picturesNamedBy } from './free-pictures.ts'
import { insertPage } from './insert-page.ts'
import { readableDocument } from './published-page.ts'
import { refuseFull } from './refuse-full.ts'
import { standingWriting } from './standing-writing.ts'
import { pageDetail, pageSummary } from './summaries.ts'
import { requireNotTakenDown } from './take-down.ts'
import { copyWishes } from './wishes.ts'

/** A page with its document; its owner's also from the trash. */
export async function getPage(services: Services, access: PageAccess): Promise<PageDetail> {
  return pageFor(services, await ownPage(services, access, 'read'), access.identity)
}

/** An editor is told neither what the page was written from nor what became of it beside its draft. */
export async function pageFor(
  services: Pick<Services, 'storage' | 'now'>,
  page: StoredPage,
  identity: string | null,
): Promise<PageDetail> {
  const number = await actingEditor(services, identity, page)
  if (number === null) return pageDetail(page, await standingWriting(services.storage, page))
  return { ...pageDetail(page, null), guest: { number } }
}

/** Into the trash: nobody sees it, its owner can restore it. */
export async function trashPage(services: Services, access: PageAccess): Promise<PageSummary> {
  const { now } = services
  const decide = (before: StoredPage) => ({ change: { trashedAt: before.trashedAt ?? now() } })
  return pageSummary(await changePage(services, access, 'trash', decide, 'takeDown'))
}

/** Out of the trash, published again where it was. */
export async function restorePage(services: Services, access: PageAccess): Promise<PageSummary> {
  const change = { trashedAt: null }
  return pageSummary(await changePage(services, access, 'restore', () => ({ change })))
}

/** Gone for ever, with its links, messages, history and pictures; only out of the trash. */
export async function erasePage(services: Services, access: PageAccess): Promise<{ slug: string }> {
  const { slug, identity } = access
  const { storage } = services
  const { id, owner } = await ownPage(services, access, 'erase')
  const named = new Set<string>()
  for await (const picture of picturesNamedBy(storage.uploads, id)) named.add(picture)
  await storage.takeDown(async (repositories) => {
    const rights = { storage: repositories, now: services.now }
    await authorise(rights, identity, await repositories.pages.lock(id), 'erase')
    await repositories.pages.erase(id)
  })
  await freePictures(services, owner, named)
  return { slug }
}

/** A new draft with the same words, brief and wishes; links, shares and messages stay with the first. */
export async function duplicatePage(services: Services, access: PageAccess): Promise<PageSummary> {
  const page = await ownPage(services, access, 'work')
  // What was taken offline would be online again under another address.
  requireNotTakenDown(page)
  const { owner, locale, document } = page
  const now = services.now()
  const copy = await services.storage.transaction(async (repositories) => {
    await refuseFull(services, repositories, owner)
    const made = { owner, locale, document, rev: 1, kind: 'edited', now } as const
    const inserted = await insertPage(repositories, made)
    await copyWishes(repositories, page.id, inserted)
    const writing = await carriedWriting(repositories, page)
    if (writing) await insertWriting(repositories, inserted, writing, (id) => id)
    return inserted
  })
  return pageSummary(copy)
}

/** Makes a version-1 page one of the current version, as a new revision of the same page. */
export async function upgradePage(services: Services, access: PageAccess): Promise<PageDetail> {
  const before = await ownPage(services, access, 'work')
  const page = before.version === 2 ? before : await upgraded(services, access)
  return pageDetail(page, await standingWriting(services.storage, page))
}

function upgraded(services: Services, access: PageAccess): Promise<StoredPage> {
  return changePage(services, access, 'work', (page) => {
    if (page.version === 2) return { change: {} }
    return {
      change: { document: readableDocument(page, page.document), version: 2 },
      kind: 'generated',
    }
  })
}
