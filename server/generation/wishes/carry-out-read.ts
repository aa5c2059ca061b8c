import { ownerOnly } from '#server/pages/authorise.ts'
import { checkedDocument, editableDocument } from '#server/pages/check-document.ts'
import { recordRevision } from '#server/pages/record-revision.ts'
import { setNoindex } from '#server/pages/set-noindex.ts'
import { type SteppedPage, stepBack, stepForward } from '#server/pages/step-through.ts'
import type { Repositories, StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import { withoutMissingPictures } from '#server/storage/without-missing-pictures.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { ReadWish } from './read-wish.ts'
import { insertJob, newWish, type WishCall } from './wish-job.ts'
import { wishResult } from './wish-result.ts'

/**
 * Makes the edits of a wish the reader has understood, and its place in the thread; call it in a
 * transaction. @returns the ended generation; null where the page has moved on
 */
export async function carryOutRead(
  repositories: Repositories,
  page: StoredPage,
  wish: ReadWish,
  call: WishCall,
  now: number,
): Promise<StoredGeneration | null> {
  const before = editableDocument(page)
  const { ops, outcomes, ask = null } = wish
  const { order, editor } = call
  const noindex = noindexOf(wish)
  if (editor !== null && noindex !== undefined) throw ownerOnly()
  const { holdsLast = false, holdsNext = false } = order
  const held = { now, editor, holdsLast, holdsNext }
  const made = await changeOf(repositories, page, before, wish, held)
  const isChanged = made.ops.length > 0
  const rev = isChanged ? page.rev + 1 : page.rev
  const whole = await withoutMissingPictures(repositories.uploads, made.document, page.document)
  const document = checkedDocument({ ...whole, rev })
  if (isChanged) {
    const change = { document }
    if (!(await repositories.pages.update(page.id, page.rev, rev, change, now))) return null
    const revision = { page: page.id, rev, kind: 'edited', document, createdAt: now } as const
    const by = editor !== null && { editor }
    const told = { ...revision, ...(made.turn && { turn: made.turn }), ...by }
    await recordRevision(repositories, told, true)
  }
  const isSet = noindex !== undefined && noindex !== page.noindex
  if (isSet) await setNoindex(repositories, { ...page, rev }, noindex, now)
  const told: Op[] = [
    ...made.ops,
    ...outcomes.map((outcome): Op => ({ op: 'outcome', ...outcome })),
    ...(ask ? [{ op: 'ask', ...ask } as const] : []),
    { op: 'done', rev, status: 'complete' },
  ]
  const generation = await insertJob(repositories, page, call, 'composer', told, now)
  await repositories.wishes.insert({
    ...newWish(generation, call),
    status: 'complete',
    outcomes,
    ask,
    rev: isChanged ? rev : null,
    ...wishResult(before, document, made.inverse),
    ...(ops.length === 0 && { undo: [] }),
    ...(isSet && { undoNoindex: page.noindex }),
  })
  return generation
}

/** Whether search engines may show the page from now on; undefined where nothing is said of it. */
export function noindexOf({ outcomes }: Pick<ReadWish, 'outcomes'>): boolean | undefined {
  const last = outcomes.findLast(({ code }) => code === 'unlisted' || code === 'findable')
  return last && last.code === 'unlisted'
}

interface Asking {
  now: number
  editor: number | null
  holdsLast: boolean
  holdsNext: boolean
}

/** The edits of a wish; of one that takes the last change back or makes it again, those that do. */
async function changeOf(
  repositories: Repositories,
  page: StoredPage,
  before: PageDocument,
  { ops, outcomes }: ReadWish,
  { holdsLast, holdsNext, ...by }: Asking,
): Promise<SteppedPage & { inverse: Op[] }> {
  const isTold = (step: 'undone' | 'redone') => outcomes.some(({ code }) => code === step)
  if (isTold('undone'))
    return { inverse: [], ...(await stepBack(repositories, page, { ...by, isHeld: holdsLast })) }
  if (isTold('redone'))
    return { inverse: [], ...(await stepForward(repositories, page, { ...by, isHeld: holdsNext })) }
  const edits = ops.map(asUsers)
  return { ...applyEdits(before, edits), ops: edits }
}
