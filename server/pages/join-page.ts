import type { Services } from '#server/services.ts'
import type { StoredEditor, StoredPage, StoredShare } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import type { Editor, JoinedPage } from '#shared/shares.ts'
import { editorsOf, joinedPage } from './editors.ts'
import { newId } from './new-id.ts'
import { type HoldsPass, openShare, type Reading } from './share-access.ts'

/** A page has no more than so many people beside its owner. */
const mostEditors = 50
/** By one link, whoever left again included: a browser without its cookie is somebody new each time. */
const mostOfLink = 500

export interface Joining {
  token: string
  name?: string | undefined
}

/**
 * Makes whoever opened a link to edit an editor of its page; done again it is only another name.
 * @throws AppError `not_found` for a link that only shows, is not open to them, or was made before
 * they were removed; `conflict` where the page has as many editors as there may be
 */
export async function joinPage(
  services: Services,
  caller: { identity: string | null; ensureIdentity(): Promise<string> },
  { token, name }: Joining,
  holds: HoldsPass,
): Promise<JoinedPage> {
  const { page } = await invitation(services, token, holds)
  if (caller.identity === page.owner) throw notFound()
  const identity = await caller.ensureIdentity()
  const [joined, share] = await services.storage.transaction(async (repositories) => {
    if (!(await repositories.pages.lock(page.id))) throw notFound()
    // It may have ended while they pressed.
    const { share } = await invitation({ ...services, storage: repositories }, token, holds)
    const all = await repositories.editors.listOf(page.id)
    const people = await editorsOf({ storage: repositories, now: services.now }, page)
    const { known, number } = joiningOf(all, people, identity, share)
    if (known) await repositories.editors.rename(known.id, name ?? null)
    if (known) return [{ ...known, name: name ?? null }, share] as const
    const made = newEditor(share, { identity, name, number }, services.now())
    await repositories.editors.insert(made)
    return [made, share] as const
  })
  return joinedPage(page, share, joined)
}

/** What a link lets its visitor take part in. @throws AppError `not_found` */
async function invitation(
  services: Reading,
  token: string,
  holds: HoldsPass,
): Promise<{ share: StoredShare; page: StoredPage }> {
  const opened = await openShare(services, token, holds)
  const { share, page } = opened
  const isCounted = share.maxViews === null || holds(share.passwordHash ?? '')
  if (opened.state !== 'open' || share.access !== 'edit' || !isCounted) throw notFound()
  return { share, page }
}

/** @throws AppError as `joinPage` */
function joiningOf(
  all: readonly StoredEditor[],
  people: readonly Editor[],
  identity: string,
  share: StoredShare,
): { known: StoredEditor | null; number: number } {
  const own = all.filter((editor) => editor.identity === identity)
  // A link made since they were removed is another invitation.
  if (own.some(({ removedAt }) => removedAt !== null && share.createdAt <= removedAt))
    throw notFound()
  const known = own.find((editor) => editor.share === share.id) ?? null
  const isNew = !people.some(({ number }) => number === own[0]?.number)
  if (isNew && people.length >= mostEditors)
    throw new AppError('conflict', `At most ${mostEditors} people edit a page; remove one first.`)
  if (!known && all.filter((editor) => editor.share === share.id).length >= mostOfLink)
    throw new AppError('conflict', `By one link at most ${mostOfLink} people ever take part.`)
  return { known, number: own[0]?.number ?? Math.max(0, ...all.map((it) => it.number)) + 1 }
}

function newEditor(
  { id: share, page }: StoredShare,
  { identity, name = null, number }: NewEditor,
  joinedAt: number,
): StoredEditor {
  const ends = { changedAt: null, removedAt: null }
  return { id: newId(), page, identity, share, number, name, joinedAt, ...ends }
}

interface NewEditor {
  identity: string
  name?: string | null | undefined
  number: number
}
