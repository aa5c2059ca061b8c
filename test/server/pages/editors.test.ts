import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import { actingEditor } from '#server/pages/authorise.ts'
import type { PageAccess } from '#server/pages/change-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { leavePage, listEditors, listJoined, removeEditor } from '#server/pages/editors.ts'
import { joinPage } from '#server/pages/join-page.ts'
import { listRevisions } from '#server/pages/list-revisions.ts'
import { erasePage, getPage, pageFor, trashPage, upgradePage } from '#server/pages/page-life.ts'
import { revertPage } from '#server/pages/revisions.ts'
import { createLoaders } from '#server/pages/route-payloads.ts'
import { createShare, listShares, revokeShare } from '#server/pages/shares.ts'
import { stepPage } from '#server/pages/step-page.ts'
import { undoWish } from '#server/pages/undo-wish.ts'
import { createVersion1 } from '#server/pages/version-1.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { allEvents, openServices, type TestServices, writtenPage } from '../open-services.ts'

let services: TestServices
let page: Awaited<ReturnType<typeof writtenPage>>
beforeEach(async () => {
  services = await openServices()
  page = await writtenPage(services)
})
afterEach(() => services.close())

const link = (over: InputOf<'createShare'> = {}) =>
  createShare(services, page.access, { access: 'edit', ...over }, 'home')

function join(
  token: string,
  who: string,
  { name = undefined as string | undefined, holds = true } = {},
) {
  const caller = { identity: who, ensureIdentity: async () => who }
  return joinPage(services, caller, { token, name }, () => holds)
}

const as = (identity: string): PageAccess => ({ slug: page.slug, identity })

function title(identity: string, value: string, rev: number) {
  const ops = [{ op: 'set', id: 'hero', path: 'title', value }] as const
  return editPage(services, as(identity), ops, `"${rev}"`)
}

async function wish(identity: string, command: string): Promise<string> {
  const { id } = await beginWish(services, as(identity), { command, locale: 'en' }, undefined)
  await allEvents(services, id)
  return id
}

function pageOfVersion1() {
  const older = { title: 'Choir', about: 'We sing on Mondays.', sections: ['News'], locale: 'en' }
  const body = older as InputOf<'createVersion1'>
  return createVersion1(services, 'ana', body, { locale: 'en', network: 'home' })
}

const refused = { code: 'not_found' }

describe('taking part', () => {
  it('is for links to edit alone, and not for the owner', async () => {
    const shown = await createShare(services, page.access, {}, 'home')
    expect(shown.access).toBe('view')
    await expect(join(shown.token, 'eve')).rejects.toMatchObject(refused)
    await expect(join('no-such-token', 'eve')).rejects.toMatchObject(refused)
    const { token } = await link()
    await expect(join(token, 'ana')).rejects.toMatchObject(refused)
    expect(await join(token, 'eve')).toMatchObject({ slug: page.slug, number: 1, calledAs: null })
  })

  it('comes after the password and the counted view', async () => {
    for (const over of [{ password: 'sesame' }, { maxViews: 1 }]) {
      const { token } = await link(over)
      await expect(join(token, 'eve', { holds: false })).rejects.toMatchObject(refused)
      expect(await join(token, 'eve')).toMatchObject({ slug: page.slug })
    }
  })

  it('is not by a link that has expired', async () => {
    const { token } = await link({ expiresAt: services.clock.now + 1000 })
    services.clock.now += 1000
    await expect(join(token, 'eve')).rejects.toMatchObject(refused)
  })

  it('leads to one version alone where a link is held at it: to look at', async () => {
    await expect(link({ pin: 1 })).rejects.toMatchObject({ errors: [{ field: 'pin' }] })
    const { slug } = await pageOfVersion1()
    const made = createShare(services, { slug, identity: 'ana' }, { access: 'edit' }, 'home')
    await expect(made).rejects.toMatchObject({ errors: [{ field: 'access' }] })
  })

  it('gives each person one number, whatever they are called and by how many links they come', async () => {
    const [first, second] = [await link(), await link()]
    await join(first.token, 'eve')
    services.clock.now += 1
    await join(second.token, 'fay', { name: '<img src=x onerror=alert(1)>' })
    await join(second.token, 'eve', { name: 'Eve' })
    await join(second.token, 'eve', { name: 'Evelyn' })
    expect(await listEditors(services, page.access)).toMatchObject([
      { number: 1, name: 'Evelyn', shares: [first.id, second.id], changedAt: null },
      { number: 2, name: '<img src=x onerror=alert(1)>', shares: [second.id] },
    ])
    const counts = (await listShares(services, page.access)).map(({ id, editors }) => [id, editors])
    expect(Object.fromEntries(counts)).toEqual({ [first.id]: 1, [second.id]: 2 })
  })

  it('is found again among one’s pages, and on the screen of the link', async () => {
    const { token } = await link()
    const screen = (identity: string) =>
      createLoaders(services).share?.({
        params: { slug: token },
        caller: { identity },
        locale: 'en',
        isUnlocked: () => true,
        wrongPassword: false,
      })
    expect(await screen('eve')).toMatchObject({ state: 'open', access: 'edit', editSlug: null })
    await join(token, 'eve')
    expect(await screen('eve')).toMatchObject({ editSlug: page.slug })
    expect(await listJoined(services, 'eve')).toMatchObject([{ slug: page.slug }])
    expect(await listJoined(services, 'ana')).toEqual([])
    await leavePage(services, as('eve'))
    expect(await listJoined(services, 'eve')).toEqual([])
  })

  it('is over for whoever was removed, until they are given a newer link', async () => {
    const [first, other] = [await link(), await link()]
    await join(first.token, 'eve')
    await removeEditor(services, page.access, 1)
    await expect(join(first.token, 'eve')).rejects.toMatchObject(refused)
    await expect(join(other.token, 'eve')).rejects.toMatchObject(refused)
    await expect(removeEditor(services, page.access, 1)).rejects.toMatchObject(refused)
    services.clock.now += 1
    const { token } = await link()
    expect(await join(token, 'eve')).toMatchObject({ number: 1 })
  })
})

it('a page has fifty people at once beside its owner, whoever took part before', async () => {
  const first = await link()
  for (let at = 0; at < 50; at++) await join(first.token, `guest-${at}`)
  await expect(join(first.token, 'eve')).rejects.toMatchObject({ code: 'conflict' })
  expect(await join(first.token, 'guest-7', { name: 'Mia' })).toMatchObject({ calledAs: 'Mia' })
  await revokeShare(services, first.id, 'ana')
  expect(await join((await link()).token, 'eve')).toMatchObject({ number: 51 })
})

it('a link lets no endless line of new browsers join and leave', async () => {
  const { token } = await link()
  await join(token, 'guest')
  for (let at = 0; at < 499; at++) {
    await join(token, `guest-${at}`)
    await leavePage(services, as(`guest-${at}`))
  }
  await expect(join(token, 'eve')).rejects.toMatchObject({ code: 'conflict' })
  expect(await join(token, 'guest', { name: 'Mia' })).toMatchObject({ calledAs: 'Mia' })
  expect(await join((await link()).token, 'eve')).toMatchObject({ number: 501 })
})

const whileTheyPress: [string, (id: string) => Promise<unknown>][] = [
  ['the link is revoked', (id) => revokeShare(services, id, 'ana')],
  [
    'the page is erased',
    () => trashPage(services, page.access).then(() => erasePage(services, page.access)),
  ],
]

it.each(whileTheyPress)('nobody takes part where %s while they press', async (_, end) => {
  const { id, token } = await link()
  const ensureIdentity = async () => {
    await end(id)
    return 'eve'
  }
  const pressed = joinPage(services, { identity: null, ensureIdentity }, { token }, () => true)
  await expect(pressed).rejects.toMatchObject(refused)
  expect(await listJoined(services, 'eve')).toEqual([])
})

it('whoever takes part by an old link is told of, however many links came after', async () => {
  const { id, token } = await link()
  await join(token, 'eve')
  const { shares } = services.storage
  const old = await shares.byId(id)
  if (!old) throw new Error('the link is there')
  const later = { ...old, createdAt: old.createdAt + 1, revokedAt: old.createdAt + 1 }
  for (let at = 0; at < 500; at++)
    await shares.insert({ ...later, id: `later-${at}`, token: `later-${at}` })
  expect(await listEditors(services, page.access)).toMatchObject([{ number: 1, shares: [id] }])
})

it('an editor whose right ends while they ask is never taken for the owner', async () => {
  await join((await link()).token, 'eve')
  const stored = await services.storage.pages.bySlug(page.slug)
  if (!stored) throw new Error('the page is there')
  await removeEditor(services, page.access, 1)
  await expect(pageFor(services, stored, 'eve')).rejects.toMatchObject(refused)
  await expect(actingEditor(services, 'eve', stored)).rejects.toMatchObject(refused)
  expect(await actingEditor(services, 'ana', stored)).toBeNull()
})

describe('an editor', () => {
  beforeEach(async () => void (await join((await link()).token, 'eve', { name: 'Eve' })))

  it('reads the page without the brief it was written from', async () => {
    expect((await getPage(services, page.access)).generation?.brief).toBeTruthy()
    const read = await getPage(services, as('eve'))
    expect(read).toMatchObject({ slug: page.slug, generation: null, guest: { number: 1 } })
    expect(JSON.stringify(read)).not.toContain('Padaria Sol. Pão e bolos.')
  })

  it('makes versions that are told as theirs, apart from the owner’s of the same sitting', async () => {
    await title('ana', 'By Ana', 1)
    await title('eve', 'By Eve', 2)
    await title('eve', 'By Eve again', 3)
    await title('ana', 'By Ana at last', 4)
    const { items } = await listRevisions(services, page.access, {})
    expect(items.map(({ rev, editor }) => [rev, editor])).toEqual([
      [5, null],
      [4, { number: 1, name: 'Eve' }],
      [2, null],
      [1, null],
    ])
    expect((await listEditors(services, page.access))[0]?.changedAt).toBe(services.clock.now)
  })

  it('changes by wishes and takes them back, told as theirs too', async () => {
    const id = await wish('eve', 'Change the headline to “Rye and salt”')
    const byWish = await listRevisions(services, page.access, {})
    expect(byWish.items[0]).toMatchObject({ rev: 2, editor: { number: 1 } })
    await undoWish(services, as('eve'), id, 'undo')
    await stepPage(services, as('eve'), 'redo')
    const { id: stored = '' } = (await services.storage.pages.bySlug(page.slug)) ?? {}
    for (const rev of [2, 3, 4])
      expect(await services.storage.revisions.byRev(stored, rev)).toMatchObject({ editor: 1 })
  })

  it('loses nothing where the owner was faster: the second is refused and told the revision', async () => {
    const both = await Promise.allSettled([title('ana', 'Ana', 1), title('eve', 'Eve', 1)])
    const lost = both.find(({ status }) => status === 'rejected')
    expect(lost).toMatchObject({ reason: { code: 'revision_stale', etag: '"2"' } })
    await title('eve', 'Eve after all', 2)
    expect(await getPage(services, page.access)).toMatchObject({ rev: 3 })
  })

  it('does not bring a page back to version 1, which nobody edits by a link', async () => {
    const { slug } = await pageOfVersion1()
    const own = { slug, identity: 'ana' }
    await upgradePage(services, own)
    const { token } = await createShare(services, own, { access: 'edit' }, 'home')
    await join(token, 'eve')
    const back = revertPage(services, { slug, identity: 'eve' }, 1)
    await expect(back).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'rev' }] })
    expect(await revertPage(services, own, 1)).toMatchObject({ version: 1 })
  })

  it('decides nothing about search engines: neither by a wish nor by taking one back', async () => {
    const hidden = async () => (await services.storage.pages.bySlug(page.slug))?.noindex
    const owner = { code: 'owner_only', status: 403 }
    await expect(wish('eve', 'Hide the page from search engines')).rejects.toMatchObject(owner)
    expect(await hidden()).toBe(false)
    const id = await wish('ana', 'Hide the page from search engines')
    expect(await hidden()).toBe(true)
    await expect(undoWish(services, as('eve'), id, 'undo')).rejects.toMatchObject(owner)
    await expect(wish('eve', 'undo that')).rejects.toMatchObject(owner)
    await expect(stepPage(services, as('eve'), 'undo')).rejects.toMatchObject(owner)
    expect(await hidden()).toBe(true)
  })
})
