import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')
/** Where Node keeps what it made of the server's code, which is most of a start. */
const compiledCode = join(root, 'node_modules/.cache/test-servers')
/** A server that takes a connection and never answers is told of, too. */
const lookMs = 10_000
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
  let last = 'nothing was tried'
  // A busy machine takes its time; a server that cannot start ends by itself, and is told of at once.
  for (let attempt = 0; attempt < 1200; attempt++) {
    const { exitCode, signalCode } = child
    if (exitCode !== null || signalCode !== null)
      throw new Error(`the server ended with ${exitCode ?? signalCode}`)
    last = await readiness(url)
    if (last === 'ready') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not become ready: ${last}`)
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

/** Below the ports the system gives to clients: one that is free now may be a client's in a moment. */
const ports = { first: 10_000, count: 20_000 }
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
