import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readSecret } from '#server/secret-file.ts'
import { keptTitles } from '#test/support/kept-titles.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { parseEvents } from '#test/support/stream.ts'

const older = { about: 'We sing on Mondays. '.repeat(150), sections: ['About us', 'Concerts'] }
const folder = temporaryFolder()
const filler = join(folder.path, 'filler')

/** A small disk of its own, with room for two builds, needs the right to mount one. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder.path])
const hasDisk = mounted.status === 0
const reason = hasDisk ? '' : ' (skipped: mounting a small disk needs root)'

let server: ServerProcess
let cookie = ''
const titles: string[] = []

beforeAll(async () => {
  if (!hasDisk) return
  const limits = { RATE_GENERATIONS_PER_HOUR: '0', RATE_GENERATIONS_PER_HOUR_IP: '0' }
  server = await startServer(folder.path, {
    ...limits,
    LOG_LEVEL: 'silent',
    // Slow enough that the disk is full before the page is.
    COMPOSER_PACE_MS: '400',
  })
})
afterEach(() => rmSync(filler, { force: true }))
afterAll(async () => {
  await server?.kill()
  if (hasDisk) spawnSync('umount', [folder.path])
  folder.remove()
})

function ask(path: string, method: string, body?: unknown): Promise<Response> {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return fetch(`${server.url}/api${path}`, { method, headers, body: JSON.stringify(body) ?? null })
}

async function create(title: string): Promise<Response> {
  const answer = await fetch(`${server.url}/api/v1/pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ ...older, title }),
  })
  cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  if (answer.status === 201) titles.push(title)
  return answer
}

const kept = async () => (await keptTitles(server.url, cookie)).sort()

/** Takes what room is left on the disk, but for a few kilobytes. */
function fillDisk(): void {
  const { bavail, bsize } = statfsSync(folder.path)
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, (bavail - 2) * bsize)))
  } catch (error) {
    // A job that is under way may have been quicker: then it is full already.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

describe.skipIf(!hasDisk)(`a server whose disk is full${reason}`, () => {
  it('says so to writers, serves readers, loses nothing and goes on once there is room', async () => {
    const { slug } = (await (await create('First')).json()) as { slug: string }
    const publish = `${server.url}/api/pages/${slug}/publish`
    expect((await fetch(publish, { method: 'POST', headers: { cookie } })).status).toBe(200)
    fillDisk()
    const refused = await untilRefused()

    expect(refused.status).toBe(503)
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(await refused.json()).toMatchObject({ status: 503, code: 'storage_full' })
    for (const path of ['/healthz', '/', `/p/${slug}`, `/ja/p/${slug}`, '/sitemap.xml'])
      expect((await fetch(server.url + path)).status, path).toBe(200)
    expect(await kept()).toEqual([...titles].sort())

    rmSync(filler)
    expect((await create('After')).status).toBe(201)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await kept()).toEqual([...titles].sort())
  })

  it('is told by the probe of balancers, by the name of the setting', async () => {
    const ready = () => fetch(`${server.url}/readyz`)
    fillDisk()
    await expect.poll(async () => (await ready()).status).toBe(503)
    const told = await (await ready()).json()
    expect(told).toMatchObject({ code: 'storage_full' })
    expect(told.detail).toMatch(/^The disk of (DATA_DIR|the database) is full/)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    rmSync(filler)
    await expect.poll(async () => (await ready()).status).toBe(200)
  })

  it('still takes pages and links from their readers, again and again', {
    tags: 'long',
  }, async () => {
    const slugs: string[] = []
    for (let at = 0; at < 12; at++) {
      const page = (await (await create(`Taken down ${at}`)).json()) as { slug: string }
      await ask(`/pages/${page.slug}/publish`, 'POST')
      slugs.push(page.slug)
    }
    const link = await ask(`/pages/${slugs[0]}/shares`, 'POST', {})
    const { id, token } = (await link.json()) as { id: string; token: string }
    fillDisk()
    await untilRefused()
    await untilRefused()

    for (const [at, slug] of slugs.entries()) {
      const taken =
        at % 2 === 0 ? ask(`/pages/${slug}/unpublish`, 'POST') : ask(`/pages/${slug}`, 'DELETE')
      expect((await taken).status, `${at}`).toBe(200)
      expect((await fetch(`${server.url}/p/${slug}`)).status).toBe(404)
      fillDisk()
    }
    titles.splice(0, titles.length, ...(await kept()))
    expect((await ask(`/shares/${id}`, 'DELETE')).status).toBe(200)
    expect((await fetch(`${server.url}/share/${token}`)).status).toBe(410)
  })

  it('refuses a generation before it begins, and takes it once there is room', async () => {
    fillDisk()
    await untilRefused()
    const begin = () =>
      fetch(`${server.url}/api/generations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ brief: 'Harbour Bread is a small bakery in Bristol.' }),
      })
    const refused = await begin()
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'storage_full' })
    rmSync(filler)
    expect(await (await begin()).text()).toContain('"status":"complete"')
  })

  it('ends a stream under way with an honest word, and writes the rest once there is room', async () => {
    const stream = await fetch(`${server.url}/api/generations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ brief: 'Harbour Bread is a small bakery in Bristol.' }),
    })
    fillDisk()
    await untilRefused()
    const told = (await stream.text()).trimEnd().split('\n\n')
    expect(told.at(-1)).toMatch(
      /^data: \{"op":"fail","rev":\d+,"code":"storage_full","message":"The /,
    )
    const generation = /"generation":"([^"]+)"/.exec(told[0] ?? '')?.[1]
    const follow = () =>
      fetch(`${server.url}/api/generations/${generation}/events`, { headers: { cookie } })
    rmSync(filler)
    await expect
      .poll(async () => parseEvents(await (await follow()).text()).at(-1)?.op, { timeout: 60_000 })
      .toMatchObject({ op: 'done', status: 'complete' })
  })

  it('still has everything after a kill and a start', async () => {
    await server.kill()
    expect(existsSync(join(folder.path, 'ninefold.db'))).toBe(true)
    server = await startServer(folder.path)
    expect((await kept()).filter((title) => titles.includes(title))).toEqual([...titles].sort())
  })
})

describe.skipIf(!hasDisk)(`a secret that a full disk has no room for${reason}`, () => {
  it('is not left behind in part: the next start makes a whole one', () => {
    const data = join(folder.path, 'second')
    mkdirSync(data)
    writeFileSync(filler, Buffer.alloc(statfsSync(folder.path).bavail * 4096))
    expect(() => readSecret(undefined, data)).toThrow(
      `SECRET: ${join(data, 'secret')} cannot be read or made: the disk is full (ENOSPC)`,
    )
    expect(readdirSync(data)).toEqual([])
    rmSync(filler)
    expect(readSecret(undefined, data)).toHaveLength(64)
  })
})

describe.skipIf(!hasDisk)(`a start on a disk that is full${reason}`, () => {
  it('ends with what is wrong, and does not say that writing goes on', () => {
    const data = join(folder.path, 'third')
    readSecret(undefined, data)
    writeFileSync(filler, Buffer.alloc((statfsSync(folder.path).bavail - 60) * 4096))
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: data }
    const started = spawnSync(process.execPath, ['server/main.ts'], { env, encoding: 'utf8' })
    expect(started).toMatchObject({ status: 1, stdout: '' })
    expect(started.stderr).toMatch(/^DATABASE_URL .+ cannot be opened:\n {2}.*disk.*full.*\n$/)
  })
})

/** Pages are created until one is refused: the log still had some room. */
async function untilRefused(): Promise<Response> {
  for (let page = 0; page < 500; page++) {
    const answer = await create(`Page ${page} ${titles.length}`)
    if (answer.status !== 201) return answer
  }
  throw new Error('the disk did not fill up')
}
