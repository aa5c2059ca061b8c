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
import { type TakenBack, takeBack, undoSteps } from '#shared/page/restore/take-back.ts'
import type { StepsLeft } from '#shared/page/wish.ts'
import { ownerOnly } from './authorise.ts'
import { editableDocument } from './check-document.ts'
import {
  placeBefore,
  placeOf,
  settingAgain,
  settingBack,
  stepsBack,
  type Trail,
  trailOf,
} from './trail.ts'
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
  /** Number of the editor who asks; null of the owner. */
  editor: number | null
}

/**
 * Takes the change back that stands last: a wish, or an edit by ops or by hand. Called again it
 * takes back the one before.
 */
export async function stepBack(
  repositories: Repositories,
  page: StoredPage,
  { isHeld = false, ...order }: Order,
): Promise<SteppedPage> {
  const found = isHeld ? null : await foundBack(repositories, page)
  return found ? made(repositories, page, found, order) : unchanged(page)
}

/** Makes the change again that was taken back last, while nothing else has changed the page. */
export async function stepForward(
  repositories: Repositories,
  page: StoredPage,
  { isHeld = false, ...order }: Order,
): Promise<SteppedPage> {
  const found = isHeld ? null : await foundForward(repositories, page)
  return found ? made(repositories, page, found, order) : unchanged(page)
}

/** Which steps there are to make from here. Nothing is changed. */
export async function stepsLeft(repositories: Repositories, page: StoredPage): Promise<StepsLeft> {
  const [back, forward] = await Promise.all([
    foundBack(repositories, page),
    foundForward(repositories, page),
  ])
  return { undo: back !== null, redo: forward !== null }
}

const unchanged = (page: StoredPage): SteppedPage => ({ document: editableDocument(page), ops: [] })

async function made(
  repositories: Repositories,
  page: StoredPage,
  { back, way, to, wish }: FoundStep,
  { now, editor }: Order,
): Promise<SteppedPage> {
  const { document, ops } = back
  if (!wish) return { document, ops, turn: { way, to } }
  if (editor !== null && wish.undoNoindex !== undefined) throw ownerOnly()
  const stored = await turned(repositories, page, wish, back, now)
  if (ops.length === 0) return { document, ops, wish: stored }
  return { document, ops, wish: stored, turn: { way, to, wish: wish.id } }
}

async function foundBack(repositories: Repositories, page: StoredPage): Promise<FoundStep | null> {
  const document = editableDocument(page)
  const trail = await trailOf(repositories, page)
  let place: number | null = placeOf(trail, page.rev)
  const beside = settingBack(trail, place)
  if (beside) return { back: takeBack(document, []), wish: beside, way: 'undo', to: place }
  while (place !== null) {
    const before = placeBefore(trail, place)
    if (before === null) break
    const change = { page, document, place, wish: trail.wishes.get(place) }
    const found = await changeBack(repositories, change)
    if (found === null) break
    if (found.back.ops.length > 0) return { ...found, way: 'undo', to: before }
    // It was taken back out of turn: the step is the one before.
    place = before
  }
  return null
}

async function foundForward(
  repositories: Repositories,
  page: StoredPage,
): Promise<FoundStep | null> {
  const document = editableDocument(page)
  const trail = await trailOf(repositories, page)
  const beside = settingAgain(trail)
  if (beside) return { back: takeBack(document, []), wish: beside, way: 'redo', to: page.rev }
  for (const rev of stepsBack(trail)) {
    const found = await changeAgain(repositories, { page, document, trail, rev })
    if (found && found.back.ops.length > 0)
      return { ...found, way: 'redo', to: placeOf(trail, rev - 1) }
  }
  return null
}

interface FoundChange {
  back: TakenBack
  wish?: StoredWish
}

interface FoundStep extends FoundChange, Pick<Turn, 'way' | 'to'> {}

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
): Promise<FoundChange | null> {
  if (wish && wish.undo.length > 0) {
    const isDone = wish.undoneAt !== null
    return { back: takeBack(document, isDone ? [] : wish.undo), wish }
  }
  const [made, before] = await documentsOf(repositories, page, [place, place - 1])
  // Before its first writing a page was empty: nobody means that.
  if (!made || !before || before.order.length === 0) return null
  const back = opsBetween(made, before).map(asUsers)
  return { back: takeBack(document, undoSteps(made, back)) }
}

async function changeAgain(
  repositories: Repositories,
  { page, document, trail, rev }: Omit<Change, 'place' | 'wish'> & { trail: Trail; rev: number },
): Promise<FoundChange | null> {
  const id = trail.turns.get(rev)?.wish
  const wish = id === undefined ? null : await repositories.wishes.byId(page.id, id)
  if (wish && wish.undo.length > 0 && wish.undoneAt !== null)
    return { back: takeBack(document, wish.undo), wish }
  const [back, made] = await documentsOf(repositories, page, [rev, rev - 1])
  if (!back || !made) return null
  return { back: takeBack(document, undoSteps(back, opsBetween(back, made).map(asUsers))) }
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
