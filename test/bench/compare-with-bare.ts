import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/server-process.ts'
import type { BareAnswer } from './bare-server.ts'
import { answersPerSecond, onCore } from './load.ts'

/** A cached page against the least a server can do, in turns within one run. */
export interface Comparison {
  what: string
  /** Ours through theirs, the median of the rounds. */
  ratio: number
  ours: number
  bare: number
}

/** Many short ones: what else runs on the machine hits both alike. */
const rounds = 20
const seconds = 1
const encoding = { 'accept-encoding': 'br' }

/**
 * Compares a page's 200 and its 304 with a bare `node:http` server that sends the same bytes:
 * the same headers, and the same compressed body or none.
 */
export async function compareWithBare(what: string, url: string): Promise<Comparison[]> {
  const whole = await rawAnswer(url, encoding)
  const known = { ...encoding, 'if-none-match': whole.etag }
  return [
    await compareAnswer(what, url, encoding, whole),
    await compareAnswer(`${what}, 304`, url, known, await rawAnswer(url, known)),
  ]
}

async function compareAnswer(
  what: string,
  url: string,
  headers: Record<string, string>,
  answer: BareAnswer,
): Promise<Comparison> {
  const bare = await startBare(answer)
  try {
    return await compare(what, [url, headers], [bare.url, headers])
  } finally {
    bare.stop()
  }
}

type Asked = [url: string, headers: Record<string, string>]

async function compare(what: string, ours: Asked, bare: Asked): Promise<Comparison> {
  await answersPerSecond(...ours, 1)
  await answersPerSecond(...bare, 1)
  const pairs: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round++) {
    // In turns: whoever comes second would always have the warmer machine.
    const isOursFirst = round % 2 === 0
    const first = await answersPerSecond(...(isOursFirst ? ours : bare), seconds)
    const second = await answersPerSecond(...(isOursFirst ? bare : ours), seconds)
    pairs.push(isOursFirst ? { ours: first, bare: second } : { bare: first, ours: second })
  }
  return {
    what,
    ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
    ours: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
  }
}

/** Written by `node:http` itself for every connection. */
const ofConnection = new Set(['date', 'connection', 'keep-alive'])

/** An answer as it comes over the wire, once it comes from memory. */
async function rawAnswer(url: string, headers: Record<string, string>): Promise<BareAnswer> {
  await fetch(url)
  const [res] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await res.toArray())
  const pairs = Object.entries(res.headersDistinct).flatMap(([name, values = []]) =>
    ofConnection.has(name) ? [] : values.flatMap((value) => [name, value]),
  )
  return { headers: pairs, bodyBase64: body.toString('base64'), etag: res.headers.etag ?? '' }
}

async function startBare(answer: BareAnswer): Promise<{ url: string; stop: () => void }> {
  const file = join(tmpdir(), `ninefold-bare-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(answer))
  const port = await freePort()
  const script = join(import.meta.dirname, 'bare-server.ts')
  const [command = '', ...rest] = [...onCore(0), process.execPath, script, file, String(port)]
  const child = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] })
  const url = `http://127.0.0.1:${port}/`
  await untilAnswers(url, child)
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      rmSync(file)
    },
  }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the bare server ended')
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
