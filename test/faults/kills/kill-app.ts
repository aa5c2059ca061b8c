import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keptTitles } from '#test/support/kept-titles.ts'
import { freePort, type ServerProcess, startServer } from '#test/support/server-process.ts'
import { integrityOf } from './integrity.ts'
import type { KillCounts } from './kill-writers.ts'

const writers = 4
/** Milliseconds a process lives after its first acknowledged write, at most. */
const longestLifeMs = 1500
/** Creators are looked at again while they are new: a list of thousands takes longer than a life. */
const killsOfCreators = 10
const older = { about: 'We sing on Mondays.', sections: ['About us'] }
const brief =
  'Harbour Bread is a bakery in Bristol. Rye loaf £4.20. Open Tuesday to Saturday 8 to 4.'
const environment = {
  RATE_GENERATIONS_PER_HOUR: '0',
  RATE_GENERATIONS_PER_HOUR_IP: '0',
  RATE_WRITES_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE_IP: '0',
  RATE_WRITES_PER_MINUTE_OVERALL: '0',
  LOG_LEVEL: 'fatal',
}

/** One creator, who remembers what the server said was made. */
interface Creator {
  cookie: string
  titles: string[]
  /** Generations the server has begun, which have to come to their end. */
  begun: string[]
}

/** Kills the whole product while it is written to, starts it again, and asks for what it promised. */
export async function killApp(
  folder: string,
  kills: number,
  tell: (counts: KillCounts) => void,
): Promise<KillCounts> {
  const counts: KillCounts = { kills: 0, acknowledged: 0, lost: [], integrity: 'ok' }
  const port = String(await freePort())
  const start = () => startServer(folder, { ...environment, PORT: port })
  // Ended by itself it leaves its compiled code, without which every later start takes four times as long.
  await (await start()).stop()
  let server = await start()
  let creators = newCreators()
  while (counts.kills < kills && counts.integrity === 'ok') {
    await liveUntilKilled(server, creators)
    counts.kills += 1
    server = await start()
    if (counts.kills % killsOfCreators > 0 && counts.kills < kills) continue
    counts.acknowledged += acknowledgedBy(creators)
    for (const creator of creators) counts.lost.push(...(await lostOf(server.url, creator)))
    counts.integrity = integrityOf(join(folder, 'ninefold.db'))
    creators = newCreators()
    tell(counts)
  }
  await server.kill()
  return counts
}

function acknowledgedBy(creators: readonly Creator[]): number {
  return creators.reduce((sum, { titles, begun }) => sum + titles.length + begun.length, 0)
}

function newCreators(): Creator[] {
  return Array.from({ length: writers }, () => ({ cookie: '', titles: [], begun: [] }))
}

async function liveUntilKilled(server: ServerProcess, creators: Creator[]): Promise<void> {
  let isOver = false
  const writing = creators.map(async (creator, at) => {
    while (!isOver) {
      if (at === 0) await generate(server.url, creator)
      else await write(server.url, creator)
    }
  })
  const before = acknowledgedBy(creators)
  while (acknowledgedBy(creators) === before) await sleep(20)
  await sleep(Math.random() * longestLifeMs)
  await server.kill()
  isOver = true
  await Promise.all(writing)
}

/** A page in one call: it is there once the answer has come. */
async function write(url: string, creator: Creator): Promise<void> {
  const title = `Choir ${creator.titles.length} ${Math.random()}`
  const answer = await post(`${url}/api/v1/pages`, creator, { ...older, title })
  if (answer?.status === 201) creator.titles.push(title)
}

/** A page as it is composed: with its first word it is promised. */
async function generate(url: string, creator: Creator): Promise<void> {
  const answer = await post(`${url}/api/generations`, creator, { brief })
  if (!answer?.body) return
  let text = ''
  try {
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) text += chunk
  } catch {
    // Cut off by the kill: what came before counts.
  }
  const [, id] = /"generation":"([^"]+)"/.exec(text) ?? []
  if (id) creator.begun.push(id)
}

async function post(url: string, creator: Creator, body: object): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', cookie: creator.cookie }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  )
  creator.cookie ||= answer?.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return answer
}

async function lostOf(url: string, { cookie, titles, begun }: Creator): Promise<string[]> {
  if (cookie === '') return []
  const kept = new Set(await keptTitles(url, cookie))
  const lost = titles.filter((title) => !kept.has(title))
  for (const id of begun) if (!(await comesToItsEnd(url, cookie, id))) lost.push(`generation ${id}`)
  return lost
}

/**
 * Whoever takes over a killed process's work waits for the end of its lease. What was killed time and
 * again is given up at last: its end is told, and what was written of it stays.
 */
async function comesToItsEnd(url: string, cookie: string, id: string): Promise<boolean> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await fetch(`${url}/api/generations/${id}`, { headers: { cookie } })
    if (answer.status === 404) return false
    const { status } = (await answer.json()) as { status: string }
    if (status !== 'queued' && status !== 'writing') return true
    await sleep(500)
  }
  return false
}
