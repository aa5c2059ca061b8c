import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptTitles } from '#test/support/kept-titles.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { testEngines } from '#test/support/storage-engines.ts'
import { parseEvents } from '#test/support/stream.ts'

const older = { about: 'We sing on Mondays.', sections: ['About us'] }
const writers = 4
const readers = 4

let folder: ReturnType<typeof temporaryFolder>
let servers: ServerProcess[]
beforeEach(() => {
  folder = temporaryFolder()
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  folder.remove()
})

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const limits = { RATE_GENERATIONS_PER_HOUR: '0', RATE_GENERATIONS_PER_HOUR_IP: '0' }
  const server = await startServer(folder.path, { ...limits, ...environment })
  servers.push(server)
  return server
}

describe('a server that is told to stop', () => {
  it('fails no request of a steady load, which moves to its neighbour, and loses no write', {
    tags: 'long',
  }, async () => {
    // Long enough for a balancer to hear of it, also where tests share the machine.
    const delay = { DRAIN_DELAY_MS: '3000' }
    const [leaving, staying] = [await start(delay), await start(delay)]
    const load = startLoad([leaving.url, staying.url])
    await load.until(leaving.url, 25)
    const exit = await leaving.stop()
    await load.until(staying.url, 25)
    const { answers, titles, cookies } = await load.stop()

    expect(exit).toBe(0)
    expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
    const kept = await Promise.all(cookies.map((cookie) => keptTitles(staying.url, cookie)))
    expect(kept.flat().sort()).toEqual(titles.sort())
  })

  it('says so to probes and closes the connections of its answers before it stops to listen', async () => {
    const server = await start({ DRAIN_DELAY_MS: '3000' })
    const agent = new Agent({ keepAlive: true })
    expect((await ask(server.url, '/terms', { agent })).headers.connection).toBe('keep-alive')
    const stopped = server.stop()
    await untilDraining(server)
    const late = await ask(server.url, '/terms', { agent })
    expect(late.status).toBe(200)
    expect(late.headers.connection).toBe('close')
    expect(await stopped).toBe(0)
  })

  it('lets a page that is being written be finished, and its reader see the end', {
    tags: 'long',
  }, async () => {
    const server = await start({ COMPOSER_PACE_MS: '150', DRAIN_DELAY_MS: '0' })
    const begun = Promise.withResolvers<void>()
    const stream = ask(server.url, '/api/generations', {
      method: 'POST',
      body: { brief: 'Harbour Bread is a small bakery in Bristol.' },
      onBegun: begun.resolve,
    })
    await Promise.race([begun.promise, stream])
    expect(await server.stop()).toBe(0)
    const events = parseEvents((await stream).body)
    expect(events.at(-1)?.op).toMatchObject({ op: 'done', status: 'complete' })
  })

  it('cuts who keeps a connection open when the others have had their time', {
    tags: 'long',
  }, async () => {
    const server = await start({ DRAIN_DELAY_MS: '0' })
    const held = [
      send(server.url, 'GET /terms HTTP/1.1\r\nHost: a\r\n'),
      send(server.url, 'GET /terms HTTP/1.1\r\nHost: a\r\n\r\n'),
      send(server.url, `${uploadOf(5_000_000)}never sent to its end`),
    ]
    expect(await server.stop()).toBe(0)
    await expect.poll(() => held.every(({ closed }) => closed)).toBe(true)
  })

  it('ends in its time where the database no longer answers', { tags: 'long' }, async () => {
    const engine = testEngines.find(({ remote }) => remote)
    const relay = await relayTo((await engine?.createDatabase()) ?? '')
    const server = await start({ DRAIN_DELAY_MS: '0', DATABASE_URL: relay.url })
    relay.swallow()
    expect(await server.stop()).toBe(1)
    relay.close()
    await engine?.stop()
  })

  it('stops at once when it is told again', async () => {
    const server = await start({ DRAIN_DELAY_MS: '60000' })
    const first = server.stop()
    await untilDraining(server)
    expect(await server.stop()).toBe(1)
    expect(await first).toBe(1)
  })
})

const uploadOf = (bytes: number) =>
  `POST /api/uploads HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: ${bytes}\r\n\r\n`

/** A client that sends this and no more. */
function send(url: string, text: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).resume()
  socket.write(text)
  return socket
}

/** Stands before a database, and swallows what both say from a moment on. */
async function relayTo(database: string) {
  const { hostname, port } = new URL(database)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    swallow: () => sockets.forEach((socket) => void socket.unpipe().resume()),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Settles when the server has heard that it shall stop. */
async function untilDraining({ url }: ServerProcess): Promise<void> {
  await expect.poll(async () => (await ask(url, '/readyz', {})).status).toBe(503)
}

interface Answer {
  url: string
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** People who read and write through a balancer that asks `/readyz` ten times a second. */
function startLoad(urls: string[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(urls)
  const answers: { url: string; status: number }[] = []
  const titles: string[] = []
  let isOver = false
  let turn = 0
  const next = () => [...ready][turn++ % ready.size] ?? ''

  const watch = async () => {
    while (!isOver) {
      for (const url of urls) {
        const probe = await ask(url, '/readyz', {}).catch(() => null)
        if (probe?.status === 200) ready.add(url)
        else ready.delete(url)
      }
      await sleep(100)
    }
  }
  const visit = async (path: string, options: Ask) => {
    const url = next()
    const answer = await ask(url, path, { agent, ...options }).catch(() => ({
      ...({ status: 0, headers: {} } as Answer),
    }))
    answers.push({ url, status: answer.status })
    return answer
  }
  const read = async () => {
    while (!isOver) await visit('/terms', {})
  }
  const write = async (writer: number) => {
    let cookie = ''
    for (let count = 0; !isOver; count++) {
      const body = { ...older, title: `${writer}-${count}` }
      const answer = await visit('/api/v1/pages', { method: 'POST', body, cookie })
      cookie ||= answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      if (answer.status === 201) titles.push(body.title)
      await sleep(10)
    }
    return cookie
  }
  const watching = watch()
  const reading = Array.from({ length: readers }, read)
  const writing = Array.from({ length: writers }, (_, writer) => write(writer))
  return {
    /** Settles when that server has given so many more answers. */
    async until(url: string, count: number) {
      const given = () => answers.filter((answer) => answer.url === url).length
      const wanted = given() + count
      while (given() < wanted) await sleep(20)
    },
    async stop() {
      isOver = true
      const cookies = await Promise.all(writing)
      await Promise.all([watching, ...reading])
      agent.destroy()
      return { answers, titles, cookies }
    },
  }
}

interface Ask {
  method?: string
  body?: unknown
  cookie?: string
  agent?: Agent
  /** Told when the answer has begun. */
  onBegun?: () => void
}

/** One request and its whole answer; an answer cut off is a failure. */
function ask(url: string, path: string, { method = 'GET', body, cookie, agent, onBegun }: Ask) {
  return new Promise<Answer>((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    }
    const call = request(url + path, { method, headers, agent: agent ?? false }, (answer) => {
      onBegun?.()
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('error', reject)
      answer.on('end', () => {
        if (!answer.complete) reject(new Error('cut off'))
        resolve({ url, status: answer.statusCode ?? 0, headers: answer.headers, body: text })
      })
    })
    call.on('error', reject)
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
