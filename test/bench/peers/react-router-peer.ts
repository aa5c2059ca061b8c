import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/support/server-process.ts'
import { onCore } from '../load.ts'
import { pageElements } from './page-elements.ts'

const source = join(import.meta.dirname, 'react-router')
const preload = join(import.meta.dirname, 'tell-processor.ts')

export interface Peer {
  url: string
  /** Milliseconds of processor used so far. */
  processor(): Promise<number>
  stop(): void
}

/**
 * Makes React Router's framework serve a page, from `folder`: what a page of ours was read into,
 * written by its own server as it comes. Elements and links alone, no texts to look up and no
 * component of ours behind them: the least it could cost.
 * @throws Error where it cannot be installed or built
 */
export function installPeer(folder: string, markup: string): void {
  cpSync(source, folder, { recursive: true })
  writeFileSync(join(folder, 'app/page.json'), JSON.stringify(pageElements(markup)))
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: 'pipe', timeout: 300_000 })
  npm('install', '--no-audit', '--no-fund', '--no-package-lock')
  npm('run', 'build')
}

/** Starts what `installPeer` made, on the core the server under test runs on too. */
export async function startPeer(folder: string): Promise<Peer> {
  const port = await freePort()
  const served = ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js']
  const [command = '', ...rest] = [...onCore(0), process.execPath, '--import', preload, ...served]
  const child = spawn(command, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, child)
  return {
    url,
    async processor() {
      child.send('processor')
      const [spent] = await once(child, 'message')
      return Number(spent)
    },
    stop: () => child.kill('SIGTERM'),
  }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the peer ended with ${child.exitCode}`)
}
