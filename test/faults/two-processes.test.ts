import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { changePage, type PageAccess } from '#server/pages/change-page.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { removeEditor } from '#server/pages/editors.ts'
import { followPage } from '#server/pages/follow-page.ts'
import { joinPage } from '#server/pages/join-page.ts'
import { getPage } from '#server/pages/page-life.ts'
import { createShare, revokeShare } from '#server/pages/shares.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { EditOp } from '#shared/page/ops.ts'
import {
  allEvents,
  begin,
  documentOf,
  folded,
  openServices,
  type TestServices,
  writtenPage,
} from '#test/server/open-services.ts'
import { keptTitles } from '#test/support/kept-titles.ts'
import { publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { testEngines } from '#test/support/storage-engines.ts'

const shared = testEngines.filter((engine) => engine.shared)
const opened: { services: TestServices; storage: Storage }[] = []

afterEach(async () => {
  for (const { services, storage } of opened.splice(0)) {
    await services.close()
    await storage.close()
  }
})
afterAll(() => Promise.all(shared.map((engine) => engine.stop())))

/** Two servers on one database, each with its own connections, jobs and clock hand. */
async function twoServers(url: string, paceMs: number): Promise<[TestServices, TestServices]> {
  const one = async () => {
    const storage = await openStorage(url)
    const services = await openServices({ storage, paceMs })
    opened.push({ services, storage })
    return services
  }
  return [await one(), await one()]
}

describe.each(shared)('two servers on $name', (engine) => {
  it('tell the same of a generation that one of them writes', async () => {
    const [first, second] = await twoServers(await engine.createDatabase(), 20)
    const { generation, slug } = await begin(first)
    const readers = await Promise.all(
      [first, second, second].map((services) => allEvents(services, generation.id)),
    )
    for (const events of readers) expect(events).toEqual(readers[0])
    expect(folded(readers[0] ?? []).document).toEqual(await documentOf(second, slug))
    expect(readers[0]?.filter(({ op }) => op.op === 'attempt')).toEqual([])
  })

  it('begin one generation for one key that both are given', async () => {
    const [first, second] = await twoServers(await engine.createDatabase(), 0)
    const begun = await Promise.all([
      begin(first, {}, 'key'),
      begin(second, {}, 'key'),
      begin(first, {}, 'key'),
    ])
    expect(new Set(begun.map(({ generation }) => generation.id)).size).toBe(1)
    const { items } = await first.storage.pages.list({ owner: 'ana', limit: 10 })
    expect(items).toHaveLength(1)
    await allEvents(second, begun[0].generation.id)
  })

  const ends: [
    string,
    (services: TestServices, access: PageAccess, id: string) => Promise<unknown>,
  ][] = [
    ['their removal', (services, access) => removeEditor(services, access, 1)],
    ['the end of their link', (services, { identity }, id) => revokeShare(services, id, identity)],
  ]

  it.each(ends)('let no change of an editor follow the answer to %s', async (_, end) => {
    const [first, second] = await twoServers(await engine.createDatabase(), 0)
    const { slug, access } = await writtenPage(first)
    const { id, token } = await createShare(first, access, { access: 'edit' }, 'home')
    const eve = { identity: 'eve', ensureIdentity: async () => 'eve' }
    await joinPage(first, eve, { token }, () => true)
    const order: string[] = []
    let ended: Promise<unknown> = Promise.resolve()
    const changed = changePage(first, { slug, identity: 'eve' }, 'change', async ({ document }) => {
      ended = end(second, access, id).then(() => order.push('ended'))
      // Long enough for an end that does not wait.
      await sleep(300)
      return { change: { document } }
    })
    await changed.then(() => order.push('changed'))
    await ended
    expect(order).toEqual(['changed', 'ended'])
  })

  it('tell a reader at one what is changed at the other', async () => {
    const [first, second] = await twoServers(await engine.createDatabase(), 0)
    const { access } = await writtenPage(first)
    const gone = new AbortController()
    const told = (await followPage(first, access, gone.signal))[Symbol.asyncIterator]()
    expect((await told.next()).value?.op).toMatchObject({ rev: 1 })
    const ops: EditOp[] = [{ op: 'set', id: 'hero', path: 'title', value: 'Anew' }]
    await editPage(second, access, ops, '"1"')
    expect((await told.next()).value?.op).toMatchObject({ rev: 2 })
    gone.abort()
    await told.next()
  })

  it('stop a generation of the other', async () => {
    const [first, second] = await twoServers(await engine.createDatabase(), 400)
    const { generation } = await begin(first)
    await second.generations.cancel(generation)
    const events = await allEvents(second, generation.id)
    expect(events.at(-1)?.op).toMatchObject({ op: 'done', status: 'cancelled' })
  })

  it('lose no edit of 16 writers while the page is still being written', async () => {
    const [first, second] = await twoServers(await engine.createDatabase(), 40)
    const { generation, slug } = await begin(first)
    const access = { slug, identity: 'ana' }
    const write = async (services: TestServices, writer: number): Promise<void> => {
      const { rev } = await getPage(services, access)
      const id = `w-${writer}`
      const props = { title: id }
      const ops: EditOp[] = [{ op: 'insert', id, type: 'cta', variant: 'band', props, after: null }]
      try {
        await editPage(services, access, ops, `"${rev}"`)
      } catch (error) {
        expect(error).toMatchObject({ code: 'revision_stale' })
        await write(services, writer)
      }
    }
    const writers = Array.from({ length: 16 }, (_, writer) =>
      write(writer % 2 === 0 ? first : second, writer),
    )
    const [events] = await Promise.all([allEvents(second, generation.id), ...writers])
    expect(events.at(-1)?.op).toMatchObject({ op: 'done', status: 'complete' })
    const document = await documentOf(second, slug)
    expect(document.order.filter((id) => id.startsWith('w-'))).toHaveLength(16)
    expect(document.rev).toBe(17)
    for (const id of ['hero', 'about', 'cta', 'contact'])
      expect(document.blocks[id]?.props.title).toMatch(/^title pt/)
  })
})

describe('two programs started at once on one new folder, which is SQLite’s', () => {
  const folder = temporaryFolder()
  const servers: ServerProcess[] = []
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    folder.remove()
  })

  it('are one site: either knows who comes and keeps what it is told, also when one is killed', async () => {
    const limits = { RATE_GENERATIONS_PER_HOUR: '0', RATE_GENERATIONS_PER_HOUR_IP: '0' }
    servers.push(...(await Promise.all([0, 1].map(() => startServer(folder.path, limits)))))
    const [one, other] = servers.map(({ url }) => url)
    if (!one || !other) throw new Error('two servers were meant to run')
    const { cookie, slug } = await publishPage(one, 'Harbour Bread is a bakery in Bristol.')
    expect((await fetch(`${other}/p/${slug}`)).status).toBe(200)
    const headers = { cookie, 'content-type': 'application/json' }
    const add = (url: string, title: string) => {
      const body = JSON.stringify({ title, about: 'We sing.', sections: ['About us'] })
      return fetch(`${url}/api/v1/pages`, { method: 'POST', headers, body })
    }
    const titles = Array.from({ length: 40 }, (_, page) => `Page ${page}`)
    const added = titles.map((title, page) => add(page % 2 ? one : other, title))
    expect((await Promise.all(added)).map(({ status }) => status)).toEqual(titles.map(() => 201))

    await servers[0]?.kill()
    expect((await add(other, 'Page 40')).status).toBe(201)
    expect((await fetch(`${other}/p/${slug}`)).status).toBe(200)
    const found = await keptTitles(other, cookie)
    expect(found).toEqual(expect.arrayContaining([...titles, 'Page 40']))
  })
})
