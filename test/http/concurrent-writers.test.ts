import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const folder = temporaryFolder()
let server: ServerProcess
let cookie = ''
let slug = ''

beforeAll(async () => {
  server = await startServer(folder.path, {
    COMPOSER_PACE_MS: '0',
    RATE_WRITES_PER_MINUTE: '0',
  })
  const answer = await call('POST', '/api/generations', { brief: 'A bakery in Porto' })
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  slug = foldEvents(parseEvents(await answer.text())).progress.slug ?? ''
})
afterAll(async () => {
  await server?.stop()
  folder.remove()
})

it('keeps every edit of 32 people who write on one page at once', async () => {
  const before = await read()
  const writers = Array.from({ length: 32 }, (_, index) => `notice-${index}`)
  const revs = await Promise.all(writers.map(insertUntilTaken))

  const after = await read()
  expect(after.order).toEqual(expect.arrayContaining(writers))
  expect(after.order.length).toBe(before.order.length + writers.length)
  for (const id of writers) expect(after.blocks[id]?.props.text).toBe(`said by ${id}`)
  expect(after.rev).toBe(before.rev + writers.length)
  expect(new Set(revs).size).toBe(writers.length)
})

/** Reads, edits and begins again whenever somebody was faster, as the editor does. */
async function insertUntilTaken(id: string): Promise<number> {
  for (;;) {
    const { rev } = await read()
    const props = { text: `said by ${id}` }
    const ops = [{ op: 'insert', id, type: 'notice', variant: 'bar', props, after: null }]
    const answer = await call('PATCH', `/api/pages/${slug}`, { ops }, { 'If-Match': `"${rev}"` })
    if (answer.status === 200) return (await answer.json()).rev
    expect(answer.status).toBe(412)
    await answer.text()
  }
}

async function read(): Promise<PageDocument> {
  const answer = await call('GET', `/api/pages/${slug}`)
  return (await answer.json()).document
}

function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      origin: server.url,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
