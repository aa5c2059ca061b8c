import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import { connectMcp, type McpClient } from '#test/support/mcp-client.ts'

const brief =
  'Harbour Bread is a bakery in Bristol. Sourdough £4.20. Open Tuesday to Saturday 8am to 4pm. Call 0117 496 0123.'

let test: TestApp
let server: Server
let url: string
let mine: McpClient
let token: string

beforeAll(async () => {
  test = await openApp()
  server = createServer(test.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  token = await newToken()
  mine = await connectMcp(url, token)
})
afterAll(async () => {
  await mine.client.close()
  server.close()
  await test.close()
})

/** A creator of their own, by a token. */
async function newToken(): Promise<string> {
  return (await request(test.app).post('/api/tokens').send({ name: 'program' })).body.token
}

async function newPage(): Promise<string> {
  return (await mine.use('create_page', { brief })).slug as string
}

describe('a page by tools alone', () => {
  it('is written, found, changed, checked, published, shared, exported and taken back', async () => {
    const made = await mine.use('create_page', { brief })
    const { slug } = made
    expect(made).toMatchObject({ status: 'complete', editUrl: `${testSite}/generate/${slug}` })

    const { items } = (await mine.use('list_pages', { query: 'Harbour' })) as { items: object[] }
    expect(items).toContainEqual(expect.objectContaining({ slug, state: 'draft' }))

    const page = await mine.use('read_page', { slug })
    expect(page).toMatchObject({ document: { facts: { name: 'Harbour Bread' } } })

    const changed = await mine.use('change_page', { slug, wish: 'our phone is 0117 496 0999' })
    expect(changed).toMatchObject({ changed: true, outcomes: [{ code: 'fact', fact: 'phone' }] })
    expect(await mine.use('read_page', { slug })).toMatchObject({
      document: { facts: { phone: '+441174960999' } },
    })

    expect(await mine.use('page_checks', { slug })).toMatchObject({ changes: null })
    const online = await mine.use('publish_page', { slug })
    expect(online).toMatchObject({ state: 'published', url: `${testSite}/p/${slug}` })
    expect((await fetch(`${url}/p/${slug}`)).status).toBe(200)

    const share = await mine.use('share_page', { slug, maxViews: 3 })
    expect((await fetch(url + new URL(share.url as string).pathname)).status).toBe(200)

    await mine.use('unpublish_page', { slug })
    expect((await fetch(`${url}/p/${slug}`)).status).toBe(404)
  })

  it('takes ops at the revision they are made at, and their inverse', async () => {
    const slug = await newPage()
    const { rev } = await mine.use('read_page', { slug })
    const ops = [{ op: 'set', id: 'hero', path: 'title', value: 'Bread by the harbour' }]
    const changed = await mine.use('change_page', { slug, rev, ops })
    expect(changed.rev).toBe((rev as number) + 1)
    await mine.use('change_page', { slug, rev: changed.rev, ops: changed.inverse })
    const { document } = await mine.use('read_page', { slug })
    expect(JSON.stringify(document)).not.toContain('Bread by the harbour')
  })

  it('takes the last change back by a wish', async () => {
    const slug = await newPage()
    const before = (await mine.use('read_page', { slug })).document as { theme: object }
    await mine.use('change_page', { slug, wish: 'make it darker' })
    const undone = await mine.use('change_page', { slug, wish: 'undo that' })
    expect(undone).toMatchObject({ changed: true, outcomes: [{ code: 'undone' }] })
    expect((await mine.use('read_page', { slug })).document).toMatchObject({ theme: before.theme })
  })

  it('takes changes back by wishes, whatever made them, and makes them again', async () => {
    const slug = await newPage()
    const titleOf = async () => {
      const { document } = await mine.use('read_page', { slug })
      return (document as PageDocument).blocks.hero?.props.title
    }
    const before = await titleOf()
    const ops = [{ op: 'set', id: 'hero', path: 'title', value: 'Bread by the harbour' }]
    await mine.use('change_page', { slug, rev: 1, ops })
    await mine.use('change_page', { slug, wish: 'make it darker' })
    const undo = { slug, wish: 'undo that' }
    await mine.use('change_page', undo)
    expect(await titleOf()).toBe('Bread by the harbour')
    await mine.use('change_page', undo)
    expect(await titleOf()).toBe(before)
    expect(await mine.refusal('change_page', undo)).toMatchObject({ code: 'conflict' })
    const redo = { slug, wish: 'redo that' }
    await mine.use('change_page', redo)
    expect(await titleOf()).toBe('Bread by the harbour')
    await mine.use('change_page', redo)
    expect(await mine.refusal('change_page', redo)).toMatchObject({ code: 'conflict' })
  })

  it('is never emptied by a wish to undo', async () => {
    const slug = await newPage()
    const written = await mine.use('read_page', { slug })
    expect(await mine.refusal('change_page', { slug, wish: 'undo that' })).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    expect(await mine.use('read_page', { slug })).toEqual(written)
  })

  it('is exported as HTML and JSON in text, and as a zip in bytes', async () => {
    const slug = await newPage()
    const resource = async (format: string) => {
      const { content } = await mine.raw('export_page', { slug, format })
      return content[0]?.type === 'resource' ? content[0].resource : null
    }
    expect(await resource('html')).toMatchObject({
      text: expect.stringMatching(/^<!doctype html/i),
    })
    expect(await resource('json')).toMatchObject({ mimeType: 'application/json' })
    const zip = (await resource('zip')) as { blob: string }
    expect(Buffer.from(zip.blob, 'base64').subarray(0, 2).toString()).toBe('PK')
  })

  it.each(localeCodes)('works for a client that speaks %s', async (locale) => {
    const theirs = await connectMcp(url, token, { 'accept-language': locale })
    const made = await theirs.use('create_page', { brief: 'Mo, 070 123', locale })
    expect(await theirs.use('read_page', { slug: made.slug })).toMatchObject({ locale })
    await theirs.client.close()
  })
})

describe('the tools', () => {
  it('say what they take, as the endpoints do', async () => {
    const { tools } = await mine.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'create_page',
      'list_pages',
      'read_page',
      'change_page',
      'publish_page',
      'unpublish_page',
      'share_page',
      'export_page',
      'page_checks',
    ])
    const taken = Object.fromEntries(tools.map((tool) => [tool.name, tool.inputSchema]))
    expect(taken.create_page).toMatchObject({
      required: ['brief'],
      properties: { brief: { maxLength: 4000 } },
    })
    expect(taken.export_page).toMatchObject({ required: ['slug', 'format'] })
    const readers = tools.filter(({ annotations }) => annotations?.readOnlyHint)
    expect(readers.map(({ name }) => name)).toEqual([
      'list_pages',
      'read_page',
      'export_page',
      'page_checks',
    ])
  })

  it('name the field that is wrong and what is allowed there', async () => {
    const slug = await newPage()
    expect(await mine.refusal('create_page', { brief: ' ' })).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'brief', message: '1 to 4000 characters' }],
    })
    expect(await mine.refusal('export_page', { slug, format: 'pdf' })).toMatchObject({
      errors: [{ field: 'format', message: 'html, zip or json' }],
    })
    const unknown = { slug, format: 'html', language: 'ja' }
    expect(await mine.refusal('export_page', unknown)).toMatchObject({
      errors: [{ field: 'language', message: 'a language of the page: en' }],
    })
    expect(await mine.refusal('share_page', { slug, password: 'abc' })).toMatchObject({
      errors: [{ field: 'password' }],
    })
    expect(await mine.refusal('change_page', { slug })).toMatchObject({
      errors: [{ field: 'wish' }],
    })
    expect(await mine.refusal('no_such_tool')).toMatchObject({ errors: [{ field: 'name' }] })
  })

  it.each([
    ['read_page', {}, 'slug'],
    ['publish_page', { slug: 5 }, 'slug'],
    ['page_checks', { slug: 'a-page', verbose: true }, 'verbose'],
    ['change_page', { slug: 'a-page', command: 'bigger headings' }, 'command'],
    ['change_page', { slug: 'a-page', wish: ' ' }, 'wish'],
    ['change_page', { slug: 'a-page', wish: 'x'.repeat(301) }, 'wish'],
    ['change_page', { slug: 'a-page', wish: 'bigger headings', rev: 1 }, 'rev'],
    ['change_page', { slug: 'a-page', ops: [], rev: 'three' }, 'rev'],
    ['change_page', { slug: 'a-page', ops: [], rev: 1, locale: 'en' }, 'locale'],
  ])('name what is missing, or is not an argument: %s %j', async (tool, given, field) => {
    const { isError, structuredContent } = await mine.client.callTool({
      name: tool,
      arguments: given,
    })
    expect(isError).toBe(true)
    expect(structuredContent).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    })
  })

  it('say why a wish changed nothing', async () => {
    const slug = await newPage()
    const { rev } = await mine.use('read_page', { slug })
    expect(await mine.refusal('change_page', { slug, wish: 'xyzzy plugh frotz' })).toMatchObject({
      status: 422,
      code: 'not_understood',
    })
    const ops = [{ op: 'remove', id: 'hero' }]
    expect(await mine.refusal('change_page', { slug, ops })).toMatchObject({
      code: 'revision_required',
      detail: expect.stringContaining('`rev`'),
    })
    expect(await mine.refusal('change_page', { slug, ops, rev: 0 })).toMatchObject({
      code: 'revision_stale',
    })
    expect(await mine.use('read_page', { slug })).toMatchObject({ rev })
  })

  it('answer a stranger as for a page that is not there', async () => {
    const slug = await newPage()
    const theirs = await connectMcp(url, await newToken())
    const { tools } = await theirs.client.listTools()
    const all = Object.entries({ format: 'html', wish: 'darker' })
    for (const { name, inputSchema } of tools) {
      if (!inputSchema.required?.includes('slug')) continue
      const given = Object.fromEntries(all.filter(([key]) => key in (inputSchema.properties ?? {})))
      const [found, missing] = await Promise.all([
        theirs.refusal(name, { ...given, slug }),
        theirs.refusal(name, { ...given, slug: 'no-such-page' }),
      ])
      expect(found).toMatchObject({ status: 404, code: 'not_found' })
      expect(found).toEqual(missing)
    }
    expect(await theirs.use('list_pages')).toMatchObject({ items: [] })
    await theirs.client.close()
  })

  it('count as the endpoints do', async () => {
    const limited = await openApp({ RATE_GENERATIONS_PER_HOUR: '1' })
    const one = createServer(limited.app).listen(0, '127.0.0.1')
    await once(one, 'listening')
    const { port } = one.address() as AddressInfo
    const made = await request(limited.app).post('/api/tokens').send({ name: 'program' })
    const { use, refusal, client } = await connectMcp(`http://127.0.0.1:${port}`, made.body.token)
    await use('create_page', { brief })
    const refused = await refusal('create_page', { brief })
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    // A tool's result has no headers.
    expect(refused.retryAfter).toBeGreaterThan(3000)
    expect(refused.retryAfter).toBeLessThanOrEqual(3600)
    await client.close()
    one.close()
    await limited.close()
  })
})

describe('the door', () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const post = (authorization?: string) => {
    const asked = request(test.app)
      .post('/mcp')
      .set('accept', 'application/json, text/event-stream')
    return authorization ? asked.set({ authorization }) : asked
  }

  it.each([undefined, 'Bearer nft_wrong', 'Basic YTpi'])(
    'is shut for %s',
    async (authorization) => {
      const { status, headers, body } = await post(authorization).send(call)
      expect(status).toBe(401)
      expect(headers['www-authenticate']).toBe('Bearer')
      expect(body.code).toBe('unauthorized')
    },
  )

  it('is shut for a cookie, and for a token that was revoked', async () => {
    const agent = request.agent(test.app)
    const made = await agent.post('/api/tokens').send({ name: 'for a moment' })
    expect((await agent.post('/mcp').send(call)).status).toBe(401)
    const elsewhere = { authorization: `Bearer ${token}`, origin: 'https://evil.example' }
    expect((await agent.post('/mcp').set(elsewhere).send(call)).status).toBe(403)
    const bearer = `Bearer ${made.body.token}`
    expect((await post(bearer).send(call)).status).toBe(200)
    await agent.delete(`/api/tokens/${made.body.id}`)
    expect((await post(bearer).send(call)).status).toBe(401)
  })

  it('answers JSON that nobody keeps', async () => {
    const { headers } = await post(`Bearer ${token}`).send(call)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('takes one message at a time, of a size', async () => {
    const bearer = `Bearer ${token}`
    expect((await post(bearer).send([call, call])).status).toBe(400)
    expect((await post(bearer).send({ ...call, padding: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await post(bearer).type('text').send('hello')).status).toBe(415)
    expect((await post(bearer).type('json').send('{')).status).toBe(400)
  })

  it('has no stream to listen to', async () => {
    const { status, headers } = await request(test.app).get('/mcp')
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })
})
