import type { Services } from '#server/services.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { type TakenBack, takeBack } from '#shared/page/restore/take-back.ts'
import type { WishUndo } from '#shared/page/wish.ts'
import { ownerOnly } from './authorise.ts'
import { changePage, type PageAccess } from './change-page.ts'
import { checkedDocument, editableDocument } from './check-document.ts'
import { turnOfWish } from './told-turn.ts'
import { turned } from './turned-wish.ts'
import { isUndoable, toldWishes } from './wishes.ts'

/**
 * Takes all back that a wish has changed, or makes it again; what was changed since stays as it is.
 * One that is so already changes nothing.
 * @throws AppError `not_found` for a wish the page does not have, `conflict` where it changed
 * nothing that could be taken back
 */
export async function undoWish(
  services: Services,
  access: PageAccess,
  id: string,
  direction: 'undo' | 'redo',
): Promise<WishUndo> {
  let ops: EditOp[] = []
  let kept: TakenBack['kept'] = []
  let wish: StoredWish | null = null
  const { rev } = await changePage(
    services,
    access,
    'change',
    async (page, repositories, editor) => {
      const found = await repositories.wishes.byId(page.id, id)
      if (!found) throw notFound()
      if (editor !== null && found.undoNoindex !== undefined) throw ownerOnly()
      wish = found
      const isDone = (found.undoneAt !== null) === (direction === 'undo')
      if (isDone) return { change: {} }
      if (!isUndoable(found))
        throw new AppError('conflict', 'The wish changed nothing that can be taken back.')
      const back = takeBack(editableDocument(page), found.undo)
      ops = back.ops
      kept = back.kept
      wish = await turned(repositories, page, found, back, services.now())
      if (ops.length === 0) return { change: {} }
      const document = checkedDocument(back.document)
      return { change: { document }, turn: await turnOfWish(repositories, page, found, direction) }
    },
  )
  const [told] = wish ? await toldWishes(services.storage, [wish]) : []
  if (!told) throw notFound()
  return { rev, ops, kept, wish: told }
}
