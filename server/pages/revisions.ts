import type { Services } from '#server/services.ts'
import { invalid } from '#shared/errors.ts'
import type { PageDetail, Revision } from '#shared/payloads.ts'
import { changePage, ownPage, type PageAccess } from './change-page.ts'
import { pageDetail, revisionSummary } from './summaries.ts'

/** The telling revisions, newest first. */
export async function listRevisions(services: Services, access: PageAccess): Promise<Revision[]> {
  const page = await ownPage(services, access, 'work')
  const revisions = await services.storage.revisions.list(page.id)
  return revisions.flatMap(revisionSummary)
}

/** Makes an earlier document the newest one. The revisions between stay. */
export async function revertPage(
  services: Services,
  access: PageAccess,
  rev: number,
): Promise<PageDetail> {
  const page = await changePage(services, access, 'work', async (before, { revisions }) => {
    const revision = await revisions.byRev(before.id, rev)
    if (!revision) throw invalid([{ field: 'rev', message: `no revision ${rev} of this page` }])
    const { document } = revision
    return { change: { document, version: document.v }, kind: 'reverted' }
  })
  return pageDetail(page, await services.storage.generations.latestOf(page.id))
}
