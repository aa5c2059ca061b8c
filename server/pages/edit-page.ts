import type { Services } from '#server/services.ts'
import { AppError } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { changePage, type PageAccess } from './change-page.ts'
import { checkedDocument, editableDocument } from './check-document.ts'

/**
 * Applies a person's edits to the revision they saw: all of them as one rev, or none.
 * @throws AppError `revision_required`, `revision_stale` or `invalid`
 */
export async function editPage(
  services: Services,
  access: PageAccess,
  ops: readonly EditOp[],
  ifMatch: string | undefined,
): Promise<{ rev: number; inverse: Op[] }> {
  let inverse: Op[] = []
  const { rev } = await changePage(services, access, 'work', (page) => {
    requireRevision(ifMatch, page.rev)
    const edited = applyEdits(editableDocument(page), ops.map(asUsers))
    inverse = edited.inverse
    return { change: { document: checkedDocument(edited.document) }, kind: 'edited' }
  })
  return { rev, inverse }
}

function requireRevision(ifMatch: string | undefined, rev: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '') {
    throw new AppError('revision_required', 'If-Match with the revision you edited is needed.')
  }
  const seen = ifMatch.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"?(\d+)"?$/, '$1'))
  if (seen.includes(String(rev))) return
  throw new AppError('revision_stale', `The page is at revision ${rev} by now.`)
}
