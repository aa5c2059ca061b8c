import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')
/** Where Node keeps what it made of the server's code, which is most of a start. */
const compiledCode = join(root, 'node_modules/.cache/test-servers')
/** A server that takes a connection and never answers is told of, too. */
const lookMs = 10_000
/**
 * A start takes some seconds of a processor, which a machine with a dozen busy processes may give
 * it in minutes: it has not failed before it had several times as much.
 */
const patience = { seconds: 120, ofProcessor: 30, most: 900 }
/** As Linux counts for programs, on every machine. */
const ticksOfSecond = 100
const withParent = ['--import', pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href]

export interface ServerProcess {
  url: string
  /** Has it read its cache rules again, as an operator would. */
  hangUp(): void
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<number | null>
}

/** The real product in a process of its own, on a free loopback port or the `PORT` asked for. */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
  /** Put before the command line, such as `taskset -c 0`. */
  runner: string[] = [],
  /** Where the product stands. */
  cwd = root,
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const [command = '', ...rest] = [...runner, process.execPath, ...withParent, 'server/main.ts']
  const child = spawn(command, rest, {
    cwd,
    env: { ...serverEnvironment(port, dataDir), ...environment },
    // Open as long as this process lives: with it the server ends, even if nobody stops it.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await untilReady(url, child)
  return {
    url,
    hangUp: () => child.kill('SIGHUP'),
    kill: () => end(child, 'SIGKILL').then(() => {}),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** What a server on that port is started with. */
export function serverEnvironment(port: string, dataDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compiledCode,
    NODE_ENV: 'production',
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  }
}

/** A folder for one test's data, gone afterwards. @param base where it is made */
export function temporaryFolder(base = tmpdir()): { path: string; remove: () => void } {
  const path = mkdtempSync(join(base, 'ninefold-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const started = performance.now()
  for (;;) {
    const { exitCode, signalCode } = child
    // A server that cannot start ends by itself, and is told of at once.
    if (exitCode !== null || signalCode !== null)
      throw new Error(`the server ended with ${exitCode ?? signalCode}`)
    const told = await readiness(url)
    if (told === 'ready') return
    const seconds = (performance.now() - started) / 1000
    const own = processorSeconds(child.pid)
    if (seconds > patience.most || (seconds > patience.seconds && own > patience.ofProcessor)) {
      child.kill('SIGKILL')
      const spent = `${Math.round(seconds)} s, ${own.toFixed(1)} s of a processor`
      throw new Error(`the server did not become ready in ${spent}: ${told}`)
    }
    await sleep(100)
  }
}

/** What a process has had of the processors; all it may need where the system does not tell. */
function processorSeconds(pid = 0): number {
  try {
    // Behind the name, which may hold anything: the state, and eleven numbers before these two.
    const [, numbers = ''] = /\) (.+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const [user, system] = numbers.split(' ').slice(11, 13).map(Number)
    return ((user ?? 0) + (system ?? 0)) / ticksOfSecond
  } catch {
    return patience.ofProcessor + 1
  }
}

/** `ready`, or what stands in the way. */
async function readiness(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(lookMs) })
    const text = await answer.text()
    return answer.ok ? 'ready' : `${answer.status} ${text}`
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error)
  }
}

/**
 * Below the ports the system gives to clients: one that is free now may be a client's in a moment.
 * Above 10080, which neither `fetch` nor a browser asks.
 */
const ports = { first: 11_000, count: 19_000 }
let last = process.pid * 97

/** A port nobody uses; each process looks in another place. */
export async function freePort(): Promise<number> {
  for (;;) {
    last += 1
    const port = ports.first + (last % ports.count)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
