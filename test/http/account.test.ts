import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { uploadFile } from '#server/assets/upload-files.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { storedSubmission } from '#test/support/fixtures.ts'
import { picture } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/server-process.ts'
import { personAgent } from '#test/support/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp({ RATE_UNLOCKS_PER_15_MINUTES: '0' })
})
afterAll(() => test.close())

interface Creator {
  cookie: string
  slug: string
}

async function creator(): Promise<Creator> {
  const document = { v: 1, title: 'Mine', subtitle: '', sections: [], colour: '#aa0000' }
  const made = await request(test.app).post('/api/pages/import').send({ document })
  return { slug: made.body.slug, cookie: cookieOf(made) }
}

function cookieOf(answer: request.Response): string {
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
}

const call = (method: 'get' | 'post' | 'delete', path: string, headers: Record<string, string>) =>
  request(test.app)[method](`/api${path}`).set(headers)

describe('an API token', () => {
  async function token({ cookie }: Creator, body: object = { name: 'Backup' }) {
    return (await call('post', '/tokens', { cookie }).send(body)).body
  }

  it('is its maker, and is told once', async () => {
    const own = await creator()
    const made = await token(own)
    expect(made.token).toMatch(/^nft_[\w-]{43}$/)
    const authorization = `Bearer ${made.token}`
    expect((await call('get', `/pages/${own.slug}`, { authorization })).status).toBe(200)
    const listed = await call('get', '/tokens', { cookie: own.cookie })
    expect(listed.body.items).toMatchObject([{ id: made.id, name: 'Backup' }])
    expect(listed.text).not.toContain(made.token)
    expect(listed.body.items[0].usedAt).toBeGreaterThan(0)
  })

  it('writes without a cookie, from any program, and sets none', async () => {
    const own = await creator()
    const { token: secret } = await token(own)
    const answer = await call('post', `/pages/${own.slug}/duplicate`, {
      authorization: `Bearer ${secret}`,
      'user-agent': 'Mozilla/5.0',
      'sec-fetch-site': 'cross-site',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('opens nothing once it is revoked, over, or made up: as if the page were not there', async () => {
    const own = await creator()
    const made = await token(own)
    await call('delete', `/tokens/${made.id}`, { cookie: own.cookie }).expect(200)
    const revoked = { authorization: `Bearer ${made.token}` }
    const unknown = await call('get', '/pages/no-such-page', revoked)
    for (const headers of [revoked, { authorization: 'Bearer nft_guess' }]) {
      const answer = await call('get', `/pages/${own.slug}`, { ...headers, cookie: own.cookie })
      expect([answer.status, answer.text]).toEqual([404, unknown.text])
    }
    const list = await call('get', '/pages', revoked)
    expect([list.status, list.body.code]).toEqual([401, 'unauthorized'])
    expect(list.headers['www-authenticate']).toBe('Bearer')
    const write = await call('post', '/generations', revoked).send({ brief: 'A bakery' })
    expect([write.status, write.body.code]).toEqual([401, 'unauthorized'])
  })

  it.each(['Bearer', 'Bearer ', 'Bearer a b', 'Basic eDp5', 'nft_without-its-scheme', ''])(
    'that is not in its header (%j) is not taken for somebody new',
    async (authorization) => {
      const own = await creator()
      const answers = [
        await call('get', '/pages', { authorization, cookie: own.cookie }),
        await call('get', `/pages/${own.slug}`, { authorization, cookie: own.cookie }),
        await call('post', '/generations', { authorization }).send({ brief: 'A bakery' }),
      ]
      for (const { status, body, headers } of answers) {
        expect([status, body.code]).toEqual([401, 'unauthorized'])
        expect(headers['www-authenticate']).toBe('Bearer')
        expect(headers['set-cookie']).toBeUndefined()
      }
    },
  )

  it('is not looked for in what a browser sends to a proxy that asks for a password', async () => {
    const own = await creator()
    const gate = { authorization: 'Basic eDp5', 'user-agent': personAgent }
    await call('get', `/pages/${own.slug}`, { ...gate, cookie: own.cookie }).expect(200)
  })

  it('cannot be revoked by another, nor end in the past', async () => {
    const own = await creator()
    const made = await token(own)
    const other = await creator()
    await call('delete', `/tokens/${made.id}`, { cookie: other.cookie }).expect(404)
    expect((await token(own, { name: 'Old', expiresAt: 1 })).errors[0].field).toBe('expiresAt')
  })
})

describe('a token and what deletes for ever', () => {
  it('leaves a page in the trash and a reader’s message where they are', async () => {
    const own = await creator()
    const { token } = (await call('post', '/tokens', { cookie: own.cookie }).send({ name: 'x' }))
      .body
    const program = { authorization: `Bearer ${token}` }
    const page = `/pages/${own.slug}`
    const { id = '' } = (await test.services.storage.pages.bySlug(own.slug)) ?? {}
    const message = storedSubmission({ page: id })
    await test.services.storage.submissions.insert(message)
    await call('delete', `${page}/submissions/${message.id}`, program).expect(401)
    const inbox = await call('get', `${page}/submissions`, program).expect(200)
    expect(inbox.body.items).toMatchObject([{ id: message.id }])
    await call('delete', page, program).expect(200)
    await call('delete', `${page}/forever`, program).expect(401)
    await call('post', `${page}/restore`, program).expect(200)
    await call('delete', `${page}/submissions/${message.id}`, { cookie: own.cookie }).expect(200)
  })
})

describe('another device', () => {
  it('becomes the same creator by a code, once', async () => {
    const own = await creator()
    const made = await call('post', '/devices/code', { cookie: own.cookie })
    expect(made.body.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    const typed = made.body.code.toLowerCase().replace('-', ' ')
    const redeemed = await call('post', '/devices/redeem', {}).send({ code: typed })
    expect(redeemed.status).toBe(200)
    const page = await call('get', `/pages/${own.slug}`, { cookie: cookieOf(redeemed) })
    expect(page.body.slug).toBe(own.slug)
    const again = await call('post', '/devices/redeem', {}).send({ code: made.body.code })
    expect([again.status, again.body.errors[0].field]).toEqual([422, 'code'])
    expect(cookieOf(again)).toBe('')
  })

  it('becomes the same creator by the recovery key, as often as needed', async () => {
    const own = await creator()
    const { key } = (await call('post', '/devices/recovery-key', { cookie: own.cookie })).body
    for (let device = 0; device < 2; device++) {
      const redeemed = await call('post', '/devices/redeem', {}).send({ code: key })
      const page = await call('get', `/pages/${own.slug}`, { cookie: cookieOf(redeemed) })
      expect(page.status).toBe(200)
    }
    const forged = `ninefold-${'A'.repeat(43)}`
    await call('post', '/devices/redeem', {}).send({ code: forged }).expect(422)
  })

  it('is not handed over by a program with a token', async () => {
    const own = await creator()
    const { token } = (await call('post', '/tokens', { cookie: own.cookie }).send({ name: 'x' }))
      .body
    const authorization = `Bearer ${token}`
    await call('post', '/devices/code', { authorization, cookie: own.cookie }).expect(401)
    await call('post', '/devices/recovery-key', { authorization, cookie: own.cookie }).expect(401)
  })
})

describe('a token of a program', () => {
  it('makes no keys, takes none away and deletes nothing for ever, whatever cookie is beside it', async () => {
    const own = await creator()
    const made = (await call('post', '/tokens', { cookie: own.cookie }).send({ name: 'x' })).body
    const other = (await call('post', '/tokens', { cookie: own.cookie }).send({ name: 'y' })).body
    const authorization = `Bearer ${made.token}`
    for (const headers of [
      { authorization, cookie: '' },
      { authorization, cookie: own.cookie },
    ]) {
      const calls = [
        call('post', '/tokens', headers).send({ name: 'mine' }),
        call('delete', `/tokens/${other.id}`, headers),
        call('delete', '/account', headers).send({ confirm: 'delete everything' }),
        call('post', '/devices/next-key', headers),
        call('post', '/devices/end-others', headers).send({ key: `ninefold-${'A'.repeat(43)}` }),
      ]
      for (const answer of await Promise.all(calls))
        expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
    }
    expect((await call('get', `/pages/${own.slug}`, { cookie: own.cookie })).status).toBe(200)
    const { items } = (await call('get', '/tokens', { cookie: own.cookie })).body
    expect(items).toHaveLength(2)
  })
})

describe('ending all other devices', () => {
  it('leaves everything to this browser and the new recovery key alone', async () => {
    const own = await creator()
    const here = { cookie: own.cookie }
    const { key: old } = (await call('post', '/devices/recovery-key', here)).body
    const { code } = (await call('post', '/devices/code', here)).body
    const { token } = (await call('post', '/tokens', here).send({ name: 'Backup' })).body
    const { key } = (await call('post', '/devices/next-key', here)).body
    expect(key).toMatch(/^ninefold-[\w-]{43}$/)
    expect(key).not.toBe(old)
    await call('post', '/devices/redeem', {}).send({ code: key }).expect(422)

    const ended = await call('post', '/devices/end-others', here).send({ key })
    expect([ended.status, ended.body]).toEqual([200, { ended: true }])
    const path = `/pages/${own.slug}`
    expect((await call('get', path, { cookie: cookieOf(ended) })).status).toBe(200)
    expect((await call('get', path, here)).status).toBe(404)
    for (const gone of [old, code])
      await call('post', '/devices/redeem', {}).send({ code: gone }).expect(422)
    const redeemed = await call('post', '/devices/redeem', {}).send({ code: key })
    expect((await call('get', path, { cookie: cookieOf(redeemed) })).status).toBe(200)
    const authorization = `Bearer ${token}`
    expect((await call('get', path, { authorization })).status).toBe(200)
  })

  it('takes no key that is somebody’s, or none at all, and changes nothing then', async () => {
    const [own, other] = [await creator(), await creator()]
    const { key } = (await call('post', '/devices/recovery-key', { cookie: other.cookie })).body
    for (const wrong of [key, 'ninefold-short', 'words']) {
      const answer = await call('post', '/devices/end-others', { cookie: own.cookie }).send({
        key: wrong,
      })
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'key'])
      expect(cookieOf(answer)).toBe('')
    }
    expect((await call('get', `/pages/${own.slug}`, { cookie: own.cookie })).status).toBe(200)
    await call('post', '/devices/next-key', {}).expect(401)
  })
})

describe('everything a creator has', () => {
  it('is one zip', async () => {
    const own = await creator()
    const answer = await call('get', '/account/export', { cookie: own.cookie })
      .buffer(true)
      .parse((res, done) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => done(null, Buffer.concat(chunks)))
      })
    const files = unzipSync(answer.body)
    const page = JSON.parse(strFromU8(files[`pages/${own.slug}.json`]!))
    expect(page).toMatchObject({ about: { slug: own.slug }, document: { v: 1, title: 'Mine' } })
    const taken = await call('post', '/pages/import', { cookie: own.cookie }).send(page)
    expect(taken.status).toBe(201)
  })

  it('breaks off where a picture cannot be read: whoever deletes all has to know', async () => {
    const own = await creator()
    const png = await picture({ width: 20, height: 20 }).png().toBuffer()
    const upload = () =>
      call('post', '/uploads', { cookie: own.cookie }).set('content-type', 'image/png').send(png)
    const { id } = (await upload()).body
    const take = () => call('get', '/account/export', { cookie: own.cookie }).buffer(true)
    const { hash } = (await test.services.storage.uploads.byId(id))!
    const file = uploadFile(test.services.config.DATA_DIR, hash)
    rmSync(file)
    expect((await take()).status).toBe(200)
    mkdirSync(file)
    await expect(take()).rejects.toThrow(/aborted|hang up/)
    rmSync(file, { recursive: true })
  })

  it('is gone when it is asked for with the words, and not before', async () => {
    const own = await creator()
    await call('delete', '/account', { cookie: own.cookie }).send({ confirm: 'yes' }).expect(422)
    const erased = await call('delete', '/account', { cookie: own.cookie }).send({
      confirm: 'delete everything',
    })
    expect(erased.body).toEqual({ pages: 1 })
    expect(String(erased.headers['set-cookie'])).toMatch(/Expires=Thu, 01 Jan 1970/)
    await call('get', `/pages/${own.slug}`, { cookie: own.cookie }).expect(404)
  })

  it('is in no file of the database any more', async () => {
    const folder = temporaryFolder()
    onTestFinished(() => folder.remove())
    const database = join(folder.path, 'kept.db')
    const own = await openApp({ DATABASE_URL: `file:${database}` })
    onTestFinished(() => own.close())
    const words = 'Nobody else would write of heliotrope lanterns.'
    const written = () =>
      readdirSync(folder.path).filter((file) =>
        readFileSync(join(folder.path, file)).includes('heliotrope lanterns'),
      )
    const document = { v: 1, title: 'Mine', subtitle: words, sections: [], colour: '#aa0000' }
    const made = await request(own.app).post('/api/pages/import').send({ document })
    expect(written()).not.toEqual([])
    await request(own.app)
      .delete('/api/account')
      .set('cookie', cookieOf(made))
      .send({ confirm: 'delete everything' })
      .expect(200)
    expect(written()).toEqual([])
  })
})
