import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#test/support/server-process.ts'
import { onCore } from '../load.ts'

const preload = join(import.meta.dirname, 'tell-processor.ts')

/** Another product's server that is measured beside ours. */
export interface Peer {
  name: string
  /** How many times our processor the design wants it to use at least, and for what. */
  goal: { times: number; per: 'an answer' | 'a KiB' }
  /**
   * Makes it in `folder`, with nothing but the npm registry; `markup` is the page it stands beside.
   * @throws Error where it cannot be installed or built
   */
  install(folder: string, markup: string): Promise<void>
  /** What Node runs there to listen on a port of 127.0.0.1. */
  command(port: number): string[]
}

/** A server of which is known what processor it uses. */
export interface Measured {
  name: string
  url: string
  /** Milliseconds of processor used so far. */
  processor(): Promise<number>
}

/** A connection that is kept may end just when it is used again. */
export const unkept: RequestInit = { headers: { connection: 'close' } }

/** Frameworks tell their makers who uses them; a bench has nothing to tell. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** Installs what a folder's package.json names, and builds it, while servers see who hangs up. */
export async function npmBuild(cwd: string): Promise<void> {
  const env = { ...process.env, ...quiet }
  const npm = (...args: string[]) =>
    promisify(execFile)('npm', args, { cwd, env, timeout: 300_000 })
  await npm('install', '--include=dev', '--no-audit', '--no-fund', '--no-package-lock')
  await npm('run', 'build')
}

/** Starts what `install` made, on the core the server under test runs on too. */
export async function startPeer(
  peer: Peer,
  folder: string,
): Promise<Measured & { stop: () => void }> {
  const port = await freePort()
  const runner = [...onCore(0), process.execPath, '--import', preload]
  const [command = '', ...rest] = [...runner, ...peer.command(port)]
  const child = spawn(command, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...quiet, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, child)
  return {
    name: peer.name,
    url,
    async processor() {
      child.send('processor')
      const [spent] = await once(child, 'message')
      return Number(spent)
    },
    // Some wait for connections when asked politely, and there is nothing to lose.
    stop: () => child.kill('SIGKILL'),
  }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(url, unkept).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the peer ended with ${child.exitCode}`)
}
