import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sizesFolder, uploadFile } from '#server/assets/upload-files.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { meanColour, picture, pngBomb, telephonePhoto } from '#test/support/pictures.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

type Agent = ReturnType<typeof request.agent>
const creator = () => request.agent(test.app)

function send(agent: Agent, bytes: Buffer | string, type = 'image/png') {
  return agent.post('/api/uploads').set('content-type', type).send(bytes)
}

describe('an upload', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('of %s can be seen', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer()
    const answer = await send(creator(), bytes, `image/${format}`)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{26}$/),
      url: `/_image/f_webp/uploads/${answer.body.id}`,
      width: 800,
      height: 600,
      focal: { x: expect.any(Number), y: expect.any(Number) },
    })
    const seen = await request(test.app).get(answer.body.url)
    expect(seen.status).toBe(200)
    expect(seen.type).toBe('image/webp')
    expect(await sharp(seen.body).metadata()).toMatchObject({ width: 800, height: 600 })
  })

  it('stands upright and says nothing of where it was taken', async () => {
    const photo = await telephonePhoto()
    expect(photo.includes('Ada at home')).toBe(true)
    const { body } = await send(creator(), photo, 'image/jpeg')
    expect(body).toMatchObject({ width: 600, height: 800 })
    const stored = await storedFile(body.id)
    const kept = await sharp(stored).metadata()
    expect(kept).toMatchObject({ width: 600, height: 800 })
    expect([kept.exif, kept.orientation, kept.xmp, kept.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const top = { left: 0, top: 0, width: 600, height: 80 }
    const [red = 0, , blue = 0] = await meanColour(stored, top)
    expect(red).toBeGreaterThan(blue + 100)
  })

  it('is kept no larger than it is ever shown', async () => {
    const wide = await picture({ width: 6000, height: 2000 }).png().toBuffer()
    const { body } = await send(creator(), wide)
    expect(body).toMatchObject({ width: 3072, height: 1024 })
  })

  it('is one upload, however often its creator sends it, and another’s is another', async () => {
    const bytes = await picture({ width: 301 }).png().toBuffer()
    const ana = creator()
    const first = await send(ana, bytes)
    const both = await Promise.all([send(ana, bytes), send(ana, bytes)])
    expect(both.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id])
    const other = await send(creator(), bytes)
    expect(other.status).toBe(201)
    expect(other.body.id).not.toBe(first.body.id)
  })

  it('comes with an identity, and only where it was taken', async () => {
    const taken = await send(creator(), await picture().png().toBuffer())
    expect(String(taken.headers['set-cookie'])).toContain('nf_id=')
    const refused = await send(creator(), 'no picture')
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  it('is nothing another site may do', async () => {
    const answer = await creator()
      .post('/api/uploads')
      .set({ 'content-type': 'image/png', 'sec-fetch-site': 'cross-site' })
      .send(await picture().png().toBuffer())
    expect(answer.status).toBe(403)
  })
})

describe('what is no picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
  const whole = () => picture().jpeg().toBuffer()
  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['words', () => Buffer.from('just words'), /PNG, JPEG, WebP or AVIF/],
    ['nothing', () => Buffer.alloc(0), /PNG, JPEG, WebP or AVIF/],
    ['a drawing with script', () => Buffer.from(svg), /PNG, JPEG, WebP or AVIF/],
    [
      'HTML that begins like a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
      /whole/,
    ],
    ['a GIF', () => picture().gif().toBuffer(), /PNG, JPEG, WebP or AVIF/],
    ['a TIFF', () => picture().tiff().toBuffer(), /PNG, JPEG, WebP or AVIF/],
    ['a JPEG cut in half', async () => half(await whole()), /whole/],
    ['a PNG cut in half', async () => half(await picture().png().toBuffer()), /whole/],
    ['a WebP cut in half', async () => half(await picture().webp().toBuffer()), /whole/],
    ['an AVIF cut in half', async () => half(await picture().avif().toBuffer()), /whole/],
    ['a bomb of 900 megapixels', () => pngBomb(30_000, 30_000), /25 megapixels/],
    ['a strip of 60 megapixels', () => pngBomb(60_000_000, 1), /25 megapixels|whole/],
  ]

  it.each(cases)('is refused: %s', async (_name, bytes, reason) => {
    const answer = await send(creator(), await bytes())
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe('body')
    expect(answer.body.errors[0].message).toMatch(reason)
  })

  it('leaves the next picture alone', async () => {
    const bad = await Promise.all(cases.map(async ([, bytes]) => send(creator(), await bytes())))
    expect(bad.every(({ status }) => status === 422)).toBe(true)
    expect((await send(creator(), await whole(), 'image/jpeg')).status).toBe(201)
  })

  it.each(['image/svg+xml', 'image/gif', 'text/html', 'application/json', ''])(
    'is refused by its type: %j',
    async (type) => {
      const answer = await send(creator(), await whole(), type || 'application/octet-stream')
      expect(answer.status).toBe(415)
      expect(answer.body.detail).toContain('image/avif')
    },
  )

  it('is refused when it is packed', async () => {
    const answer = await creator()
      .post('/api/uploads')
      .set({ 'content-type': 'image/png', 'content-encoding': 'gzip' })
      .send('x')
    expect(answer.status).toBe(415)
  })

  it('is refused when it has more than 10 MB', async () => {
    const answer = await send(creator(), Buffer.alloc(10 * 1024 * 1024 + 1))
    expect(answer.status).toBe(413)
    expect(answer.body.code).toBe('too_large')
  })
})

describe('limits', () => {
  it('end a creator’s pictures where the quota ends, and nobody else’s', async () => {
    const small = await openApp({ UPLOAD_QUOTA_MB: '1' })
    const ana = request.agent(small.app)
    const noise = () => {
      const raw = { width: 400, height: 400, channels: 3 } as const
      return sharp(randomBytes(480_000), { raw }).png().toBuffer()
    }
    const statuses: number[] = []
    for (let at = 0; at < 4; at++) {
      const answer = await send(ana, await noise())
      statuses.push(answer.status)
      if (answer.status !== 201) expect(answer.body.code).toBe('quota_exceeded')
    }
    expect(statuses).toEqual([201, 201, 413, 413])
    expect((await send(request.agent(small.app), await noise())).status).toBe(201)
    await small.close()
  })

  it('count by address, so that a new identity is no way around', async () => {
    const strict = await openApp({ RATE_UPLOADS_PER_HOUR_IP: '2' })
    const bytes = await picture().png().toBuffer()
    for (let at = 0; at < 2; at++)
      expect((await send(request.agent(strict.app), bytes)).status).toBe(201)
    const answer = await send(request.agent(strict.app), bytes)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await strict.close()
  })
})

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}

/** Where the bytes of an upload are kept. */
async function storedFile(id: string): Promise<string> {
  const upload = await test.services.storage.uploads.byId(id)
  return uploadFile(test.services.config.DATA_DIR, upload?.hash ?? '')
}

describe('a picture of one’s own', () => {
  it('is deleted for ever by who brought it, and stays who else brought the same', async () => {
    const [ana, eve] = [creator(), creator()]
    const bytes = await picture({ width: 320, height: 200 }).png().toBuffer()
    const own = (await send(ana, bytes)).body
    const others = (await send(eve, bytes)).body
    const status = async (path: string) => (await request(test.app).get(path)).status
    const sizes = () => readdirSync(sizesFolder(test.services.config.DATA_DIR)).length
    expect((await eve.delete(`/api/uploads/${own.id}`)).status).toBe(404)
    expect(await status(own.url)).toBe(200)
    const gone = await ana.delete(`/api/uploads/${own.id}`)
    expect([gone.status, gone.body]).toEqual([200, { pages: [] }])
    expect([await status(own.url), await status(others.url)]).toEqual([404, 200])
    // What was made for readers of others stays made.
    expect(sizes()).toBeGreaterThan(0)
  })
})
