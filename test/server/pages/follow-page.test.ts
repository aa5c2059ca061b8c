import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { removeEditor } from '#server/pages/editors.ts'
import { followPage } from '#server/pages/follow-page.ts'
import { joinPage } from '#server/pages/join-page.ts'
import { trashPage } from '#server/pages/page-life.ts'
import { createShare, revokeShare } from '#server/pages/shares.ts'
import { listWishes } from '#server/pages/wishes.ts'
import type { PageEvent } from '#shared/page/page-event.ts'
import { allEvents, openServices, type TestServices, writtenPage } from '../open-services.ts'

let services: TestServices
let page: Awaited<ReturnType<typeof writtenPage>>
const left: AbortController[] = []
beforeEach(async () => {
  services = await openServices()
  page = await writtenPage(services)
})
afterEach(async () => {
  for (const reader of left.splice(0)) reader.abort()
  await services.close()
})

const as = (identity: string) => ({ slug: page.slug, identity })

async function joined(who: string, name?: string, over: object = {}) {
  services.clock.now++
  const share = await createShare(services, page.access, { access: 'edit', ...over }, 'home')
  const caller = { identity: who, ensureIdentity: async () => who }
  await joinPage(services, caller, { token: share.token, name }, () => true)
  return share
}

/** Somebody who reads what is told, one event after the other. */
async function reader(who: string) {
  const gone = new AbortController()
  left.push(gone)
  const told = (await followPage(services, as(who), gone.signal))[Symbol.asyncIterator]()
  const next = async (): Promise<PageEvent | null> => {
    const { value, done } = await told.next()
    return done ? null : value.op
  }
  return {
    next,
    /** The first that is so, whatever is told before it. */
    async until(isSo: (event: Extract<PageEvent, { op: 'page' }>) => boolean) {
      for (;;) {
        const event = await next()
        if (event === null || event.op !== 'page') throw new Error('it has ended')
        if (isSo(event)) return event
      }
    },
    async leave() {
      gone.abort()
      while ((await next()) !== null);
    },
  }
}

function title(identity: string, value: string, rev: number) {
  const ops = [{ op: 'set', id: 'hero', path: 'title', value }] as const
  return editPage(services, as(identity), ops, `"${rev}"`)
}

async function wish(identity: string, command: string) {
  services.clock.now++
  const { id } = await beginWish(services, as(identity), { command, locale: 'en' }, undefined)
  await allEvents(services, id)
}

it('tells at once how the page stands, and then what somebody else makes of it, by name', async () => {
  await joined('eve', 'Eve')
  const ana = await reader('ana')
  expect(await ana.next()).toEqual({ op: 'page', rev: 1, by: null, thread: null, people: [] })
  await title('eve', 'By Eve', 1)
  expect(await ana.until(({ rev }) => rev === 2)).toMatchObject({ by: { number: 1, name: 'Eve' } })
  await title('ana', 'By Ana', 2)
  expect(await ana.until(({ rev }) => rev === 3)).toMatchObject({ by: null })
})

it('tells of what was asked for, also where nothing was changed', async () => {
  await joined('eve', 'Eve')
  const ana = await reader('ana')
  await ana.next()
  await wish('eve', 'make it darker')
  const first = await ana.until(({ thread }) => thread !== null)
  await wish('eve', 'undo that')
  expect((await ana.until(({ thread }) => thread !== first.thread)).thread).toMatch(/complete$/)
})

it('tells who else has the page open, each once, until they leave', async () => {
  await joined('eve', 'Eve')
  const ana = await reader('ana')
  await ana.next()
  const [eve, eveAgain] = [await reader('eve'), await reader('eve')]
  expect(await eve.next()).toMatchObject({ people: [null] })
  await eveAgain.next()
  expect(await ana.until(({ people }) => people.length > 0)).toMatchObject({
    people: [{ number: 1, name: 'Eve' }],
  })
  await eve.leave()
  await eveAgain.leave()
  await ana.until(({ people }) => people.length === 0)
  await ana.leave()
  expect(await (await reader('eve')).next()).toMatchObject({ people: [] })
})

it('forgets who is gone without a word within half a minute', async () => {
  await joined('eve', 'Eve')
  await (await reader('eve')).next()
  const seen = async () => {
    const one = await reader('ana')
    const event = await one.next()
    await one.leave()
    return event
  }
  expect(await seen()).toMatchObject({ people: [{ name: 'Eve' }] })
  services.clock.now += 31_000
  expect(await seen()).toMatchObject({ people: [] })
})

it('keeps no list of who is there while nobody else takes part', async () => {
  const take = vi.spyOn(services.storage.seats, 'take')
  const ana = await reader('ana')
  await ana.next()
  expect(take).not.toHaveBeenCalled()
  await joined('eve')
  void ana.next()
  const eve = await reader('eve')
  expect(await eve.until(({ people }) => people.length > 0)).toMatchObject({ people: [null] })
  expect(take).toHaveBeenCalledTimes(2)
})

it.each([
  ['is removed', () => removeEditor(services, as('ana'), 1)],
  ['whose link is closed', (id: string) => revokeShare(services, id, 'ana')],
  ['whose page is put in the trash', () => trashPage(services, as('ana'))],
  ['whose account is gone', () => services.storage.transaction((it) => it.identities.erase('eve'))],
])('ends for somebody who %s, and does not begin again', async (_, end) => {
  const share = await joined('eve')
  const eve = await reader('eve')
  await eve.next()
  await end(share.id)
  let event = await eve.next()
  while (event?.op === 'page') event = await eve.next()
  expect(event).toEqual({ op: 'ended' })
  expect(await eve.next()).toBeNull()
  await expect(reader('eve')).rejects.toMatchObject({ code: 'not_found' })
})

it('a wish tells whose it is, by the name its editor has now', async () => {
  await joined('eve', 'Eva')
  await wish('eve', 'make it darker')
  await wish('ana', 'make it lighter')
  await joined('eve', 'Eve')
  const { items } = await listWishes(services, as('ana'), {})
  expect(items.map(({ editor }) => editor)).toEqual([null, { number: 1, name: 'Eve' }])
})
