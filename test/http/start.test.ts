import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { picture } from '#test/support/pictures.ts'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'

const main = join(import.meta.dirname, '../../server/main.ts')
const start = join(import.meta.dirname, '../../server/start.ts')
const password = 'not-for-logs'

it.each([
  ['a file that is no database', `file:${import.meta.filename}`],
  ['a database that does not answer', `postgres://ninefold:${password}@127.0.0.1:1/ninefold`],
])('a start with %s names the setting and nothing secret', (_what, DATABASE_URL) => {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^DATABASE_URL/)
  expect(stdout + stderr).not.toContain(password)
})

it('keeps what it holds from everybody else on the machine, whatever the umask is', async () => {
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  const open = ['sh', '-c', 'umask 022; exec "$0" "$@"']
  const server = await startServer(data, {}, open)
  try {
    const headers = { 'content-type': 'image/png' }
    const body = new Uint8Array(await picture({ width: 8, height: 8 }).png().toBuffer())
    const sent = await fetch(`${server.url}/api/uploads`, {
      method: 'POST',
      headers,
      body,
    })
    expect(sent.status).toBe(201)
    const kept = ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]
    expect(kept).toEqual(expect.arrayContaining(['ninefold.db', 'ninefold.db-wal', 'uploads']))
    // The files of a build, which everybody is served.
    const own = kept.filter((name) => !name.startsWith('cache/builds/'))
    const readable = own.filter((name) => statSync(join(data, name)).mode & 0o077)
    expect(readable).toEqual([])
  } finally {
    await server.stop()
    folder.remove()
  }
})

it.each([
  ['DATA_DIR', '/dev/null/data', /^DATA_DIR: \/dev\/null\/data cannot be made.+a file where/],
  ['DATA_DRI', '/tmp', /DATA_DRI: no such setting; did you mean DATA_DIR\?/],
])('a start with %s=%s says so before it builds anything', (name, value, told) => {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', [name]: value }
  const started = spawnSync(process.execPath, [start], { env, encoding: 'utf8' })
  expect(started).toMatchObject({ status: 1, stdout: '' })
  expect(started.stderr).toMatch(told)
})

it('a start at a port that is taken says so in one line, whatever is logged', async () => {
  const folder = temporaryFolder()
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const set = { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'silent' }
  const env = { ...process.env, NODE_ENV: 'production', ...set }
  const started = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  holder.close()
  folder.remove()
  expect(started).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `HOST and PORT: cannot listen on 127.0.0.1:${port}: another program listens there (EADDRINUSE)\n`,
  })
})
