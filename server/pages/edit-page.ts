import type { Services } from '#server/services.ts'
import { AppError, invalid } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { changePage, type PageAccess } from './change-page.ts'
import { checkedDocument, editableDocument } from './check-document.ts'
import { turnOfEdits } from './told-turn.ts'

/**
 * Applies a person's edits to the revision they saw: all of them as one rev, or none.
 * @throws AppError `revision_required`, `bad_request`, `revision_stale` or `invalid`
 */
export async function editPage(
  services: Services,
  access: PageAccess,
  ops: readonly EditOp[],
  ifMatch: string | undefined,
  step?: 'undo' | 'redo',
): Promise<{ rev: number; inverse: Op[] }> {
  let inverse: Op[] = []
  const { rev } = await changePage(services, access, 'change', async (page, repositories) => {
    requireRevision(ifMatch, page.rev)
    const edited = applyEach(editableDocument(page), ops)
    inverse = edited.inverse
    const document = checkedDocument(edited.document)
    const turn = step && (await turnOfEdits(repositories, page, document, step))
    return { change: { document }, turn }
  })
  return { rev, inverse }
}

/** @throws AppError `invalid` whose fields begin with the op that is wrong: "ops.3.hero.title" */
function applyEach(document: PageDocument, ops: readonly EditOp[]) {
  const inverse: Op[] = []
  let page = document
  for (const [index, op] of ops.entries()) {
    const edited = ofOp(index, () => applyEdits(page, [asUsers(op)]))
    page = edited.document
    inverse.unshift(...edited.inverse)
  }
  return { document: page, inverse }
}

function ofOp<T>(index: number, apply: () => T): T {
  try {
    return apply()
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    const named = error.errors.map(({ field, message }) => {
      return { field: `ops.${index}.${field}`, message }
    })
    throw invalid(named, error)
  }
}

/** A revision may stand there bare, too; what a proxy weakens is taken as it was. */
const entityTag = /^(?:W\/)?"([\x21\x23-\x7e]*)"$|^(\d+)$/

function requireRevision(ifMatch: string | undefined, rev: number): void {
  if (ifMatch === undefined || ['', '*'].includes(ifMatch.trim())) {
    const example = 'such as If-Match: "3"; * names none'
    throw new AppError('revision_required', `The revision you edited is needed, ${example}.`)
  }
  const tags = ifMatch.split(',').map((tag) => entityTag.exec(tag.trim())?.slice(1))
  if (tags.includes(undefined)) {
    const message = 'If-Match has to be a tag as ETag tells it, such as If-Match: "3".'
    throw new AppError('bad_request', message)
  }
  if (tags.flat().includes(String(rev))) return
  const details = { etag: `"${rev}"` }
  throw new AppError('revision_stale', `The page is at revision ${rev} by now.`, details)
}
