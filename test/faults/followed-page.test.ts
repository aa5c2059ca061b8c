import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageEvent, PageStanding } from '#shared/page/page-event.ts'
import { publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { testEngines } from '#test/support/storage-engines.ts'

const engine = testEngines.find(({ remote }) => remote)
const folder = temporaryFolder()
const servers: ServerProcess[] = []
const environment: Record<string, string> = { STREAMS_PER_IDENTITY: '2' }
beforeAll(async () => {
  environment.DATABASE_URL = (await engine?.createDatabase()) ?? ''
  servers.push(await startServer(folder.path, environment))
  servers.push(await startServer(folder.path, environment))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await engine?.stop()
  folder.remove()
})

const urlOf = (at: number) => servers[at]?.url ?? ''

async function call(method: string, url: string, cookie: string, body?: object, rev?: number) {
  return fetch(url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(rev !== undefined && { 'if-match': `"${rev}"` }),
      cookie,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Whoever reads the events of a page, each as it comes. */
async function follow(at: number, slug: string, cookie: string) {
  const gone = new AbortController()
  const headers = { cookie, accept: 'text/event-stream' }
  const address = `${urlOf(at)}/api/pages/${slug}/events`
  const answer = await fetch(address, { headers, signal: gone.signal })
  const chunks = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  async function next(): Promise<PageEvent | null> {
    const end = rest.indexOf('\n\n')
    if (end >= 0) {
      const event = JSON.parse(rest.slice(0, end).replace(/^data: /, ''))
      rest = rest.slice(end + 2)
      return event.op === 'ping' ? next() : event
    }
    const { value, done } = (await chunks?.read()) ?? { done: true }
    if (done) return null
    rest += value
    return next()
  }
  return {
    answer,
    next,
    async until(isSo: (standing: PageStanding) => boolean): Promise<PageStanding> {
      for (;;) {
        const event = await next()
        if (event?.op !== 'page') throw new Error(`it has ended: ${event?.op}`)
        if (isSo(event)) return event
      }
    },
    leave: () => gone.abort(),
  }
}

async function sharedPage() {
  const { cookie: ana, slug } = await publishPage(urlOf(0), 'Harbour Bread is a bakery.')
  const page = `/api/pages/${slug}`
  const link = await call('POST', `${urlOf(0)}${page}/shares`, ana, { access: 'edit' })
  const { token } = await link.json()
  const join = await call('POST', `${urlOf(1)}/api/joined`, '', { token, name: 'Eve' })
  const eve = join.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { ana, eve, slug, page }
}

const ops = (value: string) => ({ ops: [{ op: 'set', id: 'hero', path: 'title', value }] })

it('what one process is told, readers at the other know at once, and who reads where', async () => {
  const { ana, eve, slug, page } = await sharedPage()
  const owner = await follow(0, slug, ana)
  expect(owner.answer.headers.get('x-accel-buffering')).toBe('no')
  const { rev } = await owner.until(() => true)
  const guest = await follow(1, slug, eve)
  expect(await guest.until(({ people }) => people.length > 0)).toMatchObject({ people: [null] })
  await owner.until(({ people }) => people[0]?.name === 'Eve')
  await call('PATCH', `${urlOf(1)}${page}`, eve, ops('By Eve'), rev)
  const told = await owner.until((standing) => standing.rev > rev)
  expect(told).toMatchObject({ rev: rev + 1, by: { number: 1, name: 'Eve' } })
  guest.leave()
  await owner.until(({ people }) => people.length === 0)
  const again = await follow(1, slug, eve)
  await again.until(() => true)
  await call('DELETE', `${urlOf(0)}${page}/editors/1`, ana)
  let event = await again.next()
  while (event?.op === 'page') event = await again.next()
  expect(event).toEqual({ op: 'ended' })
  expect(await again.next()).toBeNull()
  expect((await follow(1, slug, eve)).answer.status).toBe(404)
  owner.leave()
})

it('as many are open as one may have, beside what is being written', async () => {
  const { ana, slug } = await sharedPage()
  const open = [await follow(0, slug, ana), await follow(0, slug, ana)]
  expect((await follow(0, slug, ana)).answer.status).toBe(429)
  const brief = { brief: 'Harbour Bread is a bakery.' }
  const written = await call('POST', `${urlOf(0)}/api/generations`, ana, brief)
  expect(written.status).toBe(200)
  await written.body?.cancel()
  for (const each of open) each.leave()
})

it('a process that stops ends them, and who comes to the other goes on', async () => {
  const { ana, slug } = await sharedPage()
  const open = await follow(1, slug, ana)
  await open.until(() => true)
  const stopped = servers.pop()?.stop()
  expect(await open.next()).toBeNull()
  expect(await stopped).toBe(0)
  const next = await follow(0, slug, ana)
  await next.until(() => true)
  next.leave()
})
