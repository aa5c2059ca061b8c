import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptTitles } from '#test/support/kept-titles.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const root = join(import.meta.dirname, '../..')
const older = { about: 'We sing on Mondays.', sections: ['About us'] }
const limits = { RATE_GENERATIONS_PER_HOUR: '0', RATE_GENERATIONS_PER_HOUR_IP: '0' }

let folder: ReturnType<typeof temporaryFolder>
let server: ServerProcess | null = null
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await server?.kill()
  server = null
  folder.remove()
})

const dataDir = () => join(folder.path, 'data')
const restored = () => join(folder.path, 'restored')
const backups = () => join(folder.path, 'backups')

function run(script: 'backup' | 'restore', argument: string, environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...environment }
  return spawnSync(process.execPath, [`server/${script}.ts`, argument], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
}

function newestBackup(): string {
  return join(backups(), readdirSync(backups()).sort().at(-1) ?? '')
}

/** A creator who adds pages without a pause. */
function startWriting(url: string) {
  const titles: string[] = []
  let cookie = ''
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      const title = `Page ${titles.length}`
      const answer = await fetch(`${url}/api/v1/pages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify({ ...older, title }),
      })
      cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      if (answer.status === 201) titles.push(title)
    }
  })()
  return {
    titles,
    cookie: () => cookie,
    async stop() {
      isOver = true
      await writing
    },
  }
}

describe('a backup made while the server writes', () => {
  it('restores to a server that has every page, the pictures, and knows its creators', async () => {
    server = await startServer(dataDir(), limits)
    const writer = startWriting(server.url)
    await expect.poll(() => writer.titles.length, { timeout: 30_000 }).toBeGreaterThan(20)
    const picture = await uploadPicture(server.url, writer.cookie())
    const before = [...writer.titles]
    const made = execFileSync(process.execPath, ['server/backup.ts', backups()], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir() },
      encoding: 'utf8',
    })
    await sleep(200)
    await writer.stop()
    await server.kill()
    expect(made).toContain(newestBackup())
    expect(statSync(newestBackup()).mode & 0o077).toBe(0)

    expect(run('restore', newestBackup(), { DATA_DIR: restored() })).toMatchObject({ status: 0 })
    expect(statSync(join(restored(), 'secret')).mode & 0o077).toBe(0)
    server = await startServer(restored(), limits)
    const found = await keptTitles(server.url, writer.cookie())
    expect(found).toEqual(expect.arrayContaining(before))
    expect(writer.titles).toEqual(expect.arrayContaining(found))
    expect((await fetch(server.url + picture)).status).toBe(200)
  })

  it('is refused when a byte of it has changed, and where something is already', async () => {
    server = await startServer(dataDir())
    await server.stop()
    const environment = { DATA_DIR: dataDir() }
    expect(run('backup', backups(), environment).status).toBe(0)
    const onto = run('restore', newestBackup(), environment)
    expect(onto.status).toBe(1)
    expect(onto.stderr).toContain('is there already')

    const file = join(newestBackup(), 'ninefold.db')
    const bytes = readFileSync(file)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(file, bytes)
    const damaged = run('restore', newestBackup(), { DATA_DIR: restored() })
    expect(damaged.status).toBe(1)
    expect(damaged.stderr).toContain('ninefold.db is not what was backed up')
  })
})

describe('a backup beside PostgreSQL', () => {
  it('holds the files, and says plainly that the database is not in it', () => {
    mkdirSync(dataDir())
    writeFileSync(join(dataDir(), 'secret'), 's'.repeat(40))
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
    const { status, stdout } = run('backup', backups(), { DATA_DIR: dataDir(), DATABASE_URL })
    expect(status).toBe(0)
    expect(stdout).toContain('pg_dump')
    const back = run('restore', newestBackup(), { DATA_DIR: restored(), DATABASE_URL })
    expect(back.stdout).toContain('pg_restore')
    expect(readFileSync(join(restored(), 'secret'), 'utf8')).toBe('s'.repeat(40))
  })
})

/** @returns where the picture is served */
async function uploadPicture(url: string, cookie: string): Promise<string> {
  const create = { width: 64, height: 64, channels: 3, background: '#c2410c' } as const
  const answer = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', cookie },
    body: new Uint8Array(await sharp({ create }).png().toBuffer()),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { url: string }).url
}
