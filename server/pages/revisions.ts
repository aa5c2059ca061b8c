import type { Services } from '#server/services.ts'
import type { StoredPage, StoredRevision } from '#server/storage/storage.ts'
import { invalid } from '#shared/errors.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import type { PageDetail } from '#shared/payloads.ts'
import { changePage, ownPage, type PageAccess } from './change-page.ts'
import { pageFor } from './page-life.ts'
import { readableDocument } from './published-page.ts'
import { turnOfReturn } from './told-turn.ts'

/**
 * What makes one revision another than an earlier one.
 * @throws AppError `invalid` naming the revision there is not
 */
export async function compareRevisions(
  services: Services,
  access: PageAccess,
  { from, to }: { from: number; to: number },
): Promise<{ parts: PartChange[] }> {
  const page = await ownPage(services, access, 'change')
  const [before, after] = await Promise.all([
    documentAt(services, page, 'from', from),
    documentAt(services, page, 'to', to),
  ])
  return { parts: comparePages(before, after) }
}

async function documentAt(
  { storage }: Services,
  page: StoredPage,
  field: 'from' | 'to',
  rev: number,
) {
  return readableDocument(page, (await revisionAt(storage, page.id, field, rev)).document)
}

/** Makes an earlier document the newest one. The revisions between stay. */
export async function revertPage(
  services: Services,
  access: PageAccess,
  rev: number,
  step?: 'undo' | 'redo',
): Promise<PageDetail> {
  const page = await changePage(
    services,
    access,
    'change',
    async (before, repositories, editor) => {
      const { document } = await revisionAt(repositories, before.id, 'rev', rev)
      // Pages of version 1 are to view alone: none could bring theirs back.
      if (editor !== null && document.v !== before.version)
        throw invalid([{ field: 'rev', message: `a revision of version ${before.version}` }])
      const turn = step && (await turnOfReturn(repositories, before, rev, step))
      return { change: { document, version: document.v }, kind: 'reverted', turn }
    },
  )
  return pageFor(services, page, access.identity)
}

async function revisionAt(
  { revisions }: Pick<Services['storage'], 'revisions'>,
  page: string,
  field: string,
  rev: number,
): Promise<StoredRevision> {
  const revision = await revisions.byRev(page, rev)
  if (revision) return revision
  throw invalid([{ field, message: `no revision ${rev} of this page` }])
}
