import type {
  Repositories,
  RevisionMark,
  StoredPage,
  StoredWish,
  Turn,
} from '#server/storage/storage.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { opsBetween } from '#shared/page/restore/ops-between.ts'
import { takeBack, undoSteps } from '#shared/page/restore/take-back.ts'
import { editableDocument } from './check-document.ts'
import { placeBefore, placeOf, stepsBack, type Trail, trailOf } from './trail.ts'
import { turned } from './turned-wish.ts'

/** What a step through the history makes of a page. */
export interface SteppedPage {
  document: PageDocument
  /** The edits that were made; none where nothing is left to take back, or to make again. */
  ops: EditOp[]
  /** Where the step leads; absent where nothing changed. */
  turn?: Turn
  /** The wish that was taken back, or made again. */
  wish?: StoredWish
}

interface Order {
  now: number
  /** The caller has made steps of its own, and walks through them itself first. */
  isHeld?: boolean
}

/**
 * Takes the change back that stands last: a wish, or an edit by ops or by hand. Called again it
 * takes back the one before.
 */
export async function stepBack(
  repositories: Repositories,
  page: StoredPage,
  { now, isHeld = false }: Order,
): Promise<SteppedPage> {
  const document = editableDocument(page)
  const trail = await trailOf(repositories, page)
  let place: number | null = isHeld ? null : placeOf(trail, page.rev)
  while (place !== null) {
    const before = placeBefore(trail, place)
    if (before === null) break
    const change = { page, document, place, wish: trail.wishes.get(place) }
    const stepped = await changeBack(repositories, change, now)
    if (stepped === null) break
    if (stepped.ops.length > 0) return withTurn(stepped, 'undo', before)
    // It was taken back out of turn: the step is the one before.
    place = before
  }
  return { document, ops: [] }
}

/** Makes the change again that was taken back last, while nothing else has changed the page. */
export async function stepForward(
  repositories: Repositories,
  page: StoredPage,
  { now, isHeld = false }: Order,
): Promise<SteppedPage> {
  const document = editableDocument(page)
  const trail = await trailOf(repositories, page)
  for (const rev of isHeld ? [] : stepsBack(trail)) {
    const stepped = await changeAgain(repositories, { page, document, trail, rev }, now)
    if (stepped.ops.length > 0) return withTurn(stepped, 'redo', placeOf(trail, rev - 1))
  }
  return { document, ops: [] }
}

type Stepped = Pick<SteppedPage, 'document' | 'ops' | 'wish'>

function withTurn(stepped: Stepped, way: Turn['way'], to: number): SteppedPage {
  const { wish } = stepped
  return { ...stepped, turn: { way, to, ...(wish && { wish: wish.id }) } }
}

interface Change {
  page: StoredPage
  document: PageDocument
  place: number
  wish: StoredWish | undefined
}

/** By the steps of the wish that made the change, or else by the revisions around it. */
async function changeBack(
  repositories: Repositories,
  { page, document, place, wish }: Change,
  now: number,
): Promise<Stepped | null> {
  if (wish && wish.undo.length > 0) {
    const isDone = wish.undoneAt !== null
    return isDone ? { document, ops: [] } : wishTurned(repositories, document, wish, now)
  }
  const [made, before] = await documentsOf(repositories, page, [place, place - 1])
  // Before its first writing a page was empty: nobody means that.
  if (!made || !before || before.order.length === 0) return null
  const back = opsBetween(made, before).map(asUsers)
  return takeBack(document, undoSteps(made, back))
}

async function changeAgain(
  repositories: Repositories,
  { page, document, trail, rev }: Omit<Change, 'place' | 'wish'> & { trail: Trail; rev: number },
  now: number,
): Promise<Stepped> {
  const id = trail.turns.get(rev)?.wish
  const wish = id === undefined ? null : await repositories.wishes.byId(page.id, id)
  if (wish && wish.undo.length > 0 && wish.undoneAt !== null)
    return wishTurned(repositories, document, wish, now)
  const [back, made] = await documentsOf(repositories, page, [rev, rev - 1])
  if (!back || !made) return { document, ops: [] }
  return takeBack(document, undoSteps(back, opsBetween(back, made).map(asUsers)))
}

async function wishTurned(
  repositories: Repositories,
  document: PageDocument,
  wish: StoredWish,
  now: number,
): Promise<Stepped> {
  const back = takeBack(document, wish.undo)
  if (back.ops.length === 0) return { document, ops: [] }
  return {
    document: back.document,
    ops: back.ops,
    wish: await turned(repositories, wish, back, now),
  }
}

function documentsOf(
  { revisions }: Pick<Repositories, 'revisions'>,
  page: StoredPage,
  revs: RevisionMark['rev'][],
): Promise<(PageDocument | null)[]> {
  return Promise.all(
    revs.map(async (rev) => {
      const document = (await revisions.byRev(page.id, rev))?.document
      return document?.v === 2 ? document : null
    }),
  )
}
