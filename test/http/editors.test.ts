import { strFromU8, unzipSync } from 'fflate'
import request from 'supertest'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { picture } from '#test/support/pictures.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'
import { translator } from '#test/support/translator.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

type Agent = ReturnType<typeof request.agent>

const somebody = (): Agent => request.agent(test.app)
const nothing = { status: 404, code: 'not_found' }

async function ownedPage() {
  const owner = somebody()
  const made = await owner.post('/api/generations').send({ brief: 'Oak & Ash is a joinery.' })
  const slug = foldEvents(parseEvents(made.text)).progress.slug ?? ''
  return { owner, slug, page: `/api/pages/${slug}` }
}

async function shared(body: object = {}) {
  const owned = await ownedPage()
  const link = await owned.owner.post(`${owned.page}/shares`).send({ access: 'edit', ...body })
  return { ...owned, share: link.body as { id: string; token: string; access: string } }
}

async function joined(body: object = {}) {
  const all = await shared()
  const guest = somebody()
  const { token } = all.share
  const answer = await guest.post('/api/joined').send({ token, ...body })
  expect(answer.status).toBe(201)
  return { ...all, guest }
}

const title = (agent: Agent, page: string, rev: number, value: string) =>
  agent
    .patch(page)
    .set('If-Match', `"${rev}"`)
    .send({ ops: [{ op: 'set', id: 'hero', path: 'title', value }] })

it('one press makes a visitor an editor, who has a cookie from then on and finds the page', async () => {
  const { guest, page, slug, owner } = await joined({ name: '  Mia <script>\u202e ' })
  const read = await guest.get(page)
  expect(read.body).toMatchObject({ slug, guest: { number: 1 }, generation: null })
  expect(read.headers.etag).toBe('"1"')
  expect((await guest.get('/api/joined')).body.items).toMatchObject([{ slug }])
  const { items } = (await owner.get(`${page}/editors`)).body
  expect(items).toMatchObject([{ number: 1, name: 'Mia <script>\u202e', changedAt: null }])
  expect(JSON.stringify(items)).not.toMatch(/identity|[0-9a-f]{64}/)
})

it('a link with a password lets take part after it, in the browser that gave it', async () => {
  const { share, page } = await shared({ password: 'sesame' })
  const guest = somebody()
  const join = () => guest.post('/api/joined').send({ token: share.token })
  expect((await join()).body).toMatchObject(nothing)
  const locked = await guest.get(`/share/${share.token}/_payload.json`)
  expect(locked.body.data).toMatchObject({ state: 'locked', access: 'view', editSlug: null })
  await guest.post(`/share/${share.token}/unlock`).send({ password: 'sesame' })
  expect((await join()).status).toBe(201)
  expect((await guest.get(page)).status).toBe(200)
})

it('taking part is refused from another site, to programs, and by a link to view', async () => {
  const { share, owner, page } = await shared()
  const body = { token: share.token }
  const forged = request(test.app).post('/api/joined').set('Origin', 'https://evil.example')
  expect((await forged.send(body)).body).toMatchObject({ status: 403, code: 'csrf' })
  const program = somebody()
  await program.post('/api/generations').send({ brief: 'A florist in Leeds.' })
  const { token } = (await program.post('/api/tokens').send({ name: 'robot' })).body
  const asProgram = request(test.app).post('/api/joined').set('Authorization', `Bearer ${token}`)
  expect((await asProgram.send(body)).status).toBe(401)
  const view = (await owner.post(`${page}/shares`).send({})).body
  expect(view.access).toBe('view')
  const looking = await somebody().post('/api/joined').send({ token: view.token })
  expect(looking.body).toMatchObject(nothing)
})

it('two people at once lose nothing: the slower one is told the revision of now', async () => {
  const { owner, guest, page } = await joined()
  expect((await title(guest, page, 1, 'By the guest')).status).toBe(200)
  const late = await title(owner, page, 1, 'By the owner')
  expect(late.status).toBe(412)
  expect(late.headers.etag).toBe('"2"')
  expect((await title(owner, page, 2, 'By the owner')).status).toBe(200)
  const none = await guest.patch(page).send({ ops: [{ op: 'remove', id: 'hero' }] })
  expect(none.status).toBe(428)
  const { items } = (await owner.get(`${page}/revisions`)).body
  expect(items[1]).toMatchObject({ rev: 2, editor: { number: 1, name: null } })
})

it('a picture an editor brings is the page’s owner’s, and outlives the editor', async () => {
  const { owner, guest, page, slug } = await joined()
  const bytes = await picture({ width: 40, height: 30 }).png().toBuffer()
  const upload = (agent: Agent, of: string) =>
    agent.post(`/api/uploads?page=${of}`).set('Content-Type', 'image/png').send(bytes)
  expect((await upload(somebody(), slug)).body).toMatchObject(nothing)
  expect((await upload(guest, 'no-such-page')).body).toMatchObject(nothing)
  const { id } = (await upload(guest, slug)).body
  const stored = await test.services.storage.uploads.byId(id)
  const { owner: whose } = (await test.services.storage.pages.bySlug(slug)) ?? {}
  expect(stored?.owner).toBe(whose)
  expect((await guest.delete('/api/account').send({ confirm: 'delete everything' })).status).toBe(
    200,
  )
  expect((await guest.get(page)).body).toMatchObject(nothing)
  expect(await test.services.storage.uploads.byId(id)).not.toBeNull()
  expect((await owner.get(`${page}/editors`)).body.items).toEqual([])
})

it('a picture of an editor whose right ends while it is read is not kept', async () => {
  const { owner, guest, page, slug } = await joined()
  const { intake } = test.services.images
  const run = intake.run.bind(intake)
  const read = vi.spyOn(intake, 'run').mockImplementationOnce(async (...asked) => {
    await owner.delete(`${page}/editors/1`)
    return run(...asked)
  })
  const bytes = await picture({ width: 41, height: 30 }).png().toBuffer()
  const sent = guest.post(`/api/uploads?page=${slug}`).set('Content-Type', 'image/png')
  expect((await sent.send(bytes)).body).toMatchObject(nothing)
  expect(read).toHaveBeenCalled()
  const { owner: whose = '' } = (await test.services.storage.pages.bySlug(slug)) ?? {}
  expect(await test.services.storage.uploads.listOf(whose)).toEqual([])
})

it('an editor who finds no room is told so, and nothing of what its owner has', async () => {
  const { owner, guest, page, slug } = await joined()
  const { config } = test.services
  const { CREATOR_QUOTA_MB } = config
  const bytes = await picture({ width: 42, height: 30 }).png().toBuffer()
  config.CREATOR_QUOTA_MB = 0.001
  try {
    const sent = guest.post(`/api/uploads?page=${slug}`).set('Content-Type', 'image/png')
    const wish = guest.post(`${page}/commands`).set('Accept', 'text/event-stream')
    const answers = [
      await title(guest, page, 1, 'More'),
      await sent.send(bytes),
      await wish.send({ command: 'make it darker', locale: 'en' }),
    ]
    const detail = 'The owner of the page has no room left.'
    for (const { body } of answers) expect(body).toMatchObject({ code: 'quota_exceeded', detail })
    expect((await title(owner, page, 1, 'More')).body.detail).toMatch(/^Your pages/)
  } finally {
    config.CREATOR_QUOTA_MB = CREATOR_QUOTA_MB
  }
})

it('everything one has says which pages are shared with one', async () => {
  const { guest, slug } = await joined({ name: 'Mia' })
  const { body } = await guest
    .get('/api/account/export')
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => done(null, Buffer.concat(parts)))
    })
  const file = unzipSync(body)['shared-with-you.json']
  expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toMatchObject({
    pages: [{ slug, calledAs: 'Mia' }],
  })
})

it('what an editor sees ends with the link at the next request, screens and pictures too', async () => {
  const { owner, guest, share, slug, page } = await joined()
  const seen = [page, `/generate/${slug}`, `/history/${slug}`, `/_thumb/${slug}?rev=1`]
  const closed = [`/settings/${slug}`, `${page}/export?format=json`, `${page}/shares`]
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await guest.get(path)).status))
  expect(await statuses(seen)).toEqual([200, 200, 200, 200])
  expect(await statuses(closed)).toEqual([404, 404, 404])
  expect((await owner.delete(`/api/shares/${share.id}`)).status).toBe(200)
  expect(await statuses(seen)).toEqual([404, 404, 404, 404])
  expect((await title(guest, page, 1, 'Too late')).body).toMatchObject(nothing)
  const { data } = (await guest.get('/history/_payload.json')).body
  expect(data.joined).toEqual([])
})

it('whose a wish was stands in the thread, in copies and in files to bring back, and on no page', async () => {
  const { owner, guest, page, slug } = await joined({ name: 'Mia Öz' })
  const wish = (agent: Agent, command: string) =>
    agent.post(`${page}/commands`).set('Accept', 'text/event-stream').send({ command })
  await wish(guest, 'make it darker')
  await wish(owner, 'make it lighter')
  const told = [null, { number: 1, name: 'Mia Öz' }]
  const threadOf = async (agent: Agent, of: string) =>
    (await agent.get(`/api/pages/${of}/wishes`)).body.items.map(
      (it: { editor: unknown }) => it.editor,
    )
  expect(await threadOf(owner, slug)).toEqual(told)
  expect(await threadOf(guest, slug)).toEqual(told)

  const copy = (await owner.post(`${page}/duplicate`)).body.slug
  expect(await threadOf(owner, copy)).toEqual(told)
  const file = (await owner.get(`${page}/export?format=json`)).text
  const brought = await owner.post('/api/pages/import').type('json').send(file)
  const { slug: imported } = brought.body
  expect(await threadOf(owner, imported)).toEqual(told)
  // Somebody who has that number there is somebody else.
  const link = await owner.post(`/api/pages/${imported}/shares`).send({ access: 'edit' })
  await somebody().post('/api/joined').send({ token: link.body.token, name: 'Tom' })
  expect(await threadOf(owner, imported)).toEqual(told)

  await owner.post(`${page}/publish`)
  for (const path of [`/p/${slug}`, `${page}/export?format=html`])
    expect((await owner.get(path)).text).not.toContain('Mia Öz')
})

it.each(localeCodes)(
  'a page that is not theirs any more is a page to nobody, in words (%s)',
  async (locale) => {
    const { owner, guest, page, slug } = await joined()
    await owner.delete(`${page}/editors/1`)
    const path = localizePath(locale, `/generate/${slug}`)
    const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const answer = await guest.get(path).set('User-Agent', person).set('Accept', 'text/html')
    expect(answer.status).toBe(404)
    const t = translator(locale)
    expect(answer.text).toContain(t('error.notFound'))
    expect(answer.text).toContain(t('common.backToHome'))
  },
)
