import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/server-process.ts'
import { answersPerSecond, onCore } from './load.ts'

/** A cached page against the least a server can do, in turns within one run. */
export interface Comparison {
  what: string
  /** Ours through theirs, the median of the rounds. */
  ratio: number
  ours: number
  bare: number
}

const rounds = 5
const seconds = 2
const encoding = { 'accept-encoding': 'br' }

/** Compares a page's 200 and its 304 with a bare `node:http` server sending the same bytes. */
export async function compareWithBare(what: string, url: string): Promise<Comparison[]> {
  const first = await fetch(url, { headers: encoding })
  const etag = first.headers.get('etag') ?? ''
  const bare = await startBare(await rawBody(url))
  try {
    return [
      await compare(what, [url, encoding], [bare.url, encoding]),
      await compare(
        `${what}, 304`,
        [url, { ...encoding, 'if-none-match': etag }],
        [bare.url, { ...encoding, 'if-none-match': '"bare"' }],
      ),
    ]
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
    pairs.push({
      bare: await answersPerSecond(...bare, seconds),
      ours: await answersPerSecond(...ours, seconds),
    })
  }
  return {
    what,
    ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
    ours: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
  }
}

/** Brotli bytes as they come over the wire. */
async function rawBody(url: string): Promise<Buffer> {
  const [res] = (await once(request(url, { headers: encoding }).end(), 'response')) as [
    IncomingMessage,
  ]
  return Buffer.concat(await res.toArray())
}

async function startBare(body: Buffer): Promise<{ url: string; stop: () => void }> {
  const file = join(tmpdir(), `ninefold-bare-${process.pid}.br`)
  writeFileSync(file, body)
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
