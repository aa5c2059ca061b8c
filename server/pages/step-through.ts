import type { Repositories, StoredPage, StoredWish } from '#server/storage/storage.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { opsBetween } from '#shared/page/restore/ops-between.ts'
import { takeBack } from '#shared/page/restore/take-back.ts'
import { editableDocument } from './check-document.ts'
import { turned } from './turned-wish.ts'

/** What a wish to undo or to redo makes of a page. */
export interface SteppedPage {
  document: PageDocument
  /** The edits that were made; none where nothing is left to take back, or to make again. */
  ops: EditOp[]
  /** The revision whose content the page has now; absent where nothing changed. */
  like?: number
}

interface Order {
  now: number
  /** The caller keeps a history of its own, and steps through it itself. */
  isHeld: boolean
}

/** A wish to undo goes no farther back than so many wishes. */
const mostSteps = 100

/**
 * Takes the change back that stands last: a wish, or an edit by ops or by hand. Called again it
 * takes back the one before.
 */
export async function stepBack(
  repositories: Repositories,
  page: StoredPage,
  { now, isHeld }: Order,
): Promise<SteppedPage> {
  const document = editableDocument(page)
  if (isHeld) return { document, ops: [] }
  const byRev = await wishesByRev(repositories, page)
  const last = likeOf(page.rev, byRev)
  const wish = byRev.get(last)
  const stepped = await turnedTo(
    repositories,
    { document, wish, now, isDone: false, page },
    last - 1,
  )
  return stepped.ops.length > 0 ? { ...stepped, like: likeOf(last - 1, byRev) } : stepped
}

/** Makes the change again that a wish to undo took back last, while nothing else has changed the page. */
export async function stepForward(
  repositories: Repositories,
  page: StoredPage,
  { now, isHeld }: Order,
): Promise<SteppedPage> {
  const document = editableDocument(page)
  const byRev = await wishesByRev(repositories, page)
  const rev = isHeld ? null : undoneLast(page.rev, byRev)
  if (rev === null) return { document, ops: [] }
  const goal = likeOf(rev - 1, byRev)
  const wish = byRev.get(goal)
  const stepped = await turnedTo(repositories, { document, wish, now, isDone: true, page }, goal)
  return stepped.ops.length > 0 ? { ...stepped, like: goal } : stepped
}

type WishesByRev = ReadonlyMap<number, StoredWish>

async function wishesByRev({ wishes }: Repositories, page: StoredPage): Promise<WishesByRev> {
  const { items } = await wishes.list(page.id, { limit: mostSteps })
  return new Map(items.flatMap((wish) => (wish.rev === null ? [] : [[wish.rev, wish]])))
}

/** The revision that has a page's content first: steps back and forward lead to another one's. */
function likeOf(rev: number, byRev: WishesByRev): number {
  const like = byRev.get(rev)?.like
  return like === undefined ? rev : likeOf(like, byRev)
}

/** The revision of the newest step back that no step forward has made undone. */
function undoneLast(newest: number, byRev: WishesByRev): number | null {
  let forward = 0
  for (let rev = newest; ; rev -= 1) {
    const wish = byRev.get(rev)
    if (wish?.like === undefined) return null
    if (wish.outcomes.some(({ code }) => code === 'redone')) forward += 1
    else if (forward === 0) return rev
    else forward -= 1
  }
}

interface Turn {
  page: StoredPage
  document: PageDocument
  /** That has made the revision which is taken back, or made again. */
  wish: StoredWish | undefined
  /** Whether it has to be taken back already. */
  isDone: boolean
  now: number
}

/** By the steps of the wish that made the change, or else to the document of a revision. */
async function turnedTo(
  repositories: Repositories,
  { page, document, wish, isDone, now }: Turn,
  rev: number,
): Promise<SteppedPage> {
  if (wish) {
    if (wish.undo.length === 0 || (wish.undoneAt !== null) !== isDone) return { document, ops: [] }
    const back = takeBack(document, wish.undo)
    await turned(repositories, wish, back, now)
    return { document: back.document, ops: back.ops }
  }
  const [made, goal] = await Promise.all(
    [isDone ? rev : rev + 1, rev].map((each) => repositories.revisions.byRev(page.id, each)),
  )
  const isEdit = made?.kind === 'edited' || made?.kind === 'step'
  if (!isEdit || goal?.document.v !== 2) return { document, ops: [] }
  const ops = opsBetween(document, goal.document).map(asUsers)
  return { document: applyEdits(document, ops).document, ops }
}
