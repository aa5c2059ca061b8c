import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'

it('changes the rules of caching without a restart', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'rules.json')
  const write = (cdn: unknown) => writeFileSync(file, JSON.stringify({ rules: { site: { cdn } } }))
  write(111)
  const server = await startServer(folder.path, { CACHE_RULES: file, LOG_LEVEL: 'fatal' })
  const told = async () => (await fetch(`${server.url}/terms`)).headers.get('cdn-cache-control')
  try {
    expect(await told()).toMatch(/^max-age=11\d/)
    write(222)
    server.hangUp()
    await expect.poll(told).toMatch(/^max-age=2\d\d/)
  } finally {
    await server.stop()
    folder.remove()
  }
})
