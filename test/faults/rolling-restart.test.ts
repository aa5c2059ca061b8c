/** @module-tag long */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  caddy,
  type DeployedProxy,
  haproxy,
  nginx,
  type RunningProxy,
} from '#test/support/deployed-proxies.ts'
import { keptTitles } from '#test/support/kept-titles.ts'
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/server-process.ts'

/** `RESTARTS=60` takes some minutes behind each. */
const restarts = Number(process.env.RESTARTS ?? 5)
const load = { writers: 8, readers: 4, crowd: 24 }
/** Between crowds: until a proxy has forgotten most connections it had for the one before. */
const crowdMs = 700
const older = { about: 'We sing on Mondays.', sections: ['About us'] }

/** Two processes of one site, restarted in turn while people read and write. */
describe.each([nginx, haproxy, caddy])('a rolling restart behind $name', (program) => {
  const reason = program.isInstalled ? '' : ` (skipped: apt-get install ${program.package})`
  it.skipIf(!program.isInstalled)(
    `fails no request, and loses no write${reason}`,
    {
      timeout: 120_000 + restarts * 30_000,
    },
    () => restartInTurn(program, restarts),
  )
})

async function restartInTurn(program: DeployedProxy, restarts: number): Promise<void> {
  const folder = temporaryFolder()
  const ports = [String(await freePort()), String(await freePort())]
  const servers = await Promise.all(ports.map((port) => start(folder.path, port)))
  const proxy = await program.start(servers.map(({ url }) => url))
  try {
    await failNothing(proxy, async () => {
      for (let count = 0; count < restarts; count++) {
        const at = count % servers.length
        expect(await servers[at]?.stop()).toBe(0)
        servers[at] = await start(folder.path, ports[at] ?? '')
      }
    })
  } finally {
    await proxy.stop()
    await Promise.all(servers.map((server) => server.kill()))
    folder.remove()
  }
}

function start(dataDir: string, port: string): Promise<ServerProcess> {
  return startServer(dataDir, {
    PORT: port,
    TRUST_PROXY: 'loopback',
    RATE_GENERATIONS_PER_HOUR: '0',
    RATE_GENERATIONS_PER_HOUR_IP: '0',
    RATE_WRITES_PER_MINUTE: '0',
    RATE_WRITES_PER_MINUTE_IP: '0',
    RATE_WRITES_PER_MINUTE_OVERALL: '0',
    LOG_LEVEL: 'fatal',
  })
}

async function failNothing(proxy: RunningProxy, whatever: () => Promise<void>): Promise<void> {
  const before = proxy.log().length
  const people = startLoad(proxy.url)
  await whatever()
  const { answers, titles, cookies } = await people.stop()
  const failed = answers.filter((status) => status !== 200 && status !== 201)
  process.stdout.write(
    `${answers.length} answers, ${titles.length} writes, ${failed.length} failed\n`,
  )
  expect(failed).toEqual([])
  // Reads a proxy asks for again, so that nobody notices; a write would have failed.
  const cutOff = /.*(?:reset by peer|prematurely closed).*/g
  expect(proxy.log().slice(before).match(cutOff)).toBeNull()
  expect(answers.length).toBeGreaterThan(200)
  const kept = await Promise.all(cookies.map((cookie) => keptTitles(proxy.url, cookie)))
  expect(kept.flat().sort()).toEqual(titles.sort())
}

/** People who write and read all the time, every other one on a connection each, and crowds. */
function startLoad(url: string) {
  const kept = new Agent({ keepAlive: true })
  const answers: number[] = []
  const titles: string[] = []
  let isOver = false
  const agentOf = (person: number) => (person % 2 === 0 ? kept : false)
  const writeOnce = async (title: string, asked: Ask) => {
    const body = JSON.stringify({ ...older, title })
    const answer = await ask(`${url}/api/v1/pages`, { ...asked, body })
    answers.push(answer.status)
    if (answer.status === 201) titles.push(title)
    return answer.cookie
  }
  const write = async (writer: number) => {
    let cookie = ''
    for (let count = 0; !isOver; count++) {
      const given = await writeOnce(`${writer}-${count}`, { agent: agentOf(writer), cookie })
      cookie ||= given
      await sleep(5)
    }
    return cookie
  }
  const read = async (reader: number) => {
    for (let count = 0; !isOver; count++) {
      // Never kept by a proxy: each one reaches a process.
      const answer = await ask(`${url}/history?${count}`, { agent: agentOf(reader) })
      answers.push(answer.status)
      await sleep(5)
    }
  }
  /** Leaves the proxy with connections that nobody needs for a while. */
  const crowd = async () => {
    const cookie = await writeOnce('crowd', { agent: kept })
    for (let count = 0; !isOver; count++) {
      const people = Array.from({ length: load.crowd }, (_, person) =>
        writeOnce(`crowd-${count}-${person}`, { agent: agentOf(person), cookie }),
      )
      await Promise.all(people)
      await sleep(crowdMs)
    }
    return cookie
  }
  const writing = Array.from({ length: load.writers }, (_, writer) => write(writer))
  const reading = Array.from({ length: load.readers }, (_, reader) => read(reader))
  const crowds = crowd()
  return {
    async stop() {
      isOver = true
      const cookies = await Promise.all([...writing, crowds])
      await Promise.all(reading)
      kept.destroy()
      return { answers, titles, cookies }
    },
  }
}

interface Ask {
  /** False: on a connection of its own. */
  agent: Agent | false
  cookie?: string
  body?: string
}

/** The status of the whole answer; 0 where it was cut off. */
function ask(url: string, { agent, cookie, body }: Ask) {
  return new Promise<{ status: number; cookie: string }>((resolve) => {
    const failed = () => resolve({ status: 0, cookie: '' })
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const call = request(url, { agent, method, headers }, (answer) => {
      answer.on('error', failed).resume()
      answer.on('end', () => {
        const [set = ''] = answer.headers['set-cookie'] ?? []
        if (answer.complete)
          resolve({ status: answer.statusCode ?? 0, cookie: set.split(';')[0] ?? '' })
        else failed()
      })
    })
    call.on('error', failed)
    call.end(body)
  })
}
