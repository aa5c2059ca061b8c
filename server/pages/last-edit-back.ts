import type { Repositories, StoredPage } from '#server/storage/storage.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { opsBetween } from '#shared/page/restore/ops-between.ts'
import { editableDocument } from './check-document.ts'

/**
 * The edits that take a page's newest change back where it was one by ops or by hand: to the
 * revision before. No ops where it was none, or itself took something back.
 */
export async function lastEditBack(
  { revisions, wishes }: Pick<Repositories, 'revisions' | 'wishes'>,
  page: StoredPage,
): Promise<{ document: PageDocument; ops: EditOp[] }> {
  const document = editableDocument(page)
  const none = { document, ops: [] }
  const [newest, before] = await Promise.all(
    [page.rev, page.rev - 1].map((rev) => revisions.byRev(page.id, rev)),
  )
  if (newest?.kind !== 'edited' || before?.document.v !== 2) return none
  const { items } = await wishes.list(page.id, { limit: 50 })
  // A wish that changed the page is taken back as one, or was a wish to take something back.
  if (items.some(({ rev }) => rev === page.rev)) return none
  const ops = opsBetween(document, before.document).map(asUsers)
  return { document: applyEdits(document, ops).document, ops }
}
