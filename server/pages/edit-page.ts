import type { Services } from '#server/services.ts'
import { blockKind, blockTypes } from '#shared/blocks/index.ts'
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
    const edited = applyEach(editableDocument(page), ops, step === undefined)
    inverse = edited.inverse
    const document = checkedDocument(edited.document)
    const turn = step && (await turnOfEdits(repositories, page, document, step))
    return { change: { document }, turn }
  })
  return { rev, inverse }
}

/** @throws AppError `invalid` whose fields begin with the op that is wrong: "ops.3.hero.title" */
function applyEach(document: PageDocument, ops: readonly EditOp[], isNew: boolean) {
  const inverse: Op[] = []
  let page = document
  for (const [index, op] of ops.entries()) {
    const edited = ofOp(index, () => {
      if (isNew) refuseUnknownKind(op)
      return applyEdits(page, [asUsers(op)])
    })
    page = edited.document
    inverse.unshift(...edited.inverse)
  }
  return { document: page, inverse }
}

/** A block of a kind nobody knows is kept where it stands and brought back; a new one is a slip. */
function refuseUnknownKind(op: EditOp): void {
  if (op.op !== 'insert' || blockKind(op.type)) return
  throw invalid([{ field: 'type', message: `one of ${blockTypes.join(', ')}` }])
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

/** A tag, or what stands in the place of one. */
const listed = /(?:W\/)?"[^"]*"|[^\s,]+/g
const entityTag = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/

/** By the strong comparison of RFC 9110, 13.1.1; `*` is whatever revision there is. */
function requireRevision(ifMatch: string | undefined, rev: number): void {
  const tags = ifMatch?.match(listed)
  if (!tags) {
    const example = 'such as If-Match: "3"'
    throw new AppError('revision_required', `The revision you edited is needed, ${example}.`)
  }
  if (tags.join() === '*') return
  const wrong = tags.find((tag) => !entityTag.test(tag))
  if (wrong !== undefined) {
    const message = `If-Match has to be * alone or tags in quotes, such as If-Match: "3"; ${wrong} is none.`
    throw new AppError('bad_request', message)
  }
  if (tags.includes(`"${rev}"`)) return
  const weak = tags.includes(`W/"${rev}"`) ? ' A weak tag (W/) matches nothing here.' : ''
  const details = { etag: `"${rev}"` }
  throw new AppError('revision_stale', `The page is at revision ${rev}.${weak}`, details)
}
