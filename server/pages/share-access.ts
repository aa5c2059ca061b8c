import type { Services } from '#server/services.ts'
import type {
  Repositories,
  StoredPage,
  StoredRevision,
  StoredShare,
} from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import type { ShareEnd, ShareVisitState } from '#shared/shares.ts'
import { sharePath } from './shares.ts'

export type OpenedShare =
  | { state: 'open'; share: StoredShare; page: StoredPage; document: StoredRevision['document'] }
  | { state: 'locked'; share: StoredShare; page: StoredPage }
  | { state: 'gone'; share: StoredShare; page: StoredPage; end: ShareEnd }

/**
 * Whether the visitor carries the pass that the gate gives: bound to the share and to its password,
 * which is '' where it has none.
 */
export type HoldsPass = (passwordHash: string) => boolean

export interface Reading extends Pick<Services, 'now'> {
  storage: Pick<Repositories, 'shares' | 'pages' | 'revisions'>
}

/**
 * What a share link shows now. Who passed the gate sees the page to the end of their pass, also
 * when theirs was the last view.
 * @throws AppError `not_found` for a token nobody has
 */
export async function openShare(
  services: Reading,
  token: string,
  holds: HoldsPass,
): Promise<OpenedShare> {
  const { share, page } = await shareOf(services, token)
  const end = endOf(share, page, services.now())
  if (end) return { state: 'gone', share, page, end }
  const hasPassed = holds(share.passwordHash ?? '')
  if (!hasPassed && isUsedUp(share)) return { state: 'gone', share, page, end: 'usedUp' }
  if (!hasPassed && share.passwordHash !== null) return { state: 'locked', share, page }
  const document = await sharedDocument(services, share, page)
  if (document) return { state: 'open', share, page, document }
  return { state: 'gone', share, page, end: 'closed' }
}

/**
 * Counts one view: a visitor who goes through the gate. Frames and reloads that follow do not
 * count; the pass tells them apart.
 * @param path of the link, for whoever is sent back to it
 * @throws AppError `gone` when the last view was taken
 */
export async function passGate(services: Reading, share: StoredShare, path: string): Promise<void> {
  if (await services.storage.shares.countView(share.id)) return logVisit(services, share, 'opened')
  await logVisit(services, share, 'refused')
  throw gone(path)
}

export interface UnlockedShare {
  passwordHash: string | null
  /** Where the unlocked page is. */
  path: string
}

/** @throws AppError `wrong_password`, `gone` or `not_found` */
export async function unlockShare(
  services: Pick<Services, 'storage' | 'now' | 'passwords'>,
  token: string,
  password: string,
  network: string,
): Promise<UnlockedShare> {
  const { share, page } = await shareOf(services, token)
  const path = sharePath(page.version, token)
  if (endOf(share, page, services.now()) || isUsedUp(share)) {
    await logVisit(services, share, 'refused')
    throw gone(path)
  }
  const { passwordHash } = share
  const { matches } = services.passwords
  if (passwordHash !== null && !(await matches(password, passwordHash, network))) {
    await logVisit(services, share, 'wrong')
    throw new AppError('wrong_password', 'That is not the password of this page.', {
      path,
    })
  }
  await passGate(services, share, path)
  return { passwordHash, path }
}

/** Tells the link's maker that wrong passwords were too many, and no more are taken for a while. */
export async function logWait(services: Reading, token: string): Promise<void> {
  const { share } = await shareOf(services, token)
  await logVisit(services, share, 'blocked')
}

/** For the link's maker: when it was and what came of it, nothing of who it was. */
export function logVisit(
  { storage, now }: Reading,
  { id }: StoredShare,
  state: ShareVisitState,
): Promise<void> {
  return storage.shares.logVisit(id, { at: now(), state })
}

async function shareOf(
  { storage }: Reading,
  token: string,
): Promise<{ share: StoredShare; page: StoredPage }> {
  const share = await storage.shares.byToken(token)
  const page = share && (await storage.pages.byId(share.page))
  if (!page) throw notFound(`/share/${token}`)
  return { share, page }
}

function endOf(share: StoredShare, page: StoredPage, now: number): ShareEnd | null {
  const isOffline = page.trashedAt !== null || page.takenDownAt !== null
  if (share.revokedAt !== null || isOffline) return 'closed'
  return share.expiresAt !== null && share.expiresAt <= now ? 'expired' : null
}

function isUsedUp({ maxViews, views }: StoredShare): boolean {
  return maxViews !== null && views >= maxViews
}

async function sharedDocument(
  { storage }: Reading,
  { pin }: StoredShare,
  page: StoredPage,
): Promise<StoredRevision['document'] | null> {
  if (pin === null) return page.document
  return (await storage.revisions.byRev(page.id, pin))?.document ?? null
}

function gone(path: string): AppError {
  return new AppError('gone', 'This link is no longer open.', { path })
}
