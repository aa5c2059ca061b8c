import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockTypes } from '#shared/blocks/index.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const older = { title: 'Choir Nord', about: 'We sing on Mondays.', sections: ['About us'] }

/** A creator with a page of the current version, of which the last section is hidden. */
async function published() {
  const agent = request.agent(test.app)
  const { slug } = (await agent.post('/api/v1/pages').send(older)).body
  const { document, rev } = (await agent.post(`/api/pages/${slug}/upgrade`).send()).body
  const hidden: string = document.order.at(-1)
  const ops = [{ op: 'set', id: hidden, path: '@hidden', value: true }]
  const edit = agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`)
  expect((await edit.send({ ops })).status).toBe(200)
  await agent.post(`/api/pages/${slug}/publish`).send()
  return { agent, slug, hidden }
}

describe('an address that names another host', () => {
  it.each(['/en/\\evil.example', '/en//evil.example'])('%s moves to this host', async (path) => {
    const { status, headers } = await request(test.app).get(path)
    expect(status).toBe(301)
    expect(headers.location).toBe('/evil.example')
  })

  it.each(['/\\evil.example/', '//evil.example/', '//evil.example/%2f..'])(
    '%s is nowhere',
    async (path) => {
      const { status, headers } = await request(test.app).get(path)
      expect([status, headers.location]).toEqual([404, undefined])
    },
  )

  it('written in capitals is another address', async () => {
    expect((await request(test.app).get('/Terms').set('Accept', 'text/html')).status).toBe(404)
  })
})

describe('a whole address instead of a path', () => {
  it.each([
    ['http://ninefold.test/terms', 200],
    ['http://elsewhere.example/generate?x=1', 200],
    ['http://elsewhere.example', 200],
    ['HTTP://elsewhere.example?x=1', 200],
    ['http://elsewhere.example/no-such-page', 404],
    ['http://elsewhere.example/api/pages', 200],
  ])('%s is answered as its path', async (address, expected) => {
    const server = createServer(test.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const { port } = server.address() as AddressInfo
      const headers = { 'user-agent': browser, accept: 'text/html' }
      const [answer] = await once(get({ port, path: address, headers }), 'response')
      answer.resume()
      expect(answer.statusCode).toBe(expected)
    } finally {
      server.close()
    }
  })
})

describe('what is sent wrong', () => {
  it.each(['.', 'title.', '__proto__.x', 'constructor', 'items..0'])(
    'as the path of an edit (%s) is named',
    async (path) => {
      const { agent, slug, hidden: id } = await published()
      const ops = [
        { op: 'set', id, path, value: 'x' },
        { op: 'append', id, path, delta: 'x' },
        { op: 'translate', locale: 'ja', id, path, text: 'x', state: 'done' },
      ]
      const edit = agent.patch(`/api/pages/${slug}`).set('If-Match', '"1"')
      const { status, body } = await edit.send({ ops })
      expect(status).toBe(422)
      const fields = body.errors.map(({ field }: { field: string }) => field)
      expect(fields).toEqual(['ops.0.path', 'ops.1.path', 'ops.2.path'])
    },
  )

  it('as the end of a link or a token is refused: no moment, or one that is past', async () => {
    const { agent, slug } = await published()
    for (const expiresAt of [1, 9e15, 1.5]) {
      const share = await agent.post(`/api/pages/${slug}/shares`).send({ expiresAt })
      const token = await agent.post('/api/tokens').send({ name: 'late', expiresAt })
      for (const { status, body } of [share, token])
        expect([status, body.errors?.[0].field], String(expiresAt)).toEqual([422, 'expiresAt'])
    }
  })

  it('is told with what is allowed', async () => {
    const { agent, slug, hidden: id } = await published()
    const { body } = await agent.post('/api/generations').send({ brief: 'A bakery', locale: 'xx' })
    const [{ field, message }] = body.errors
    expect([field, message]).toEqual(['locale', 'one of en, ja, pt, nl, kr, fr, it, de, es, auto'])
    const { rev } = (await agent.get(`/api/pages/${slug}`)).body
    const edit = agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`)
    const answer = await edit.send({ ops: [{ op: 'set', id, path: 'nothing', value: 'x' }] })
    expect(answer.body.errors[0].field).toBe(`ops.0.${id}`)
  })

  it('is told what is allowed in the product’s own words, once a field', async () => {
    const { agent, slug } = await published()
    const errorsOf = async (asked: request.Test) => (await asked).body.errors
    const listed = { field: 'limit', message: 'a whole number from 1 to 100' }
    for (const query of ['limit=abc', 'limit=1&limit=2', 'limit=0', 'limit=1.5'])
      expect(await errorsOf(agent.get(`/api/pages?${query}`)), query).toEqual([listed])
    expect(await errorsOf(agent.post(`/api/pages/${slug}/revert`).send({}))).toEqual([
      { field: 'rev', message: 'a whole number, 0 or more' },
    ])
    for (const wanted of ['!', 'a', 'A'.repeat(99)])
      expect(await errorsOf(agent.get(`/api/pages/${slug}/slug?wanted=${wanted}`))).toEqual([
        { field: 'wanted', message: '3 to 60 of a to z, 0 to 9 and single hyphens' },
      ])
    const undo = await agent.post(`/api/pages/${slug}/wishes/zzz/undo`).send()
    expect([undo.status, undo.body.detail]).toEqual([404, 'Not found'])
  })

  it('under a name that is not known is refused by that name, and nothing is made', async () => {
    const { agent, slug } = await published()
    const share = await agent.post(`/api/pages/${slug}/shares`).send({ pasword: 'sesame' })
    const allowed = 'one of access, expiresAt, password, pin, maxViews'
    expect([share.status, share.body.errors]).toEqual([
      422,
      [{ field: 'pasword', message: allowed }],
    ])
    expect((await agent.get(`/api/pages/${slug}/shares`)).body.items).toEqual([])
    const fieldsOf = async (asked: request.Test) => {
      const { status, body } = await asked
      return [status, ...(body.errors ?? []).map(({ field }: { field: string }) => field)]
    }
    const wish = { command: 'make it darker', scope: { id: 'hero', pth: 'title' } }
    const tokens = agent.post('/api/tokens').send({ name: 'ro', scope: 'read', role: 'x' })
    expect(await fieldsOf(tokens)).toEqual([422, 'scope', 'role'])
    const wished = agent.post(`/api/pages/${slug}/commands`).send(wish)
    expect(await fieldsOf(wished)).toEqual([422, 'scope.pth'])
    expect(await fieldsOf(agent.get('/api/pages?limt=1'))).toEqual([422, 'limt'])
    const publishing = agent.post(`/api/pages/${slug}/publish`)
    expect(await fieldsOf(publishing.send({ at: 'noon' }))).toEqual([422, 'at'])
    expect(await fieldsOf(agent.get(`/api/pages/${slug}?rev=1`))).toEqual([422, 'rev'])
  })

  it.each([
    [{ op: 'move', id: 'hero', after: null, before: 'x' }, 'before', 'one of op, id, after'],
    [{ op: 'theme', theme: { hue: 10, huge: 1 } }, 'theme.huge', /^one of hue, .*, art$/],
    [{ op: 'theme', theme: { art: { motif: 'waves', seed: 1, x: 1 } } }, 'theme.art.x', /motif/],
    [{ op: 'meta', meta: { titel: 'x' } }, 'meta.titel', /^one of title, description, /],
    [{ op: 'fact', key: 'action', value: { kind: 'call', lable: 'x' } }, 'value.lable', /label/],
    [
      { op: 'translate', locale: 'ja', id: 'hero', path: 'lead', state: 'done' },
      'text.0.spans.0.bld',
      'one of text, bold, italic, href',
    ],
    [{ op: 'rename', id: 'hero' }, 'op', /^one of theme, meta, .*, source$/],
  ])(
    'in an op of an edit is refused by its name, with what is allowed: %o',
    async (op, field, allowed) => {
      const { agent, slug } = await published()
      const { rev, document } = (await agent.get(`/api/pages/${slug}`)).body
      const text = [{ type: 'paragraph', spans: [{ text: 'x', bld: true }] }]
      const ops = [
        { op: 'theme', theme: { hue: 10 } },
        { ...(op.op === 'translate' && { text }), ...op },
      ]
      const edit = agent.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`)
      const { status, body } = await edit.send({ ops })
      const message = typeof allowed === 'string' ? allowed : expect.stringMatching(allowed)
      expect([status, body.errors]).toEqual([422, [{ field: `ops.1.${field}`, message }]])
      expect((await agent.get(`/api/pages/${slug}`)).body.document).toEqual(document)
    },
  )

  it('to the gate of a share is refused by its name, and no view is taken', async () => {
    const { agent, slug } = await published()
    const share = { password: 'sesame', maxViews: 1 }
    const { token } = (await agent.post(`/api/pages/${slug}/shares`).send(share)).body
    const unlock = (body: object) => request(test.app).post(`/share/${token}/unlock`).send(body)
    const { status, body } = await unlock({ password: 'sesame', remember: true })
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'remember', message: 'one of password' }],
    ])
    const byForm = (accept: string) =>
      request(test.app)
        .post(`/share/${token}/unlock?lang=de`)
        .set({ accept, origin: testSite, 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
        .type('form')
        .send('password=sesame&remember=1')
    const page = await byForm('text/html')
    expect([page.status, page.type]).toEqual([422, 'text/html'])
    expect(page.text).toContain('<html lang="de"')
    const problem = await byForm('application/json')
    expect(problem.body.errors).toEqual([{ field: 'remember', message: 'one of password' }])
    expect((await unlock({ password: 'sesame' })).status).toBe(200)
  })

  it.each([
    ['[]', 'body', 'an object'],
    ['{"ops":{}}', 'ops', 'a list'],
    ['{"ops":[]}', 'ops', 'one entry at least'],
    ['{"ops":[{"op":"move"}]}', 'ops.0.id', 'text'],
    ['{"ops":[{"op":"set","id":"hero","path":"title"}]}', 'ops.0.value', 'a value'],
    ['{"ops":[{"op":"set","id":"hero","path":"title","value":5}]}', 'ops.0.hero.title', 'text'],
    [
      '{"ops":[{"op":"theme","theme":{"scheme":"x"}}]}',
      'ops.0.theme.scheme',
      'one of light, dark, auto',
    ],
    [
      '{"ops":[{"op":"set","id":"hero","path":"titel","value":"x"}]}',
      'ops.0.hero',
      'no such field: titel',
    ],
    [
      '{"ops":[{"op":"insert","id":"x","type":"galery","variant":"grid","props":{},"after":null}]}',
      'ops.0.type',
      `one of ${blockTypes.join(', ')}`,
    ],
  ])('as %s is answered with what is allowed', async (sent, field, message) => {
    const { agent, slug } = await published()
    const edit = agent.patch(`/api/pages/${slug}`).set('If-Match', '*').type('json')
    const { body } = await edit.send(sent)
    expect(body.errors?.[0]).toEqual({ field, message })
  })

  it('as no JSON is answered with where it is none', async () => {
    const { body } = await request(test.app)
      .post('/api/generations')
      .type('json')
      .send('{brief: 1}')
    expect(body.code).toBe('invalid_json')
    expect(body.detail).toMatch(/^The body is not valid JSON: .*position 1/)
  })

  it('gets a status that says so, never 500', async () => {
    const cookie = await request(test.app).get('/history').set('Cookie', 'nf_id=j:{"a":1}')
    expect(cookie.status).toBe(200)
    const form = () => request(test.app).post('/f/x/y').type('form')
    expect((await form().send(`a=${'a'.repeat(40_000)}`)).status).toBe(413)
    expect((await form().set('Content-Encoding', 'gzip').send('a=1')).status).toBe(415)
  })

  it('in another coding than UTF-8 is refused, and not read as what it is not', async () => {
    const send = (type: string) =>
      request(test.app).post('/api/v1/pages').set('Content-Type', type).send(JSON.stringify(older))
    expect((await send('application/json; charset=utf-16')).status).toBe(415)
    expect((await send('application/json; charset="UTF-8"')).status).toBe(201)
  })

  it('to a path of the API by another method hears which ones there are', async () => {
    const answer = await request(test.app).put('/api/pages').send({})
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.body.code).toBe('method_not_allowed')
  })

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['PUT', '/ja/terms', 'GET, HEAD'],
    ['DELETE', '/p/anything', 'GET, HEAD'],
    ['POST', '/de/history', 'GET, HEAD'],
    ['DELETE', '/robots.txt', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/_domains/ask', 'GET, HEAD'],
    ['GET', '/f/anything/contact', 'POST'],
    ['GET', '/share/anything/unlock', 'POST'],
    ['PUT', '/mail/confirm/x/y', 'GET, HEAD, POST'],
    ['GET', '/mcp', 'POST'],
  ])('by another method hears which ones there are: %s %s', async (method, path, methods) => {
    const send = (by: string) =>
      request(test.app)[by.toLowerCase() as 'get'](path).set('User-Agent', browser)
    const refused = await send(method)
    expect([refused.status, refused.headers.allow]).toEqual([405, methods])
    const asked = await send('OPTIONS')
    expect([asked.status, asked.headers.allow]).toEqual([204, methods])
  })

  it.each(['/no-such-page', '/metrics', '/_cache/purge', '/api/nothing', '/ja/x/y'])(
    'to where nothing is for strangers is a 404 by any method: %s',
    async (path) => {
      for (const by of ['put', 'delete', 'options', 'get'] as const)
        expect((await request(test.app)[by](path)).status, by).toBe(404)
    },
  )

  it('from another site does not unlock a share', async () => {
    const answer = await request(test.app)
      .post('/share/some-token/unlock')
      .set('Sec-Fetch-Site', 'cross-site')
      .type('form')
      .send({ password: 'sesame' })
    expect(answer.status).toBe(403)
  })
})

describe('what its owner keeps', () => {
  it('is not in the published payload', async () => {
    const { slug, hidden } = await published()
    const { body } = await request(test.app).get(`/p/${slug}/_payload.json`)
    const { document } = body.data
    expect(document.order.length).toBeGreaterThan(0)
    expect(document.order).not.toContain(hidden)
    expect(Object.keys(document.blocks).sort()).toEqual([...document.order].sort())
    expect(document.src).toEqual({})
  })

  it('is not read past the gate that counts views', async () => {
    const { agent, slug } = await published()
    const { token } = (await agent.post(`/api/pages/${slug}/shares`).send({ maxViews: 1 })).body
    expect((await request(test.app).get(`/_share/${token}`)).status).toBe(410)
    const guest = request.agent(test.app).set('User-Agent', browser)
    expect((await guest.get(`/share/${token}`)).status).toBe(200)
    expect((await guest.get(`/_share/${token}`)).status).toBe(200)
  })

  it('is not used up by machines that unfold links', async () => {
    const { agent, slug } = await published()
    const { token } = (await agent.post(`/api/pages/${slug}/shares`).send({ maxViews: 1 })).body
    const machine = request.agent(test.app).set('User-Agent', 'Slackbot-LinkExpanding 1.0')
    expect((await machine.get(`/share/${token}`)).status).toBe(200)
    expect((await machine.get(`/_share/${token}`)).status).toBe(410)
    const person = request(test.app).get(`/share/${token}`).set('User-Agent', browser)
    expect((await person).text).toContain(`/_share/${token}`)
  })

  it('says a wrong password on the form it was typed into, in its language', async () => {
    const agent = request.agent(test.app)
    const { slug } = (await agent.post('/api/v1/pages').send(older)).body
    const { token } = (await agent.post(`/api/pages/${slug}/shares`).send({ password: 'sesame' }))
      .body
    const form = request(test.app).post(`/share/${token}/unlock?lang=ja`).type('form')
    const { headers } = await form.send({ password: 'guess' })
    expect(headers.location).toBe(`/ja/share/v1/${token}?wrong`)
  })
})
