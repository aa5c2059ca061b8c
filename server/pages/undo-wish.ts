import type { Services } from '#server/services.ts'
import type { Repositories, StoredPage, StoredWish } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { type TakenBack, takeBack } from '#shared/page/restore/take-back.ts'
import type { WishUndo } from '#shared/page/wish.ts'
import { changePage, type PageAccess } from './change-page.ts'
import { checkedDocument, editableDocument } from './check-document.ts'
import { lastEditBack } from './last-edit-back.ts'
import { wishSummary } from './wishes.ts'

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
  const { rev } = await changePage(services, access, 'work', async (page, repositories) => {
    const found = await repositories.wishes.byId(page.id, id)
    if (!found) throw notFound(`wish ${id}`)
    wish = found
    const isDone = (found.undoneAt !== null) === (direction === 'undo')
    if (isDone) return { change: {} }
    if (found.undo.length === 0)
      throw new AppError('conflict', 'The wish changed nothing that can be taken back.')
    const back = takeBack(editableDocument(page), found.undo)
    ops = back.ops
    kept = back.kept
    wish = await turned(repositories, found, back, services.now())
    return ops.length > 0
      ? { change: { document: checkedDocument(back.document) } }
      : { change: {} }
  })
  if (!wish) throw notFound(`wish ${id}`)
  return { rev, ops, kept, wish: wishSummary(wish) }
}

/**
 * Takes a page's last change back: the newest wish that stands, where nothing has changed the page
 * since the last one, or else an edit by ops or by hand.
 * @param holdsLast the caller made the last edit and takes it back itself
 * @returns what that makes of the page; no ops where nothing is left to take back
 */
export async function lastChangeBack(
  repositories: Repositories,
  page: StoredPage,
  { now, holdsLast }: { now: number; holdsLast: boolean },
): Promise<{ document: PageDocument; ops: EditOp[] }> {
  const byWish = await lastWishBack(repositories, page, now)
  return byWish.ops.length > 0 || holdsLast ? byWish : lastEditBack(repositories, page)
}

async function lastWishBack(
  repositories: Repositories,
  page: StoredPage,
  now: number,
): Promise<{ document: PageDocument; ops: EditOp[] }> {
  const document = editableDocument(page)
  const { items } = await repositories.wishes.list(page.id, { limit: 50 })
  const newest = items.find(({ rev }) => rev !== null)
  const standing = items.find(({ undo, undoneAt }) => undo.length > 0 && undoneAt === null)
  if (newest?.rev !== page.rev || !standing) return { document, ops: [] }
  const back = takeBack(document, standing.undo)
  await turned(repositories, standing, back, now)
  return back
}

/** What was taken back can be made again, and the other way round. */
async function turned(
  { wishes }: Repositories,
  wish: StoredWish,
  { ops, redo }: TakenBack,
  now: number,
): Promise<StoredWish> {
  const change = {
    undoneAt: wish.undoneAt === null ? now : null,
    ...(ops.length > 0 && { undo: redo }),
  }
  await wishes.update(wish.id, change)
  return { ...wish, ...change }
}
