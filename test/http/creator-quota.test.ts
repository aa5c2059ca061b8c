import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, describe, expect, it } from 'vitest'
import { uploadFile } from '#server/assets/upload-files.ts'
import { openApp } from '#test/support/app.ts'
import { testEngines } from '#test/support/storage-engines.ts'

const brief = 'Harbour Bread is a small bakery in Bristol. Call 0117 496 0148.'
type Agent = ReturnType<typeof request.agent>

async function makePage(agent: Agent): Promise<string> {
  const { text } = await agent.post('/api/generations').send({ brief, locale: 'en' })
  return /"slug":"([^"]+)"/.exec(text)?.[1] ?? ''
}

/** Random bytes: pictures of some 480 kB. */
async function addPicture(agent: Agent): Promise<request.Response> {
  const raw = { width: 400, height: 400, channels: 3 } as const
  const bytes = await sharp(randomBytes(480_000), { raw }).png().toBuffer()
  return agent.post('/api/uploads').set('content-type', 'image/png').send(bytes)
}

async function fillUp(agent: Agent, slug: string): Promise<request.Response> {
  for (let pages = 0; pages < 100; pages++) {
    const copy = await agent.post(`/api/pages/${slug}/duplicate`)
    if (copy.status !== 201) return copy
  }
  throw new Error('nothing was refused')
}

const roomOf = async (agent: Agent) => (await agent.get('/api/pages')).body.room

for (const engine of testEngines.filter(({ shared }) => shared)) {
  describe(`with ${engine.name}, the room of a creator`, () => {
    afterAll(() => engine.stop())

    it('ends with what their pages and pictures take up, and is made by deleting', async () => {
      const test = await openApp({
        DATABASE_URL: await engine.createWithTables(),
        CREATOR_QUOTA_MB: '1',
      })
      const [ana, bob] = [request.agent(test.app), request.agent(test.app)]
      const slug = await makePage(ana)
      expect((await addPicture(ana)).status).toBe(201)
      expect(await roomOf(ana)).toBeNull()
      expect((await addPicture(ana)).status).toBe(201)
      const near = await roomOf(ana)
      expect(near.limit).toBe(1024 * 1024)
      expect(near.used).toBeGreaterThan(0.9 * near.limit)
      const screen = await ana.get('/history').set({ accept: 'text/html', 'user-agent': 'Firefox' })
      expect(screen.text).toContain('Your pages and photos use 1 of 1 MB.')

      const refused = await fillUp(ana, slug)
      expect(refused.status).toBe(413)
      expect(refused.body).toMatchObject({
        code: 'quota_exceeded',
        detail: expect.stringMatching(/take up 1\.\d MB, and may take up 1 MB .* deleted for ever/),
      })
      const { rev } = (await ana.get(`/api/pages/${slug}`)).body
      const ops = [{ op: 'meta', meta: { title: 'More' } }]
      const edit = () => ana.patch(`/api/pages/${slug}`).set('if-match', `"${rev}"`).send({ ops })
      const wish = { command: 'make it darker', locale: 'en' }
      const answers = [
        await edit(),
        await ana.post('/api/generations').send({ brief, locale: 'en' }),
        await ana.post(`/api/pages/${slug}/regenerate`).send({}),
        await ana.post('/api/v1/pages').send({ title: 'A', about: 'We sing.', sections: ['A'] }),
        await ana.post(`/api/pages/${slug}/commands`).set('accept', 'text/event-stream').send(wish),
        await addPicture(ana),
      ]
      expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'quota_exceeded'))

      expect((await ana.post(`/api/pages/${slug}/publish`)).status).toBe(200)
      expect((await ana.post(`/api/pages/${slug}/unpublish`)).status).toBe(200)
      expect((await addPicture(bob)).status).toBe(201)

      const { items } = (await ana.get('/api/pages')).body
      const other = items.find((page: { slug: string }) => page.slug !== slug).slug
      await ana.delete(`/api/pages/${other}`)
      expect((await edit()).status).toBe(413)
      await ana.delete(`/api/pages/${other}/forever`)
      expect((await edit()).status).toBe(200)
      await test.close()
    })

    it('ends with wishes as well, however a page brings them', async () => {
      const test = await openApp({
        DATABASE_URL: await engine.createWithTables(),
        CREATOR_QUOTA_MB: '1',
      })
      const ana = request.agent(test.app)
      const slug = await makePage(ana)
      const page = (await ana.get(`/api/pages/${slug}/export?format=json`)).body
      const before = 'x'.repeat(2000)
      const values = Array(10).fill({ kind: 'text', path: 'title', before, after: '' })
      const told = { part: 'hero', type: null, heading: '', events: [], values }
      const wish = {
        ...{ command: 'x', locale: 'en', scope: null, engine: 'composer', status: 'complete' },
        ...{ outcomes: [], ask: null, note: null, changes: [told], undo: [], undoneAt: null },
        ...{ usage: null, createdAt: 1 },
      }
      const file = { ...page, wishes: Array(20).fill(wish) }
      const carried = await ana.post('/api/pages/import').send(file)
      expect(carried.status).toBe(201)
      expect((await fillUp(ana, carried.body.slug)).body.code).toBe('quota_exceeded')
      const { items, room } = (await ana.get('/api/pages')).body
      expect(items.length).toBeLessThan(6)
      expect(room.used).toBeGreaterThan(1024 * 1024)
      const owner = (await test.services.storage.pages.bySlug(slug))?.owner ?? ''
      for (const { slug } of items) {
        await ana.delete(`/api/pages/${slug}`)
        await ana.delete(`/api/pages/${slug}/forever`)
      }
      expect(await test.services.storage.pages.bytesOf(owner)).toBe(0)
      await test.close()
    })

    it('is made of pictures too: by erasing the last page that shows them, in any version', async () => {
      const test = await openApp({
        DATABASE_URL: await engine.createWithTables(),
        CREATOR_QUOTA_MB: '1',
      })
      const ana = request.agent(test.app)
      const kept = await makePage(ana)
      const [first, second] = [(await addPicture(ana)).body, (await addPicture(ana)).body]
      const { storage, config } = test.services
      const stored = [await storage.uploads.byId(first.id), await storage.uploads.byId(second.id)]
      const files = () =>
        stored.map((upload) => existsSync(uploadFile(config.DATA_DIR, upload?.hash ?? '')))
      expect(files()).toEqual([true, true])
      const icon = (slug: string, id: string | null) =>
        ana.put(`/api/pages/${slug}/settings`).send({ icon: id })
      expect((await icon(kept, first.id)).status).toBe(200)
      const { slug } = (await ana.post(`/api/pages/${kept}/duplicate`)).body
      // On this page it is only in an earlier version.
      expect((await icon(kept, null)).status).toBe(200)
      expect((await icon(slug, second.id)).status).toBe(200)
      expect((await addPicture(ana)).body.code).toBe('quota_exceeded')

      await ana.delete(`/api/pages/${slug}`)
      expect((await ana.delete(`/api/pages/${slug}/forever`)).status).toBe(200)
      expect((await ana.get(first.url)).status).toBe(200)
      expect(await storage.uploads.byId(second.id)).toBeNull()
      expect(files()).toEqual([true, false])
      expect((await addPicture(ana)).status).toBe(201)
      await test.close()
    })
  })
}
