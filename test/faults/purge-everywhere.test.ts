/** @module-tag long */
import { afterAll, describe, expect, it } from 'vitest'
import { asOwner, publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { testEngines } from '#test/support/storage-engines.ts'

const shared = testEngines.filter((engine) => engine.shared)
const token = 'an operator of tests'

describe.each(shared)('two processes on $name', (engine) => {
  const folder = temporaryFolder()
  const servers: ServerProcess[] = []
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await engine.stop()
    folder.remove()
  })

  it('serve nothing from memory that the other one took back', async () => {
    const environment = {
      DATABASE_URL: await engine.createDatabase(),
      SECRET: 'a secret that both of them know, 32+',
      OPERATOR_TOKEN: token,
    }
    for (let at = 0; at < 2; at++) servers.push(await startServer(folder.path, environment))
    const [one, other] = servers.map(({ url }) => url)
    if (!one || !other) throw new Error('two servers were meant to run')
    const page = await publishPage(one, 'Harbour Bread is a bakery in Bristol.')
    const read = (url: string) => fetch(`${url}/p/${page.slug}`)

    for (let round = 0; round < 10; round++) {
      for (const url of [one, other, one, other]) expect((await read(url)).status).toBe(200)
      expect((await read(other)).headers.get('cache-status')).toContain('hit')
      await asOwner(one, page, 'unpublish')
      expect((await read(other)).status).toBe(404)
      await asOwner(other, page, 'publish')
      expect((await read(one)).status).toBe(200)
    }

    await read(other)
    await fetch(`${one}/_cache/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['published'] }),
    })
    expect((await read(other)).headers.get('cache-status')).toContain('miss')
  })
})
