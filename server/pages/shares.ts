import type { Services } from '#server/services.ts'
import type { StoredEditor, StoredPage, StoredShare } from '#server/storage/storage.ts'
import { dayMs } from '#shared/day-ms.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { AppError, invalid, notFound } from '#shared/errors.ts'
import { routePath } from '#shared/routes.ts'
import type { Share, ShareEvent } from '#shared/shares.ts'
import { authorise } from './authorise.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { editorsOf } from './editors.ts'
import { newId, newShareToken } from './new-id.ts'
import { refusePast } from './refuse-past.ts'

const mostOpen = 100

/** A link for who has it. Without a pin it shows the newest draft, with one that revision. */
export async function createShare(
  services: Services,
  access: PageAccess,
  wish: InputOf<'createShare'>,
  network: string,
): Promise<Share> {
  const { storage, now } = services
  const page = await ownPage(services, access, 'work')
  const { access: given = 'view', pin = null, expiresAt = null } = wish
  if (given === 'edit') requireEditable(page, pin)
  refusePast(expiresAt, now())
  if (pin !== null && !(await storage.revisions.byRev(page.id, pin))) {
    throw invalid([{ field: 'pin', message: `no revision ${pin} of this page` }])
  }
  const { password } = wish
  const passwordHash = password ? await services.passwords.hash(password, network) : null
  const share: StoredShare = {
    id: newId(),
    page: page.id,
    token: newShareToken(),
    access: given,
    expiresAt,
    passwordHash,
    pin,
    maxViews: wish.maxViews ?? null,
    views: 0,
    createdAt: now(),
    revokedAt: null,
  }
  await storage.transaction(async ({ pages, shares }) => {
    await pages.lock(page.id)
    if ((await shares.countOpen(page.id, now())) >= mostOpen)
      throw new AppError('conflict', `A page has at most ${mostOpen} open links; revoke one first.`)
    await shares.insert(share)
  })
  return shareAnswer(services, page, share)
}

/** The links of the page, ended ones too, newest first. */
export async function listShares(services: Services, access: PageAccess): Promise<Share[]> {
  const page = await ownPage(services, access, 'work')
  const { shares } = services.storage
  const guesses = await shares.guesses(page.id, services.now() - dayMs)
  const people = await editorsOf(services, page)
  return (await shares.listOf(page.id)).map((share) =>
    shareAnswer(services, page, share, {
      guesses: (share.revokedAt === null && guesses.get(share.id)) || 0,
      editors: people.filter((editor) => editor.shares.includes(share.id)).length,
    }),
  )
}

/** When the link was opened, or tried, and what came of it; who began to take part by it, and left. */
export async function listShareVisits(
  services: Services,
  id: string,
  identity: string | null,
): Promise<ShareEvent[]> {
  const { storage } = services
  const share = await storage.shares.byId(id)
  const found = share && (await storage.pages.byId(share.page))
  const page = await authorise(services, identity, found, 'work')
  const editors = (await storage.editors.listOf(page.id)).filter((editor) => editor.share === id)
  const events = [...(await storage.shares.visits(id)), ...editors.flatMap(joiningOf)]
  return events.sort((one, other) => other.at - one.at)
}

function joiningOf({ id, number, name, joinedAt, removedAt }: StoredEditor): ShareEvent[] {
  const editor = { number, name }
  const joined: ShareEvent = { id, at: joinedAt, state: 'joined', editor }
  if (removedAt === null) return [joined]
  return [joined, { id: `${id}-left`, at: removedAt, state: 'left', editor }]
}

/** The link is gone at once for everybody, also for those who gave the password. */
export async function revokeShare(
  services: Services,
  id: string,
  identity: string | null,
): Promise<Share> {
  const { shares, pages, takeDown } = services.storage
  const share = await shares.byId(id)
  const found = share && (await pages.byId(share.page))
  const page = await authorise(services, identity, found, 'work')
  await takeDown(async (inside) => {
    // Waits for the change that is under way: none by this link comes after the answer.
    await inside.pages.lock(page.id)
    await inside.shares.revoke(id, services.now())
  })
  const revoked = await shares.byId(id)
  if (!revoked) throw notFound()
  return shareAnswer(services, page, revoked)
}

/** @throws AppError `invalid`: what is changed is the newest draft, of this version */
function requireEditable({ version }: StoredPage, pin: number | null): void {
  if (pin !== null)
    throw invalid([{ field: 'pin', message: 'none: a link to edit shows the newest draft' }])
  if (version === 1)
    throw invalid([{ field: 'access', message: '`view`, until the page is upgraded' }])
}

/** Where a share's screen is: pages of version 1 have a frame of their own. */
export function sharePath(version: StoredPage['version'], token: string): string {
  return routePath(version === 1 ? 'shareV1' : 'share', { slug: token })
}

function shareAnswer(
  { config }: Services,
  page: StoredPage,
  share: StoredShare,
  { guesses, editors } = { guesses: 0, editors: 0 },
): Share {
  const { id, token, access, expiresAt, maxViews, pin, passwordHash, views, createdAt, revokedAt } =
    share
  return {
    id,
    token,
    access,
    url: config.SITE_URL + sharePath(page.version, token),
    expiresAt,
    maxViews,
    pin,
    hasPassword: passwordHash !== null,
    views,
    guesses,
    editors,
    createdAt,
    revokedAt,
  }
}
