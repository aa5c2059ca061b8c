import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginx, type RunningProxy } from '#test/support/deployed-proxies.ts'
import { keptTitles } from '#test/support/kept-titles.ts'
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/server-process.ts'

/** `RESTARTS=10` takes some minutes. */
const restarts = Number(process.env.RESTARTS ?? 2)
const writers = 8
const readers = 4
const older = { about: 'We sing on Mondays.', sections: ['About us'] }

/** Two processes of one site, restarted in turn while people read and write. */
describe.skipIf(!nginx.isInstalled)(
  'a rolling restart behind nginx (needs nginx: apt-get install nginx-light)',
  () => {
    const folder = temporaryFolder()
    const servers: ServerProcess[] = []
    const ports: string[] = []
    let proxy: RunningProxy

    const start = (at: number) =>
      startServer(folder.path, {
        PORT: ports[at] ?? '',
        DRAIN_DELAY_MS: '300',
        TRUST_PROXY: 'loopback',
        RATE_GENERATIONS_PER_HOUR: '0',
        RATE_GENERATIONS_PER_HOUR_IP: '0',
        RATE_WRITES_PER_MINUTE: '0',
        RATE_WRITES_PER_MINUTE_OVERALL: '0',
        LOG_LEVEL: 'fatal',
      })

    beforeAll(async () => {
      for (const at of [0, 1]) {
        ports.push(String(await freePort()))
        servers.push(await start(at))
      }
      proxy = await nginx.start(servers.map(({ url }) => url))
    })
    afterAll(async () => {
      await proxy?.stop()
      await Promise.all(servers.map((server) => server.kill()))
      folder.remove()
    })

    it(`fails no request in ${restarts} restarts, and loses no write`, {
      timeout: 300_000,
    }, async () => {
      const before = proxy.log().length
      const load = startLoad(proxy.url)
      for (let count = 0; count < restarts; count++) {
        const at = count % servers.length
        expect(await servers[at]?.stop()).toBe(0)
        servers[at] = await start(at)
      }
      const { answers, titles, cookies } = await load.stop()
      const failed = answers.filter((status) => status !== 200 && status !== 201)
      process.stdout.write(
        `${answers.length} answers, ${titles.length} writes, ${failed.length} failed\n`,
      )
      expect(failed).toEqual([])
      // Reads nginx asks for again, so that nobody notices; a write would have failed.
      const cutOff = /.*(?:reset by peer|prematurely closed).*/g
      expect(proxy.log().slice(before).match(cutOff)).toBeNull()
      expect(answers.length).toBeGreaterThan(400)
      const kept = await Promise.all(cookies.map((cookie) => keptTitles(proxy.url, cookie)))
      expect(kept.flat().sort()).toEqual(titles.sort())
    })
  },
)

function startLoad(url: string) {
  const agent = new Agent({ keepAlive: true })
  const answers: number[] = []
  const titles: string[] = []
  let isOver = false
  const write = async (writer: number) => {
    let cookie = ''
    for (let count = 0; !isOver; count++) {
      const title = `${writer}-${count}`
      const body = JSON.stringify({ ...older, title })
      const answer = await ask(`${url}/api/v1/pages`, { agent, cookie, body })
      answers.push(answer.status)
      cookie ||= answer.cookie
      if (answer.status === 201) titles.push(title)
      await sleep(5)
    }
    return cookie
  }
  const read = async () => {
    for (let count = 0; !isOver; count++) {
      // Never kept by nginx: each one reaches a process.
      const answer = await ask(`${url}/history?${count}`, { agent })
      answers.push(answer.status)
      await sleep(5)
    }
  }
  const writing = Array.from({ length: writers }, (_, writer) => write(writer))
  const reading = Array.from({ length: readers }, read)
  return {
    async stop() {
      isOver = true
      const cookies = await Promise.all(writing)
      await Promise.all(reading)
      agent.destroy()
      return { answers, titles, cookies }
    },
  }
}

interface Ask {
  agent: Agent
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
