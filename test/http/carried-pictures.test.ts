import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { uploadIds, withUploadIds } from '#shared/page/upload-ids.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { picture } from '#test/support/pictures.ts'

const types = { html: 'text/html', zip: 'application/zip', json: 'application/json' } as const
type Format = keyof typeof types

/** Two installations that know nothing of one another. */
let here: TestApp
let there: TestApp
let cookie = ''
let slug = ''
let shown = ''
let hidden = ''

beforeAll(async () => {
  here = await openApp()
  there = await openApp()
  const made = await request(here.app)
    .post('/api/generations')
    .send({ brief: 'A bakery in Porto.', locale: 'en', locales: ['en', 'ja'] })
  cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
  shown = await uploaded(2400)
  hidden = await uploaded(900)
  const { body: pages } = await request(here.app).get('/api/pages').set({ cookie })
  slug = pages.items[0].slug
  const media = (id: string) => ({ kind: 'upload', id, alt: 'A loaf', focal: { x: 0.2, y: 0.8 } })
  const gallery = (id: string, upload: string) => {
    const items = [{ media: media(upload), caption: '' }]
    return { op: 'insert', id, type: 'gallery', variant: 'grid', props: { items }, after: null }
  }
  const ops = [
    gallery('photos', shown),
    gallery('attic', hidden),
    { op: 'set', id: 'attic', path: '@hidden', value: true },
  ]
  const rev = (await documentOf(here, cookie, slug)).rev
  await request(here.app)
    .patch(`/api/pages/${slug}`)
    .set({ cookie, 'if-match': `"${rev}"` })
    .send({ ops })
    .expect(200)
})
afterAll(async () => {
  await here.close()
  await there.close()
})

describe('a page with pictures, brought to another installation', () => {
  it.each(['html', 'zip'] as const)('has them there, out of %s', async (format) => {
    const { agent, answer } = await bring(format, await exported(format))
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const before = await documentOf(here, cookie, slug)
    const after = (await agent.get(`/api/pages/${answer.body.slug}`)).body.document
    const ids = uploadIds(after)
    expect(ids).toHaveLength(2)
    expect([shown, hidden].filter((id) => ids.includes(id))).toEqual([])
    const back = new Map(ids.map((id, at) => [id, uploadIds(before)[at] ?? '']))
    expect(contentOf(withUploadIds(after, back))).toEqual(contentOf(before))

    const page = await agent.get(`/_thumb/${answer.body.slug}`)
    const [source = ''] = /\/_image\/[^ "]+/.exec(page.text) ?? []
    const seen = await request(there.app).get(source)
    expect(seen.status).toBe(200)
    expect((await sharp(seen.body).metadata()).format).toBe('webp')
  })

  it('counts them as the importer’s, and goes with the importer', async () => {
    const { agent, answer } = await bring('zip', await exported('zip'))
    const { body } = await agent.get(`/api/pages/${answer.body.slug}`)
    const [id = ''] = uploadIds(body.document)
    const upload = await there.services.storage.uploads.byId(id)
    expect(upload).toMatchObject({ format: 'webp', width: 1280 })
    const theirs = await there.services.storage.uploads.listOf(upload?.owner ?? '')
    expect(theirs).toHaveLength(2)
  })

  it('keeps the whole picture where the creator still has it', async () => {
    for (const format of ['html', 'zip', 'json'] as const) {
      const bytes = await exported(format)
      const answer = await request(here.app)
        .post('/api/pages/import')
        .set({ cookie, 'content-type': types[format] })
        .send(format === 'json' ? String(bytes) : bytes)
      const document = await documentOf(here, cookie, answer.body.slug)
      expect(uploadIds(document).sort()).toEqual([shown, hidden].sort())
    }
  })
})

describe('a file whose pictures are none', () => {
  const exchanged = async (bytes: Uint8Array) => {
    const files = unzipSync(await exported('zip'))
    return zipSync({ ...files, [`images/${shown}.webp`]: bytes })
  }

  it.each([
    ['words', Buffer.from('just words')],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
  ])('is refused for %s, with the name of the file, and nothing of it stays', async (_, bytes) => {
    const { agent, answer } = await bring('zip', await exchanged(bytes))
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toMatchObject({ field: `images/${shown}.webp` })
    expect((await agent.get('/api/pages')).body.items).toEqual([])
  })

  it('leaves out what is larger than an upload may be', async () => {
    const { agent, answer } = await bring('zip', await exchanged(new Uint8Array(11 * 1024 * 1024)))
    expect(answer.status).toBe(201)
    const { body } = await agent.get(`/api/pages/${answer.body.slug}`)
    expect(uploadIds(body.document)).not.toContain(shown)
    expect(answer.body.missingPictures).toBe(1)
  })

  it('is refused in HTML too', async () => {
    const html = String(await exported('html')).replace(
      / src="data:image\/webp;base64,[^"]+"/,
      ' src="data:image/webp;base64,AAAA"',
    )
    const { answer } = await bring('html', Buffer.from(html))
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, `images/${shown}.webp`])
  })
})

describe('the pictures of a page that is brought', () => {
  let other: TestApp
  afterEach(() => other.close())
  const bringThere = async (files: Uint8Array, cookie = '') =>
    request(other.app)
      .post('/api/pages/import')
      .set({ 'content-type': types.zip, cookie })
      .send(Buffer.from(files))

  it('take up the room of uploads together, and are refused with the page where they have none', {
    tags: 'long',
  }, async () => {
    other = await openApp({ UPLOAD_QUOTA_MB: '1' })
    const files = unzipSync(await exported('zip'))
    const [one, two] = [await noise(), await noise()]
    const both = { [`images/${shown}.webp`]: one, [`images/${hidden}.webp`]: two }
    const answer = await bringThere(zipSync({ ...files, ...both }))
    expect([answer.status, answer.body.code]).toEqual([413, 'quota_exceeded'])
    expect(answer.body.detail).toContain('1 MB')
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await request(other.app).get('/api/pages').set({ cookie })
    expect(body.items).toEqual([])
    expect(existsSync(join(other.services.config.DATA_DIR, 'uploads'))).toBe(false)
    const alone = await bringThere(zipSync({ ...files, [`images/${shown}.webp`]: one }), cookie)
    expect(alone.status).toBe(201)
  })

  it('count as so many uploads', async () => {
    other = await openApp({ RATE_UPLOADS_PER_HOUR_IP: '3' })
    const zip = await exported('zip')
    expect((await bringThere(zip)).status).toBe(201)
    const answer = await bringThere(zip)
    expect([answer.status, answer.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await request(other.app).get('/api/pages').set({ cookie })
    expect(body.items).toEqual([])
    const upload = () =>
      request(other.app)
        .post('/api/uploads')
        .set({ 'content-type': 'image/png' })
        .send(Buffer.from('x'))
    expect([(await upload()).status, (await upload()).status]).toEqual([422, 429])
  })

  it('are refused for good where they are more than ever get through, and nothing counts', async () => {
    other = await openApp({ RATE_UPLOADS_PER_HOUR_IP: '1' })
    const answer = await bringThere(await exported('zip'))
    expect([answer.status, answer.body.code]).toEqual([413, 'too_many'])
    expect(answer.body.detail).toContain('`upload` of 1')
    expect(answer.headers['retry-after']).toBeUndefined()
    const upload = await request(other.app)
      .post('/api/uploads')
      .set({ 'content-type': 'image/png' })
      .send(await picture().png().toBuffer())
    expect(upload.status).toBe(201)
  })
})

/** A picture nothing makes much smaller: more than half a megabyte once it is read anew. */
function noise(): Promise<Buffer> {
  const raw = { width: 1000, height: 1000, channels: 3 } as const
  return sharp(randomBytes(3_000_000), { raw }).webp({ lossless: true }).toBuffer()
}

async function uploaded(width: number): Promise<string> {
  const sent = await request(here.app)
    .post('/api/uploads')
    .set({ cookie, 'content-type': 'image/jpeg' })
    .send(await picture({ width, height: 600 }).jpeg().toBuffer())
  return sent.body.id
}

async function exported(format: Format): Promise<Buffer> {
  const answer = await request(here.app)
    .get(`/api/pages/${slug}/export?format=${format}`)
    .set({ cookie })
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => done(null, Buffer.concat(chunks)))
    })
  return answer.body
}

/** To the other installation, by somebody it does not know yet. */
async function bring(format: Format, bytes: Uint8Array) {
  const agent = request.agent(there.app)
  const answer = await agent
    .post('/api/pages/import')
    .set({ 'content-type': types[format] })
    .send(Buffer.from(bytes))
  return { agent, answer }
}

async function documentOf(test: TestApp, cookie: string, slug: string): Promise<PageDocument> {
  return (await request(test.app).get(`/api/pages/${slug}`).set({ cookie })).body.document
}

/** What a page is beside the names its place gives it. */
function contentOf({ id: _id, rev: _rev, ...content }: PageDocument): unknown {
  return content
}
