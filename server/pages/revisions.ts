import type { Services } from '#server/services.ts'
import type { Repositories, StoredRevision } from '#server/storage/storage.ts'
import { invalid } from '#shared/errors.ts'
import type { PageDetail, Revision } from '#shared/payloads.ts'
import { changePage, ownPage, type PageAccess } from './change-page.ts'
import { pageDetail, revisionSummary } from './summaries.ts'

/** Edits closer together than this are one sitting, and one line of the history. */
const sittingMs = 10 * 60_000

/**
 * Keeps the document of every rev whole, so that `revert` takes any rev, at the price of a few
 * kilobytes an edit; rebuilding one from inverse ops would tie all history to today's reducer.
 * An edit that goes on with a sitting makes the one before a mere step, which lists leave out.
 */
export async function recordRevision(
  { revisions }: Repositories,
  revision: StoredRevision,
): Promise<void> {
  if (revision.kind === 'edited') {
    const before = await revisions.byRev(revision.page, revision.rev - 1)
    const goesOn = before?.kind === 'edited' && revision.createdAt - before.createdAt < sittingMs
    if (goesOn) await revisions.mark(revision.page, before.rev, 'step')
  }
  await revisions.insert(revision)
}

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
