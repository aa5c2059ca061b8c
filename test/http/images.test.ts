import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImageJob } from '#server/assets/image-job.ts'
import { parseImageModifiers } from '#server/assets/image-modifiers.ts'
import { createImageProcessor, type ImageProcessor } from '#server/assets/image-processor.ts'
import { createImages } from '#server/assets/images.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { meanColour, picture, pngBomb, telephonePhoto } from '#test/support/pictures.ts'

let test: TestApp
let server: Server
let upload: string
let cookie = ''
const folders: string[] = []
beforeAll(async () => {
  test = await openApp()
  server = createServer(test.app).listen(0, '127.0.0.1')
  const photo = await telephonePhoto({ width: 1600, height: 1200 })
  const answer = await request(test.app)
    .post('/api/uploads')
    .set('content-type', 'image/jpeg')
    .send(photo)
  upload = `uploads/${answer.body.id}`
  cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
})
afterAll(async () => {
  server.close()
  await test.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const get = (modifiers: string, source = upload) =>
  request(test.app).get(`/_image/${modifiers}/${source}`)

describe('an image', () => {
  it.each([
    ['w_320', 'webp', 320, 427],
    ['f_avif,w_320', 'heif', 320, 427],
    ['f_jpeg,h_320,q_50', 'jpeg', 240, 320],
    ['f_png,s_320x320', 'png', 320, 320],
    ['f_webp,w_640,h_360,s_640x360,fit_cover,q_80,b_ffffff', 'webp', 640, 360],
    ['w_640,h_360,fit_contain', 'webp', 640, 360],
    ['w_640,h_360,fit_inside', 'webp', 270, 360],
    ['_', 'webp', 1200, 1600],
  ])('asked for as %s is what was asked for', async (modifiers, format, width, height) => {
    const { status, body } = await get(modifiers)
    expect(status).toBe(200)
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height })
  })

  it('is never blown up, and keeps its shape', async () => {
    expect(await sharp((await get('w_3072')).body).metadata()).toMatchObject({ width: 1200 })
    const square = await sharp((await get('s_2048x2048')).body).metadata()
    expect(square).toMatchObject({ width: 1200, height: 1200 })
  })

  it('fills what is left with the colour asked for', async () => {
    const { body } = await get('f_png,s_640x360,fit_contain,b_000000')
    expect(await meanColour(body, { left: 0, top: 0, width: 4, height: 4 })).toEqual([0, 0, 0])
  })

  it('stands on a colour of a page of its owner, and on no other', async () => {
    const made = await request(test.app)
      .post('/api/generations')
      .set({ cookie })
      .send({ brief: 'A bakery in Porto.', locale: 'en' })
    const slug = /"slug":"([^"]+)"/.exec(made.text)?.[1]
    const { body: page } = await request(test.app).get(`/api/pages/${slug}`).set({ cookie })
    const colour = themeTokens(page.document.theme).light.tint.slice(1)
    const onColour = (wanted: string, source?: string) =>
      get(`f_png,s_640x360,fit_contain,b_${wanted}`, source)
    const { status, body } = await onColour(colour)
    expect(status).toBe(200)
    const [red] = await meanColour(body, { left: 0, top: 0, width: 4, height: 4 })
    expect(red).toBe(Number.parseInt(colour.slice(0, 2), 16))
    for (const answer of [await onColour('00ff00'), await onColour(colour, 'mark.svg')]) {
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0].field).toBe('b')
    }
    expect((await onColour('ffffff', 'mark.svg')).status).toBe(200)
  })

  it('of a small drawing stays small', async () => {
    const { body } = await get('f_png,s_3072x1536,fit_cover', 'favicon.svg')
    expect(await sharp(body).metadata()).toMatchObject({ width: 1024, height: 512 })
    const wide = await get('f_png,w_3072', 'favicon.svg')
    expect(await sharp(wide.body).metadata()).toMatchObject({ width: 1024, height: 1024 })
    const own = await get('f_png', 'favicon.svg')
    expect(await sharp(own.body).metadata()).toMatchObject({ width: 1024, height: 1024 })
  })

  it('carries headers that let it do nothing and keep it for ever', async () => {
    const { headers } = await get('w_320')
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const again = await get('w_320').set('If-None-Match', headers.etag ?? '')
    expect(again.status).toBe(304)
    const head = await request(test.app).head(`/_image/w_320/${upload}`)
    expect([head.status, head.headers['content-length']]).toEqual([200, headers['content-length']])
  })

  it('of public/ is kept for a day, and a drawing is never sent as one', async () => {
    const { body, headers } = await get('w_640', 'mark.svg')
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toMatch(/^public, max-age=86400/)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 640 })
    expect((await get('f_svg,w_640', 'mark.svg')).status).toBe(400)
  })
})

describe('modifiers that are not valid', () => {
  it.each([
    ['w_641', 'w', '640'],
    ['w_0640', 'w', '640'],
    ['h_-1', 'h', '1080'],
    ['s_641x360', 'w', '640'],
    ['s_640', 's', '640x360'],
    ['q_81', 'q', '85'],
    ['q_100', 'q', '90'],
    ['f_gif', 'f', 'webp'],
    ['fit_fill', 'fit', 'cover'],
    ['b_red', 'b', 'six'],
    ['blur_9', 'blur', 'fit'],
    ['w_320,w_640', 'w', 'one'],
    ['constructor_1', 'constructor', 'fit'],
    ['w_320,', '', 'fit'],
    ['%3Cscript%3E', '<script>', 'fit'],
  ])('are refused: %s', async (modifiers, field, allowed) => {
    const answer = await get(modifiers)
    expect(answer.status).toBe(400)
    expect(answer.type).toBe('application/problem+json')
    expect(answer.body.errors[0].field).toBe(field)
    expect(answer.body.errors[0].message).toContain(allowed)
  })
})

describe('a source that is none of ours', () => {
  it.each([
    '../package.json',
    '../../../../etc/passwd',
    '..%2fpackage.json',
    '%2e%2e/package.json',
    '%2e%2e%2fpackage.json',
    '..%5cpackage.json',
    '%252e%252e%252fpackage.json',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'file:///etc/passwd',
    'https://example.org/a.png',
    'uploads/../../secret',
    'uploads/..%2f..%2fsecret',
    'uploads/no-such-upload',
    'uploads/',
    'uploads/a/b',
    'mark.svg%00.png',
    '.hidden.png',
    'no-such.png',
    'a'.repeat(300),
  ])('is not found: %s', async (source) => {
    expect(await statusOf(`/_image/w_64/${source}`)).toBe(404)
  })

  it('is not found behind a link, nor where there is no picture', async () => {
    const folder = await publicFolder()
    symlinkSync('/etc', join(folder, 'public', 'etc'))
    symlinkSync(join(folder, 'outside.png'), join(folder, 'public', 'link.png'))
    await writeFile(join(folder, 'outside.png'), await picture().png().toBuffer())
    await writeFile(join(folder, 'public', 'words.png'), 'words')
    await writeFile(join(folder, 'public', 'bomb.png'), await pngBomb(30_000, 30_000))
    await mkdir(join(folder, 'public', 'sub'))
    const images = imagesIn(folder)
    const asked = (path: string) => bytesOf(images, path)
    await expect(asked('etc/passwd')).rejects.toMatchObject({ status: 404 })
    await expect(asked('link.png')).rejects.toMatchObject({ status: 404 })
    await expect(asked('words.png')).rejects.toMatchObject({ status: 404 })
    await expect(asked('bomb.png')).rejects.toMatchObject({ status: 404 })
    await expect(asked('sub')).rejects.toMatchObject({ status: 404 })
    expect((await asked('mark.svg')).length).toBeGreaterThan(0)
    images.close()
  })
})

describe('work', () => {
  it('is done once, however many ask at the same time, and not again after a restart', async () => {
    const folder = await publicFolder()
    const counting = countedProcessor()
    const images = imagesIn(folder, { processor: counting })
    const all = await Promise.all(Array.from({ length: 30 }, () => bytesOf(images, 'mark.svg')))
    expect(new Set(all.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1)
    expect(counting.jobs).toHaveLength(1)
    const restarted = imagesIn(folder, { processor: counting })
    const other = 'w_64,f_webp,fit_cover'
    expect(await bytesOf(restarted, 'mark.svg', 'f_webp,w_64')).toEqual(all[0])
    expect(counting.jobs).toHaveLength(1)
    await bytesOf(restarted, 'mark.svg', other)
    expect(counting.jobs).toHaveLength(2)
    images.close()
  })

  it('is done anew for a file that was changed', async () => {
    const folder = await publicFolder()
    const images = imagesIn(folder)
    const file = join(folder, 'public', 'photo.png')
    await writeFile(file, await picture({ width: 400 }).png().toBuffer())
    const before = await bytesOf(images, 'photo.png')
    await writeFile(file, await picture({ width: 400, height: 300 }).negate().png().toBuffer())
    expect(await bytesOf(images, 'photo.png')).not.toEqual(before)
    images.close()
  })

  it('is dropped when nobody waits for it any more', async () => {
    const folder = await publicFolder()
    const left: unknown[] = []
    const begun = vi.fn()
    const images = imagesIn(folder, { processor: neverReady(left, begun) })
    const leaving = new AbortController()
    const answer = await images.answer(['mark.svg'], parseImageModifiers('w_64'))
    const bytes = answer.bytes({ ...asker, signal: leaving.signal })
    bytes.catch(() => {})
    await expect.poll(() => begun.mock.calls).toHaveLength(1)
    leaving.abort('left')
    await expect(bytes).rejects.toBe('left')
    expect(left).toEqual(['left'])
    images.close()
  })

  it('is counted for who makes it necessary, and not where the picture is there', async () => {
    const limited = await openApp({ RATE_PICTURES_PER_HOUR_IP: '2' })
    const ask = (modifiers: string) => request(limited.app).get(`/_image/${modifiers}/mark.svg`)
    const statuses: number[] = []
    for (const modifiers of ['w_64', 'w_64', 'w_96', 'w_96', 'w_128', 'w_64'])
      statuses.push((await ask(modifiers)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200])
    expect(Number((await ask('w_128')).headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })

  it('for what is uploaded goes on while too many pictures are asked for', async () => {
    const folder = await publicFolder()
    const images = imagesIn(folder, { processor: neverReady() })
    const bytes = await picture().png().toBuffer()
    void bytesOf(images, 'mark.svg').catch(() => {})
    const adopted = await images.intake.run({ kind: 'adopt', bytes }, asker)
    expect(adopted.width).toBe(800)
    images.close()
  })

  it('needs no cache: pictures are shown where nothing can be written', async () => {
    const folder = await publicFolder()
    await writeFile(join(folder, 'data'), 'a file where the folder should be')
    const images = imagesIn(folder)
    expect((await bytesOf(images, 'mark.svg')).length).toBeGreaterThan(0)
    expect((await bytesOf(images, 'mark.svg')).length).toBeGreaterThan(0)
    images.close()
  })
})

const asker = { network: '192.0.2.1', countMaking: () => {} }

/** A folder with a `public/` of its own. */
async function publicFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-images-'))
  folders.push(folder)
  await mkdir(join(folder, 'public'))
  copyFileSync('public/mark.svg', join(folder, 'public', 'mark.svg'))
  return folder
}

function imagesIn(folder: string, more: { processor?: ImageProcessor } = {}) {
  const { storage } = test.services
  const config = { DATA_DIR: join(folder, 'data'), IMAGE_CACHE_MB: 1 }
  return createImages({ root: folder, config, storage, log: pino({ level: 'silent' }), ...more })
}

async function bytesOf(
  images: ReturnType<typeof imagesIn>,
  path: string,
  modifiers = 'w_64',
): Promise<Uint8Array> {
  const answer = await images.answer(path.split('/'), parseImageModifiers(modifiers))
  return answer.bytes(asker)
}

/** Hears by whom it was left. */
function neverReady(left: unknown[] = [], begun = () => {}): ImageProcessor {
  return {
    close: () => {},
    run: (_job, { signal }) =>
      new Promise((_resolve, reject) => {
        begun()
        signal?.addEventListener('abort', () => {
          left.push(signal.reason)
          reject(signal.reason)
        })
      }),
  }
}

function countedProcessor(): ImageProcessor & { jobs: ImageJob[] } {
  const real = createImageProcessor()
  const jobs: ImageJob[] = []
  return {
    jobs,
    close: () => real.close(),
    run(job, waiter) {
      jobs.push(job)
      return real.run(job, waiter)
    },
  }
}

/** The status of a path as it is: clients with manners would tidy it first. */
function statusOf(path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
