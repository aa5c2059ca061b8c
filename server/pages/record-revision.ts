import type { Repositories, StoredRevision } from '#server/storage/storage.ts'

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
