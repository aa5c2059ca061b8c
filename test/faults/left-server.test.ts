import { afterAll, expect, it } from 'vitest'
import { serverForFile } from '#test/support/server-for-file.ts'

/** Of their own: no other file shares a server under these. */
const settings = { COMPOSER_PACE_MS: '7' }
const servers: Awaited<ReturnType<typeof serverForFile>>[] = []
afterAll(async () => {
  for (const server of servers) await server.leave().catch(() => {})
})

async function begun() {
  const server = await serverForFile(settings)
  servers.push(server)
  return server
}

it('a server that a failed test has killed is there for the next test, as it was', async () => {
  const server = await begun()
  await server.kill()
  await expect(fetch(server.url)).rejects.toThrow()
  await server.restore()
  expect((await fetch(server.url)).status).toBe(200)
})

it('a server that is started while its file is given up does not outlive the file', async () => {
  const server = await begun()
  const pending = server.restart({ COMPOSER_PACE_MS: '8' })
  await server.leave()
  await pending
  await expect(fetch(server.url)).rejects.toThrow()
  await expect(server.restart()).rejects.toThrow('left by its file')
})
