import type { Repositories, StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import { placeBefore, placeOf, trailOf } from './trail.ts'

type Stored = Pick<Repositories, 'generations' | 'revisions' | 'wishes'>

/**
 * The writing whose words the page has: the last one, unless it was taken back or the page went back
 * to a version from before it. Its brief is the page's. Null for a page no brief has made.
 */
export async function standingWriting(
  stored: Stored,
  page: Pick<StoredPage, 'id' | 'rev'>,
): Promise<StoredGeneration | null> {
  const latest = await stored.generations.latestOf(page.id)
  const isOnly = !latest || !(await stored.generations.previousOf(latest))
  if (isOnly || (await stored.generations.unfinishedOf(page.id))) return latest
  const writtenAt = await writingTime(stored, page)
  let standing: StoredGeneration | null = latest
  while (standing && writtenAt !== null && standing.createdAt > writtenAt)
    standing = await stored.generations.previousOf(standing)
  return standing ?? latest
}

/** When that was written which the page stands on; null where nobody remembers. */
async function writingTime(
  stored: Stored,
  page: Pick<StoredPage, 'id' | 'rev'>,
): Promise<number | null> {
  const trail = await trailOf(stored, page)
  let place: number | null = placeOf(trail, page.rev)
  while (place !== null) {
    const mark = trail.marks.get(place)
    if (mark?.kind === 'generated') return mark.createdAt
    const origin: number | null =
      mark?.kind === 'reverted' ? await originOf(stored, page.id, place) : null
    place = origin === null ? placeBefore(trail, place) : placeOf(trail, origin)
  }
  return null
}

/** The version a page went back to: the newest earlier one that is the very same. */
async function originOf({ revisions }: Stored, page: string, rev: number): Promise<number | null> {
  const [found] = await revisions.list(page, { before: rev + 1, limit: 1 })
  const alike = found ? await revisions.alike(page, [found.digest]) : []
  return alike.findLast((earlier) => earlier.rev < rev)?.rev ?? null
}
