import type { Repositories, StoredRevision } from '#server/storage/storage.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'

/** Edits of one place by one person closer together than this are one sitting, and one line of the history. */
const sittingMs = 10 * 60_000

/**
 * Keeps the document of every rev whole, so that `revert` takes any rev, at the price of a few
 * kilobytes an edit; rebuilding one from inverse ops would tie all history to today's reducer.
 * An edit that goes on with a sitting makes the one before a mere step, which lists leave out.
 * @param isWish it was asked for in words, and is a line of its own
 */
export async function recordRevision(
  { revisions, editors }: Pick<Repositories, 'revisions' | 'editors'>,
  revision: StoredRevision,
  isWish = false,
): Promise<void> {
  const { page, editor, createdAt } = revision
  if (editor !== undefined) await editors.touch(page, editor, createdAt)
  if (revision.kind === 'edited' && !isWish && (await goesOn(revisions, revision)))
    await revisions.mark(revision.page, revision.rev - 1, 'step')
  await revisions.insert(revision)
}

async function goesOn(
  revisions: Repositories['revisions'],
  { page, rev, createdAt, document, editor }: StoredRevision,
): Promise<boolean> {
  const before = await revisions.byRev(page, rev - 1)
  if (before?.kind !== 'edited' || before.editor !== editor) return false
  if (createdAt - before.createdAt >= sittingMs) return false
  const earlier = await revisions.byRev(page, rev - 2)
  if (!earlier) return true
  const known = placesBetween(earlier.document, before.document)
  return placesBetween(before.document, document).every((place) => known.includes(place))
}

/** The parts of a page that are not what they were; documents of version 1 are one part. */
function placesBetween(before: StoredRevision['document'], after: typeof before): string[] {
  if (before.v === 1 || after.v === 1) return []
  return comparePages(before, after).map(({ part, type }) => `${type} ${part}`)
}
