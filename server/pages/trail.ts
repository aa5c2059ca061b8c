import type {
  Repositories,
  RevisionMark,
  StoredPage,
  StoredWish,
  Turn,
} from '#server/storage/storage.ts'

/**
 * The one history of a page, whoever walks it and by whatever means. Each revision is a place in
 * it; a step back or forward adds a revision, too, and leads to the place of an earlier one.
 */
export interface Trail {
  newest: number
  turns: ReadonlyMap<number, Turn | undefined>
  marks: ReadonlyMap<number, RevisionMark>
  /** By the revision each has made. */
  wishes: ReadonlyMap<number, StoredWish>
  /** Wishes that changed a setting alone, and so have made no revision; newest first. */
  beside: readonly StoredWish[]
}

/** Nobody walks farther back than so many revisions, or wishes. */
const mostRemembered = 100

export async function trailOf(
  { revisions, wishes }: Pick<Repositories, 'revisions' | 'wishes'>,
  { id, rev }: Pick<StoredPage, 'id' | 'rev'>,
): Promise<Trail> {
  const limit = mostRemembered
  const [marks, { items }] = await Promise.all([
    revisions.marks(id, limit),
    wishes.list(id, { limit }),
  ])
  // The wishes of a copied page have one revision in common: the newest counts.
  const ofRevisions = items.toReversed().filter((wish) => wish.rev !== null)
  return {
    newest: rev,
    turns: new Map(marks.map(({ rev, turn }: RevisionMark) => [rev, turn])),
    marks: new Map(marks.map((mark: RevisionMark) => [mark.rev, mark])),
    wishes: new Map(ofRevisions.map((wish) => [wish.rev ?? 0, wish])),
    beside: items.filter(({ rev, undoNoindex }) => rev === null && undoNoindex !== undefined),
  }
}

/** The setting that was changed since the page came to where it is now. */
export function settingBack({ beside, marks }: Trail, place: number): StoredWish | undefined {
  const since = marks.get(place)?.createdAt ?? 0
  return beside.find(({ undoneAt, createdAt }) => undoneAt === null && createdAt >= since)
}

/** The setting that was taken back last, while nothing else has changed the page. */
export function settingAgain({ beside, marks, newest }: Trail): StoredWish | undefined {
  const since = marks.get(newest)?.createdAt ?? 0
  return beside.find(({ undoneAt }) => undoneAt !== null && undoneAt >= since)
}

/** Where in the history a page of this revision is. */
export function placeOf(trail: Trail, rev: number): number {
  const to = trail.turns.get(rev)?.to
  return to === undefined ? rev : placeOf(trail, to)
}

/** The place before; null where nobody remembers. */
export function placeBefore(trail: Trail, place: number): number | null {
  return trail.turns.has(place) ? placeOf(trail, place - 1) : null
}

/** The revisions of the steps back that nothing has made undone, newest first. */
export function stepsBack(trail: Trail): number[] {
  const found: number[] = []
  const redone: string[] = []
  for (let rev = trail.newest; ; rev -= 1) {
    const turn = trail.turns.get(rev)
    if (!turn) return found
    const what = turn.wish ?? 'edits'
    const pair = redone.indexOf(what)
    if (turn.way === 'redo') redone.push(what)
    else if (pair >= 0) redone.splice(pair, 1)
    else found.push(rev)
  }
}
