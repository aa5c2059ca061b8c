import { existsSync } from 'node:fs'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadFile } from '#server/assets/upload-files.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { picture } from '#test/support/pictures.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let test: TestApp
let agent: ReturnType<typeof request.agent>
let slug: string
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  agent = request.agent(test.app)
  const made = await agent
    .post('/api/generations')
    .send({ brief: 'Harbour Bread is a bakery.', locales: ['en', 'de'] })
  const { progress, document } = foldEvents(parseEvents(made.text))
  slug = progress.slug ?? ''
  expect(document.locales).toEqual(['en', 'de'])
  await agent.post(`/api/pages/${slug}/publish`).send()
})

async function retitle(title: string): Promise<void> {
  const { rev } = (await agent.get(`/api/pages/${slug}`)).body
  const ops = [{ op: 'meta', meta: { title } }]
  await agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`).send({ ops })
}

describe('the visits of a published page', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    request(test.app)
      .get(path)
      .set({ 'user-agent': browser, ...headers })
  const counts = async () => {
    await test.views.flush()
    return (await agent.get(`/api/pages/${slug}/views`)).body
  }

  it('are counted by language and host, from memory and where nothing has changed', async () => {
    const referer = 'https://www.news.example/private/path?q=secret'
    const first = await read(`/p/${slug}`, { referer })
    await read(`/p/${slug}`, { 'if-none-match': String(first.headers.etag) }).expect(304)
    await read(`/de/p/${slug}`, { referer: 'http://ninefold.test/history' })
    const { total, locales, referrers, days } = await counts()
    expect(total).toBe(3)
    expect(locales).toEqual([
      { locale: 'en', views: 2 },
      { locale: 'de', views: 1 },
    ])
    expect(referrers).toEqual([{ host: 'news.example', views: 1 }])
    expect([days.length, days.at(-1).views]).toEqual([30, 3])
  })

  it('are those of people alone', async () => {
    await read(`/p/${slug}`, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await read(`/p/${slug}`, { 'sec-purpose': 'prefetch' })
    await request(test.app).head(`/p/${slug}`).set('user-agent', browser)
    await read('/p/nowhere-at-all')
    expect((await counts()).total).toBe(0)
  })
})

describe('the versions of a page', () => {
  it('say what changed, and by whom', async () => {
    await retitle('Quite new')
    const [latest] = (await agent.get(`/api/pages/${slug}/revisions`)).body.items
    expect(latest.changes).toMatchObject({
      parts: [],
      meta: [{ path: 'title', after: 'Quite new', author: 'user' }],
    })
    const { body } = await agent.get(`/api/pages/${slug}/compare?from=1&to=${latest.rev}`)
    expect(body.parts).toMatchObject([
      { part: 'meta', values: [{ path: 'title', after: 'Quite new' }] },
    ])
    const wrong = await agent.get(`/api/pages/${slug}/compare?from=1&to=99`)
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'to'])
  })

  it('can be looked at by their owner alone', async () => {
    const { text: before } = await agent.get(`/_thumb/${slug}?rev=1`)
    await retitle('Quite new')
    expect((await agent.get(`/_thumb/${slug}?rev=1`)).text).toBe(before)
    expect((await agent.get(`/_thumb/${slug}?rev=2`)).text).toContain('<title>Quite new</title>')
    expect((await agent.get(`/_thumb/${slug}?rev=99`)).status).toBe(404)
    expect((await request(test.app).get(`/_thumb/${slug}?rev=1`)).status).toBe(404)
  })
})

describe('the log of a share link', () => {
  it('tells when it was opened and tried, and nothing of who it was', async () => {
    const { body: share } = await agent
      .post(`/api/pages/${slug}/shares`)
      .send({ password: 'sesame' })
    const unlock = (password: string) =>
      request(test.app).post(`/share/${share.token}/unlock`).send({ password })
    await unlock('wrong')
    await unlock('sesame')
    await agent.delete(`/api/shares/${share.id}`).send()
    await request(test.app).get(`/share/${share.token}`).set({ 'user-agent': browser })
    const { items } = (await agent.get(`/api/shares/${share.id}/visits`)).body
    expect(items.map(({ state }: { state: string }) => state)).toEqual([
      'refused',
      'opened',
      'wrong',
    ])
    expect(Object.keys(items[0]).sort()).toEqual(['at', 'id', 'state'])
  })

  it('tells when wrong passwords were too many; right ones never are', {
    tags: 'long',
  }, async () => {
    const { body: share } = await agent
      .post(`/api/pages/${slug}/shares`)
      .send({ password: 'sesame' })
    const unlock = (password: string) =>
      request(test.app).post(`/share/${share.token}/unlock`).send({ password })
    for (let guest = 0; guest < 12; guest++) expect((await unlock('sesame')).status).toBe(200)
    for (let guess = 0; guess < 10; guess++) expect((await unlock('open!')).status).toBe(403)
    const refused = await unlock('sesame')
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    const states = async () =>
      (await agent.get(`/api/shares/${share.id}/visits`)).body.items.map(
        ({ state }: { state: string }) => state,
      )
    await expect.poll(async () => (await states()).slice(0, 2).sort()).toEqual(['blocked', 'wrong'])
  })
})

describe('titles in other languages', () => {
  it('are what readers of those see, until they are taken away', async () => {
    const put = (title: string, language = 'de') =>
      agent.put(`/api/pages/${slug}/settings`).send({ translations: { [language]: { title } } })
    const germanTitle = async () => {
      await agent.post(`/api/pages/${slug}/publish`).send()
      return /<title>(.*?)<\/title>/.exec((await request(test.app).get(`/de/p/${slug}`)).text)?.[1]
    }
    expect((await put('Hafenbrot')).body.translations.de.title).toBe('Hafenbrot')
    expect(await germanTitle()).toBe('Hafenbrot')
    await put('')
    expect(await germanTitle()).not.toBe('Hafenbrot')
    const wrong = await put('x', 'ja')
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'translations.ja'])
  })
})

describe('erasing everything', () => {
  it('takes the bytes of pictures along, unless somebody else brought the same', async () => {
    const bytes = await picture({ width: 40 }).png().toBuffer()
    const other = request.agent(test.app)
    const send = (by: typeof agent) =>
      by.post('/api/uploads').set('content-type', 'image/png').send(bytes)
    const { id } = (await send(agent)).body
    await send(other)
    const upload = await test.services.storage.uploads.byId(id)
    const file = uploadFile(test.services.config.DATA_DIR, upload?.hash ?? '')
    const erase = (by: typeof agent) =>
      by.delete('/api/account').send({ confirm: 'delete everything' })
    await erase(agent)
    expect(existsSync(file)).toBe(true)
    await erase(other)
    expect(existsSync(file)).toBe(false)
  })
})
