import type { Repositories, StoredPage, StoredWish, Turn } from '#server/storage/storage.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { opsBetween } from '#shared/page/restore/ops-between.ts'
import { placeBefore, placeOf, stepsBack, type Trail, trailOf } from './trail.ts'

/** A caller with a history of its own takes few steps in one call. */
const mostCompared = 20

/**
 * Where in the history edits lead whose caller says that they take its last step back, or make it
 * again: to the revision the page is like then. Undefined where the edits bring something new.
 */
export async function turnOfEdits(
  repositories: Repositories,
  page: StoredPage,
  document: PageDocument,
  way: Turn['way'],
): Promise<Turn | undefined> {
  const trail = await trailOf(repositories, page)
  const [before, again] = [placesBefore(trail), stepsBack(trail).map((rev) => rev - 1)]
  for (const rev of (way === 'undo' ? before : again).slice(0, mostCompared)) {
    const then = (await repositories.revisions.byRev(page.id, rev))?.document
    if (then?.v === 2 && opsBetween(document, then).length === 0)
      return { way, to: placeOf(trail, rev) }
  }
  // A part of what was sent as one change: the rest of it is what stands last.
  return way === 'undo' ? { way, to: placeOf(trail, page.rev) } : undefined
}

/** Where a return to a revision leads that is a step of the caller's own history. */
export async function turnOfReturn(
  repositories: Repositories,
  page: StoredPage,
  rev: number,
  way: Turn['way'],
): Promise<Turn> {
  return { way, to: placeOf(await trailOf(repositories, page), rev) }
}

/** Where it leads to take a wish back, or to make it again, which may be out of turn. */
export async function turnOfWish(
  repositories: Repositories,
  page: StoredPage,
  { id, rev }: StoredWish,
  way: Turn['way'],
): Promise<Turn> {
  const trail = await trailOf(repositories, page)
  const place = placeOf(trail, page.rev)
  const [last] = stepsBack(trail)
  const turn: Turn = { way, to: place, wish: id }
  if (way === 'undo' && rev === place) return { ...turn, to: placeBefore(trail, place) ?? place }
  const isInTurn = way === 'redo' && last !== undefined && trail.turns.get(last)?.wish === id
  return isInTurn ? { ...turn, to: placeOf(trail, last - 1) } : turn
}

function placesBefore(trail: Trail): number[] {
  const places: number[] = []
  let place = placeBefore(trail, placeOf(trail, trail.newest))
  while (place !== null) {
    places.push(place)
    place = placeBefore(trail, place)
  }
  return places
}
