/** @module-tag long */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeEnvironment, healthCheck, imageEnvironment } from '#test/support/compose-file.ts'
import { startPostgres, type TestPostgres } from '#test/support/embedded-postgres.ts'
import { picture } from '#test/support/pictures.ts'
import { asOwner, publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const env = { PASSWORD: randomBytes(16).toString('hex'), SECRET: randomBytes(32).toString('hex') }
const {
  POSTGRES_USER: user = '',
  POSTGRES_PASSWORD: password = '',
  POSTGRES_DB: name = '',
} = composeEnvironment('database', env)
const given = { ...imageEnvironment, ...composeEnvironment('ninefold', env) }
const data = temporaryFolder()
let postgres: TestPostgres
let address: URL
let servers: ServerProcess[] = []

/** Two as compose.yaml runs them, on one volume; its addresses are the loopback's here. */
async function startBoth(): Promise<void> {
  const { PORT: _port, DATA_DIR: _folder, ...rest } = given
  const environment = { ...rest, HOST: '127.0.0.1', DATABASE_URL: address.href }
  servers = await Promise.all([1, 2].map(() => startServer(data.path, environment)))
}

beforeAll(async () => {
  postgres = await startPostgres({ user, password })
  address = new URL(given.DATABASE_URL ?? '')
  const { host } = new URL(await postgres.createDatabase(name))
  address.host = host
  await startBoth()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres?.stop()
  data.remove()
})

const statusAt = async ({ url }: ServerProcess, path: string) => (await fetch(url + path)).status

describe('what compose.yaml runs', () => {
  it('shows at each process what was made at the other, and after a restart of both', async () => {
    const [one, other] = servers as [ServerProcess, ServerProcess]
    const page = await publishPage(one.url, 'Padaria Aurora, no Porto.')
    const body = new Uint8Array(await picture().png().toBuffer())
    const headers = { cookie: page.cookie, 'content-type': 'image/png' }
    const uploaded = await fetch(`${one.url}/api/uploads`, { method: 'POST', headers, body })
    const { id } = (await uploaded.json()) as { id: string }
    const paths = [`/pt/p/${page.slug}`, `/_image/f_webp,w_320/uploads/${id}`]
    for (const path of paths) expect(await statusAt(other, path), path).toBe(200)
    await asOwner(other.url, page, 'unpublish')
    expect(await statusAt(one, `/pt/p/${page.slug}`)).toBe(404)
    await asOwner(one.url, page, 'publish')
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
    await startBoth()
    for (const server of servers)
      for (const path of paths) expect(await statusAt(server, path), path).toBe(200)
    const { url } = servers[1] as ServerProcess
    const own = await fetch(`${url}/api/pages/${page.slug}`, { headers: { cookie: page.cookie } })
    expect(own.status).toBe(200)
  })

  it('is healthy by the check of the image while it runs, and only then', async () => {
    const [, ...args] = healthCheck()
    const isHealthy = ({ url }: ServerProcess) =>
      promisify(execFile)(process.execPath, args, { env: { PORT: new URL(url).port } })
    const [server] = servers as [ServerProcess]
    await expect(isHealthy(server)).resolves.toBeDefined()
    await server.stop()
    await expect(isHealthy(server)).rejects.toMatchObject({ code: 1 })
  })
})
