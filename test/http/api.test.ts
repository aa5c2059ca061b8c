import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNames, endpoints } from '#shared/endpoints.ts'
import { documentSchema } from '#shared/page/document.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import { storedShare } from '#test/support/fixtures.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const brief =
  'A Padaria Sol é uma padaria no Porto. Pão de centeio 2,80 €, pastel de nata 1,30 €. Aberta de terça a sábado das 7h às 19h. Telefone 222 000 111.'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

type Agent = ReturnType<typeof request.agent>

function creator(): Agent {
  return request.agent(test.app)
}

async function generate(agent: Agent, body: object = { brief }) {
  const answer = await agent.post('/api/generations').send(body).buffer(true).parse(asText)
  const events = answer.status === 200 ? parseEvents(answer.body) : []
  return { answer, events, state: events.length > 0 ? foldEvents(events) : null }
}

async function newPage(agent: Agent, text = brief): Promise<string> {
  const { answer, state } = await generate(agent, { brief: text })
  const slug = state?.progress.slug
  if (!slug) throw new Error(`no page was written: ${answer.status} ${JSON.stringify(answer.body)}`)
  return slug
}

describe('a generation', () => {
  it('streams ops that fold to a valid page and end with done', async () => {
    const { answer, events, state } = await generate(creator())
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain('text/event-stream')
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1))
    expect(events[0]?.op.op).toBe('start')
    expect(events.at(-1)?.op).toMatchObject({ op: 'done', status: 'complete' })
    expect(documentSchema.safeParse(state?.document).success).toBe(true)
    expect(state?.document.base).toBe('pt')
    expect(state?.document.facts).toMatchObject({
      name: expect.stringContaining('Padaria Sol'),
      phone: '+351222000111',
    })
  })

  it('mints one signed identity that scripts cannot read', async () => {
    const { answer } = await generate(creator())
    const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[]
    expect(cookie).toMatch(/^nf_id=[\w-]+\.[\w-]+;/)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
  })

  it('resumes after any event and says 204 when nothing is left', async () => {
    const agent = creator()
    const { events, state } = await generate(agent)
    const id = state?.progress.generation
    const rest = await agent.get(`/api/generations/${id}/events?after=5`).buffer(true).parse(asText)
    expect(parseEvents(rest.body)).toEqual(events.slice(5))
    // As an EventSource asks that comes back: at the address it was opened with.
    const back = agent.get(`/api/generations/${id}/events?after=2`).set('Last-Event-ID', '5')
    expect((await back.buffer(true).parse(asText)).body).toBe(rest.body)
    const unheard = agent.get(`/api/generations/${id}/events`).set('Last-Event-ID', 'abc')
    expect((await unheard).body.errors).toMatchObject([{ field: 'Last-Event-ID' }])
    const nothing = await agent.get(`/api/generations/${id}/events?after=${events.length}`)
    expect(nothing.status).toBe(204)
  })

  it('is one generation for one idempotency key, and refuses another request under it', async () => {
    const agent = creator()
    const first = await agent
      .post('/api/generations')
      .set('Idempotency-Key', 'k1')
      .send({ brief })
      .buffer(true)
      .parse(asText)
    const again = await agent
      .post('/api/generations')
      .set('Idempotency-Key', 'k1')
      .send({ brief })
      .buffer(true)
      .parse(asText)
    expect(parseEvents(again.body)).toEqual(parseEvents(first.body))
    const other = await agent
      .post('/api/generations')
      .set('Idempotency-Key', 'k1')
      .send({ brief: 'something else' })
    expect(other.status).toBe(422)
  })

  it('belongs to who began it', async () => {
    const { state } = await generate(creator())
    const id = state?.progress.generation
    for (const path of [`/api/generations/${id}`, `/api/generations/${id}/events`]) {
      expect((await creator().get(path)).status).toBe(404)
    }
  })

  it('answers a cancel that came too late with the final status', async () => {
    const agent = creator()
    const { state } = await generate(agent)
    const answer = await agent.post(`/api/generations/${state?.progress.generation}/cancel`).send()
    expect(answer.status).toBe(200)
    expect(answer.body.status).toBe('complete')
  })
})

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '   \n '],
    ['4,001 characters', 'a'.repeat(4001)],
  ])('refuses a brief of %s and names the field', async (_name, text) => {
    const { answer } = await generate(creator(), { brief: text })
    expect(answer.status).toBe(422)
    const problem = JSON.parse(answer.body)
    expect(problem.errors[0].field).toBe('brief')
    expect(problem.errors[0].message).toContain('4000')
  })

  it.each([
    ['scripts', '<script>alert(1)</script> <img src=x onerror=alert(1)> Café "A & B" in Lyon'],
    ['mixed directions', 'مخبز \u202eevil\u202c in Berlin, מאפייה, phone 030 000000'],
    ['nonsense', '}{][ ??? 0000 \u0000\ufffd\ud83d %%% {x} {{name}}'],
    ['one emoji', '🙂'],
  ])('makes a valid page of %s', async (_name, text) => {
    const { answer, state } = await generate(creator(), { brief: text })
    expect(answer.status).toBe(200)
    expect(documentSchema.safeParse(state?.document).success).toBe(true)
  })

  it.each([
    ['broken JSON', 'application/json', '{"brief":', 400],
    ['no JSON at all', 'text/plain', 'brief=x', 415],
    ['a prototype', 'application/json', '{"brief":"x","__proto__":{}}', 400],
    ['40 levels', 'application/json', '['.repeat(40) + ']'.repeat(40), 400],
    ['300 KB', 'application/json', JSON.stringify({ brief: 'a'.repeat(300_000) }), 413],
  ])('refuses a body of %s', async (_name, type, body, status) => {
    const answer = await creator().post('/api/generations').set('content-type', type).send(body)
    expect(answer.status).toBe(status)
    expect(answer.type).toBe('application/problem+json')
  })

  it('refuses compressed bodies', async () => {
    const answer = await creator()
      .post('/api/generations')
      .set({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .send('{}')
    expect(answer.status).toBe(415)
  })

  it('names an unknown language', async () => {
    const { answer } = await generate(creator(), { brief, locale: 'xx' })
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.body).errors[0].field).toBe('locale')
  })

  it.each(['cross-site', 'same-site', 'none'])('refuses a %s request', async (site) => {
    const answer = await creator()
      .post('/api/generations')
      .set('sec-fetch-site', site)
      .send({ brief })
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('csrf')
  })

  it.each(['cross-site', 'same-site'])(
    'refuses a %s request also where it names the site as its origin',
    async (site) => {
      const send = (app: TestApp) =>
        request(app.app)
          .post('/api/v1/pages')
          .set({ 'sec-fetch-site': site, origin: testSite })
          .send({ title: 'Choir Nord', about: 'We sing.', sections: ['About us'] })
      const refused = await send(test)
      expect([refused.status, refused.body.code]).toEqual([403, 'csrf'])
      const elsewhere = await openApp({ API_BASE_URL: 'http://ninefold.test:8080/api' })
      const taken = await send(elsewhere)
      expect([taken.status, taken.headers['access-control-allow-origin']]).toEqual([201, testSite])
      await elsewhere.close()
    },
  )

  it('refuses a request of another origin', async () => {
    const answer = await creator()
      .post('/api/generations')
      .set('origin', 'https://evil.example')
      .send({ brief })
    expect(answer.status).toBe(403)
  })
})

describe('a call that takes nothing', () => {
  const calls = (slug: string) =>
    [
      ['post', `/api/pages/${slug}/publish`],
      ['post', `/api/pages/${slug}/unpublish`],
      ['post', `/api/pages/${slug}/duplicate`],
      ['delete', `/api/pages/${slug}`],
      ['post', `/api/pages/${slug}/restore`],
    ] as const

  it('refuses a body that a form of another site could send, and one that is no JSON', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    for (const [method, path] of calls(slug)) {
      const send = (type: string, body: string) =>
        agent[method](path).set('content-type', type).send(body)
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])
        expect((await send(type, 'a=1')).status, `${path} ${type}`).toBe(415)
      expect((await send('application/json', '{')).status, path).toBe(400)
    }
    const { body } = await agent.get(`/api/pages/${slug}`)
    expect(body.state).toBe('draft')
  })

  it('takes none, and JSON', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    for (const [method, path] of calls(slug)) {
      expect((await agent[method](path)).status, path).toBeLessThan(300)
      if (method === 'post')
        expect((await agent[method](path).send({})).status, path).toBeLessThan(300)
    }
  })
})

describe('a page', () => {
  it('is edited with its revision, and tells how to undo', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    const { body: page } = await agent.get(`/api/pages/${slug}`)
    const ops = [{ op: 'fact', key: 'name', value: 'Padaria Lua' }]
    expect((await agent.patch(`/api/pages/${slug}`).send({ ops })).status).toBe(428)
    const stale = await agent
      .patch(`/api/pages/${slug}`)
      .set('if-match', `"${page.rev + 9}"`)
      .send({ ops })
    expect([stale.status, stale.headers.etag]).toEqual([412, `"${page.rev}"`])
    const bare = await agent
      .patch(`/api/pages/${slug}`)
      .set('if-match', `${page.rev}`)
      .send({ ops })
    expect(bare.body).toMatchObject({
      code: 'bad_request',
      detail: expect.stringContaining(`such as If-Match: "3"; ${page.rev} is none`),
    })
    const weak = { 'if-match': `W/"${page.rev}"` }
    const weakly = await agent.patch(`/api/pages/${slug}`).set(weak).send({ ops })
    expect(weakly.body).toMatchObject({
      code: 'revision_stale',
      detail: expect.stringContaining('A weak tag (W/) matches nothing here.'),
    })
    const edited = await agent
      .patch(`/api/pages/${slug}`)
      .set('if-match', `"${page.rev}"`)
      .send({ ops })
    expect(edited.status).toBe(200)
    expect(edited.body).toEqual({
      rev: page.rev + 1,
      inverse: [
        { op: 'fact', key: 'name', value: page.document.facts.name },
        { op: 'source', texts: { 'facts.name': 'brief' } },
      ],
    })
  })

  it('is told which op of several is wrong, where, and what is allowed', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    const fine = { op: 'theme', theme: { hue: 10 } }
    const wrong: [object, string, RegExp][] = [
      [{ op: 'set', id: 'none', path: 'title', value: 'x' }, 'ops.2.none', /no such block/],
      [
        { op: 'set', id: 'hero', path: 'title', value: 'x'.repeat(5000) },
        'ops.2.hero.title',
        /\d+ char/,
      ],
      [{ op: 'fact', key: 'email', value: 'nowhere' }, 'ops.2.facts.email', /./],
      [{ op: 'move', id: 'hero', after: 'none' }, 'ops.2.after', /no block none/],
      [{ op: 'theme', theme: { hue: 999 } }, 'ops.2.theme.hue', /360/],
    ]
    for (const [op, field, message] of wrong) {
      const { status, body } = await agent
        .patch(`/api/pages/${slug}`)
        .set('if-match', '"1"')
        .send({ ops: [fine, fine, op] })
      expect([status, body.errors?.[0]?.field]).toEqual([422, field])
      expect(body.errors[0].message).toMatch(message)
    }
    expect((await agent.get(`/api/pages/${slug}`)).body.rev).toBe(1)
  })

  it('refuses an op that does not fit and changes nothing', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    const { body: page } = await agent.get(`/api/pages/${slug}`)
    const ops = [
      { op: 'meta', meta: { title: 'Changed' } },
      { op: 'set', id: 'hero', path: 'title', value: 'x'.repeat(500) },
    ]
    const refused = await agent
      .patch(`/api/pages/${slug}`)
      .set('if-match', `"${page.rev}"`)
      .send({ ops })
    expect(refused.status).toBe(422)
    expect(refused.body.errors[0].field).toBe('ops.1.hero.title')
    expect((await agent.get(`/api/pages/${slug}`)).body.document).toEqual(page.document)
  })

  it('is published, read without script, unpublished and gone', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    expect((await request(test.app).get(`/pt/p/${slug}`)).status).toBe(404)
    const published = await agent.post(`/api/pages/${slug}/publish`).send()
    expect(published.body).toMatchObject({ state: 'published', slug })
    const read = await request(test.app).get(`/pt/p/${slug}`)
    expect(read.status).toBe(200)
    expect(read.text).toContain('<html lang="pt"')
    expect(read.text).toContain('Padaria Sol')
    expect(read.text).toContain('tel:+351222000111')
    expect(read.text).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(read.headers['content-security-policy']).toContain("script-src 'none'")
    expect(read.headers['content-security-policy']).toContain('sandbox')
    expect(read.headers['set-cookie']).toBeUndefined()
    await agent.post(`/api/pages/${slug}/unpublish`).send()
    expect((await request(test.app).get(`/pt/p/${slug}`)).status).toBe(404)
    expect((await request(test.app).get(`/pt/p/${slug}/_payload.json`)).status).toBe(404)
  })

  it('has a card and an icon once it is published', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    await agent.post(`/api/pages/${slug}/publish`).send()
    const card = await request(test.app).get(`/p/${slug}/card.png`)
    expect(card.type).toBe('image/png')
    expect(card.body.readUInt32BE(16)).toBe(1200)
    expect(card.body.readUInt32BE(20)).toBe(630)
    expect((await request(test.app).get(`/p/${slug}/icon.svg`)).type).toBe('image/svg+xml')
  })

  it('is trashed, restored, duplicated and listed', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    expect((await agent.delete(`/api/pages/${slug}`).send()).body.state).toBe('trashed')
    expect((await agent.get('/api/pages')).body.items).toEqual([])
    expect((await agent.get('/api/pages?state=trashed')).body.items).toHaveLength(1)
    expect((await agent.post(`/api/pages/${slug}/restore`).send()).body.state).toBe('draft')
    const copy = await agent.post(`/api/pages/${slug}/duplicate`).send()
    expect(copy.status).toBe(201)
    expect(copy.body.slug).not.toBe(slug)
    expect((await agent.get('/api/pages?query=padaria')).body.items).toHaveLength(2)
  })

  it('moves to another slug and leaves a redirect behind', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    await agent.post(`/api/pages/${slug}/publish`).send()
    const moved = await agent.put(`/api/pages/${slug}/settings`).send({ slug: `new-${slug}` })
    expect(moved.status).toBe(200)
    const answer = await request(test.app).get(`/pt/p/${slug}`)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(`/pt/p/new-${slug}`)
    const sitemap = await request(test.app).get('/pt/sitemap.xml')
    expect(sitemap.text).toContain(`/pt/p/new-${slug}<`)
    await agent.put(`/api/pages/new-${slug}/settings`).send({ listed: false })
    expect((await request(test.app).get('/pt/sitemap.xml')).text).not.toContain(slug)
  })

  it('goes back to an earlier revision', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    const { body: before } = await agent.get(`/api/pages/${slug}`)
    await agent
      .patch(`/api/pages/${slug}`)
      .set('if-match', `"${before.rev}"`)
      .send({ ops: [{ op: 'meta', meta: { title: 'Other' } }] })
    const reverted = await agent.post(`/api/pages/${slug}/revert`).send({ rev: before.rev })
    expect(reverted.body.document.meta.title).toBe(before.document.meta.title)
    const { body: list } = await agent.get(`/api/pages/${slug}/revisions`)
    expect(list.items.length).toBeGreaterThanOrEqual(2)
  })
})

describe('a share', () => {
  it('opens, locks, runs out and is revoked', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    const open = (await agent.post(`/api/pages/${slug}/shares`).send({})).body
    expect((await get(`/share/${open.token}`)).status).toBe(200)
    expect((await get(`/_share/${open.token}`)).text).toContain('Padaria Sol')
    const locked = (await agent.post(`/api/pages/${slug}/shares`).send({ password: 'sesame' })).body
    const gate = await get(`/share/${locked.token}`)
    expect(gate.status).toBe(401)
    expect(gate.text).not.toContain('Padaria')
    expect((await get(`/_share/${locked.token}`)).status).toBe(401)
    await agent.delete(`/api/shares/${open.id}`).send()
    expect((await get(`/share/${open.token}`)).status).toBe(410)
    expect((await get('/share/nobody-knows-this')).status).toBe(404)
  })

  it('meets whoever was handed a link in their own language, else in the page’s', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    const share = async (how: object) =>
      (await agent.post(`/api/pages/${slug}/shares`).send(how)).body
    const locked = `/share/${(await share({ password: 'sesame' })).token}`
    const { token, id } = await share({ maxViews: 1 })
    const as = (path: string, languages: string) => get(path).set('accept-language', languages)
    const moved = async (path: string, languages: string) => {
      const { status, headers } = await as(path, languages)
      return [status, headers.location]
    }
    expect(await moved(locked, 'ja,en;q=0.8')).toEqual([302, `/ja${locked}`])
    expect(await moved(locked, 'pl')).toEqual([302, `/pt${locked}`])
    expect(await moved(locked, 'en-GB,de;q=0.5')).toEqual([401, undefined])
    expect(await moved(`/fr${locked}`, 'ja')).toEqual([401, undefined])
    // To be sent on is no view.
    expect(await moved(`/share/${token}`, 'de')).toEqual([302, `/de/share/${token}`])
    expect(await moved(`/de/share/${token}`, 'de')).toEqual([200, undefined])
    await agent.delete(`/api/shares/${id}`).send()
    expect(await moved(`/share/${token}`, 'de')).toEqual([302, `/de/share/${token}`])
    for (const path of ['/share/nobody-knows-this', '/p/nobody-knows-this']) {
      expect(await moved(path, 'ja')).toEqual([302, `/ja${path}`])
      expect((await as(`/ja${path}`, 'ja')).status).toBe(404)
      expect((await as(path, 'en')).status).toBe(404)
      expect((await as(path, 'ja').set('user-agent', 'Googlebot/2.1')).status).toBe(404)
    }
  })

  it('lets in who knows the password, by form and by JSON', async () => {
    const agent = creator()
    const slug = await newPage(agent)
    const { token } = (await agent.post(`/api/pages/${slug}/shares`).send({ password: 'sesame' }))
      .body
    const guest = request.agent(test.app)
    const wrong = await guest.post(`/share/${token}/unlock`).send({ password: 'guess' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password'])
    const nothing = await guest.post(`/share/${token}/unlock`).send({ password: 5 })
    expect([nothing.status, nothing.body.errors?.[0].field]).toEqual([422, 'password'])
    const right = await guest
      .post(`/share/${token}/unlock`)
      .type('form')
      .send({ password: 'sesame' })
    expect(right.status).toBe(303)
    expect((await guest.get(`/_share/${token}`)).status).toBe(200)
  })
})

describe('the links of a page', () => {
  it('are so many and no more, but for those that have ended', async () => {
    const agent = creator()
    const made = { title: 'Choir Nord', about: 'We sing.', sections: ['About us'] }
    const { slug } = (await agent.post('/api/v1/pages').send(made)).body
    const { pages, shares } = test.services.storage
    const page = (await pages.bySlug(slug))?.id ?? ''
    for (let number = 0; number < 100; number++) await shares.insert(storedShare({ page }))
    const post = () => agent.post(`/api/pages/${slug}/shares`).send({})
    const refused = await post()
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    const [first] = await shares.listOf(page)
    await agent.delete(`/api/shares/${first?.id}`)
    expect((await post()).status).toBe(201)
  })
})

describe('what has no place', () => {
  it('is refused by its name and not passed over: options of a generation', async () => {
    const order = { brief: 'Harbour Bread is a bakery.', options: { tone: 'dry' } }
    const { status, body } = await creator().post('/api/generations').send(order)
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'options.tone'])
  })

  it('is refused by its name: settings a page of version 1 does not have', async () => {
    const agent = creator()
    const made = { title: 'Choir Nord', about: 'We sing.', sections: ['About us'] }
    const { slug } = (await agent.post('/api/v1/pages').send(made)).body
    const put = (body: object) => agent.put(`/api/pages/${slug}/settings`).send(body)
    const wrong = await put({
      title: 'Chor',
      locales: ['en', 'de'],
      icon: null,
      translations: { de: { title: 'Chor' } },
    })
    expect(wrong.status).toBe(422)
    const fields = wrong.body.errors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['locales', 'icon', 'translations.de.title'])
    expect((await put({ description: 'x'.repeat(310) })).body.errors).toMatchObject([
      { field: 'description', message: 'at most 300 characters' },
    ])
    const right = await put({ title: 'Chor', description: 'x'.repeat(300) })
    expect(right.body).toMatchObject({ title: 'Chor', description: 'x'.repeat(300) })
  })
})

describe('a screen that lives elsewhere', () => {
  it('says so to whoever asks now, and nobody keeps it: it may move back', async () => {
    const agent = creator()
    const made = { title: 'Choir Nord', about: 'We sing.', sections: ['About us'] }
    const { slug } = (await agent.post('/api/v1/pages').send(made)).body
    const { token } = (await agent.post(`/api/pages/${slug}/shares`).send({})).body
    for (const [path, to] of [
      [`/share/${token}`, `/share/v1/${token}`],
      [`/share/${token}/_payload.json`, `/share/v1/${token}/_payload.json`],
    ] as const) {
      const { status, headers } = await agent.get(path)
      expect([status, headers.location], path).toEqual([301, to])
      expect(headers['cache-control'], path).toBe('private, no-store')
    }
    await agent.post(`/api/pages/${slug}/upgrade`).send()
    const { status, headers } = await agent.get(`/share/v1/${token}`)
    expect([status, headers.location]).toEqual([301, `/share/${token}`])
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

describe('the older generator', () => {
  it('makes a version-1 page that opens in the new generator', async () => {
    const agent = creator()
    const made = await agent.post('/api/v1/pages').send({
      title: 'Choir Nord',
      about: 'We sing on Mondays. Everybody may join.',
      sections: ['About us', 'Rehearsals'],
      locale: 'en',
    })
    expect(made.status).toBe(201)
    expect(made.body.document).toMatchObject({ v: 1, title: 'Choir Nord' })
    const { slug } = made.body
    expect((await agent.get(`/api/pages/${slug}`)).body).toMatchObject({ version: 1 })
    const upgraded = await agent.post(`/api/pages/${slug}/upgrade`).send()
    expect(upgraded.body).toMatchObject({ version: 2, document: { v: 2 } })
  })
})

describe('every endpoint', () => {
  const ofPages = endpointNames.filter((name) => endpoints[name].path.includes(':slug'))
  let slug: string
  beforeAll(async () => {
    slug = await newPage(creator())
  })

  it.each(ofPages)(
    '%s answers a stranger as it answers for a page that does not exist',
    async (name) => {
      const { method, path } = endpoints[name]
      const bodies: Record<string, object> = {
        editPage: { ops: [{ op: 'meta', meta: { title: 'Mine now' } }] },
        regeneratePage: {},
        commandPage: { command: 'darker' },
        revertPage: { rev: 1 },
        stepPage: { way: 'undo' },
        putSettings: { title: 'Mine now' },
        putDomain: { host: 'bakery.test' },
        createShare: {},
        markSubmission: { read: true },
      }
      const queries: Record<string, string> = {
        exportPage: '?format=json',
        compareRevisions: '?from=0&to=1',
        checkSlug: '?wanted=bakery',
      }
      const call = (target: string) =>
        creator()
          [method.toLowerCase() as 'get'](
            `/api${path.replace(':slug', target)}${queries[name] ?? ''}`,
          )
          .set({ 'if-match': '"1"', 'content-type': 'application/json' })
          .send(method === 'GET' ? undefined : JSON.stringify(bodies[name] ?? {}))
      const [theirs, nobodys] = await Promise.all([call(slug), call('no-such-page')])
      expect(theirs.status).toBe(404)
      expect(theirs.text).toBe(nobodys.text)
    },
  )
})

function get(path: string) {
  return request(test.app)
    .get(path)
    .set({ accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
}

function asText(
  response: { setEncoding(e: string): void; on(e: string, f: (chunk: string) => void): void },
  done: (error: Error | null, text: string) => void,
) {
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (chunk) => {
    text += chunk
  })
  response.on('end', () => done(null, text))
}

describe('the description of the API', () => {
  it('names every endpoint of the table with what it takes', async () => {
    const { body } = await request(test.app).get('/api/openapi.json')
    const ids = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap((path) => Object.values(path))
      .map((operation) => operation.operationId)
    expect(ids.sort()).toEqual([...endpointNames].sort())
    const { schema } = body.paths['/generations'].post.requestBody.content['application/json']
    expect(schema.properties.brief).toMatchObject({ type: 'string', maxLength: 4000 })
  })

  it('says of each call what it answers; that answers are so every test here sees', async () => {
    const { body } = await request(test.app).get('/api/openapi.json')
    const answerOf = (path: string, method: string, status = 200) =>
      body.paths[path][method].responses[status].content['application/json'].schema
    const item = answerOf('/pages', 'get').properties.items.items
    expect(item.properties.state.enum).toEqual(['draft', 'published', 'trashed'])
    expect(item.required).toContain('publishedRev')
    expect(answerOf('/pages/{slug}', 'get').properties).toHaveProperty('document')
    expect(answerOf('/tokens', 'post', 201).required).toContain('token')
    const untold = endpointNames.filter((name) => {
      const { method, path, status } = endpoints[name]
      const { content } =
        body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses[status]
      const schema = content['application/json']?.schema
      return schema?.type === 'object' && !schema.properties
    })
    expect(untold).toEqual([])
  })

  it('says of each call what it does, what it is about, and which errors it answers with', async () => {
    const { body } = await request(test.app).get('/api/openapi.json')
    type Operation = { summary?: string; tags?: string[]; responses: Record<string, object> }
    const paths: Record<string, Operation>[] = Object.values(body.paths)
    const operations = paths.flatMap((path) => Object.values(path))
    const known = body.tags.map(({ name }: { name: string }) => name)
    for (const { summary, tags } of operations) {
      expect(summary).toMatch(/^[A-Z].+[^.]$/)
      expect(tags).toEqual([expect.toBeOneOf(known)])
    }
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length)
    const errors = (path: string, method: string) =>
      Object.entries<{ description: string }>(body.paths[path][method].responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, { description }]) => `${status} ${description}`)
    expect(errors('/pages/{slug}', 'patch')).toEqual([
      '400 `bad_request`, `invalid_json`',
      '401 `unauthorized`',
      '403 `csrf`',
      '404 `not_found`',
      '409 `conflict`',
      '412 `revision_stale`',
      '413 `too_large`, `quota_exceeded`',
      '415 `unsupported_type`',
      '422 `invalid`',
      '428 `revision_required`',
      '429 `rate_limited`',
      '503 `unavailable`, `storage_full`',
    ])
    expect(errors('/pages/{slug}/commands', 'post')).toContain(
      '422 `invalid`, `not_understood`, `needs_model`',
    )
    expect(body.components.schemas.Problem.properties.code.enum).toContain('not_understood')
  })

  it('says what has to be there, and in what form an answer comes', async () => {
    const { body } = await request(test.app).get('/api/openapi.json')
    const needed = (path: string, method: string) =>
      (body.paths[path][method].parameters as { name: string; required: boolean }[])
        .filter(({ required }) => required)
        .map(({ name }) => name)
    expect(needed('/pages/{slug}', 'patch')).toEqual(['slug', 'If-Match'])
    expect(needed('/pages/{slug}/compare', 'get')).toEqual(['slug', 'from', 'to'])
    expect(needed('/pages/{slug}/export', 'get')).toEqual(['slug', 'format'])
    expect(needed('/pages', 'get')).toEqual([])
    const answers = (path: string, method: string) => body.paths[path][method].responses
    expect(Object.keys(answers('/account/export', 'get')[200].content)).toEqual(['application/zip'])
    expect(Object.keys(answers('/pages/{slug}/submissions/export', 'get')[200].content)).toEqual([
      'text/csv',
    ])
    expect(Object.keys(answers('/generations/{id}/events', 'get'))).toContain('204')
    expect(Object.keys(answers('/generations/{id}/cancel', 'post'))).toContain('200')
    const token = body.paths['/tokens'].post
    expect(token.security).toContainEqual({ cookie: [] })
    expect(token.security).not.toContainEqual({ token: [] })
    expect(body.components.securitySchemes.cookie).toMatchObject({ in: 'cookie', name: 'nf_id' })
    expect(body.servers).toEqual([{ url: `${testSite}/api` }])
  })
})
