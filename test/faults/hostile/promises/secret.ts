import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, serverEnvironment, temporaryFolder } from '#test/support/server-process.ts'
import type { Scenario } from '../support/scenario.ts'
import { takenOut } from '../support/taken-out.ts'
import { Promises } from './promise.ts'

const file = 'secret'

/** Whoever guesses the secret signs cookies of anybody: too little of one is none. */
export const weakSecrets: Scenario = {
  name: 'secrets that are too short',
  isHeldElsewhere: true,
  async run() {
    const promises = new Promises()
    for (const text of ['', 'short']) {
      const { told } = await started((folder) => writeFileSync(join(folder, file), text))
      promises.keep(told.includes('SECRET'), `“${text}” was taken: ${told.slice(0, 200)}`)
    }
    const { leftBehind } = await started(() => {}, ['prlimit', '--fsize=10'])
    promises.keep(!leftBehind, 'a full disk left a part of a secret behind')
    return promises.attacked
  },
}

/** What a server said that does not start, and whether there is a secret then. */
async function started(prepare: (folder: string) => void, runner: string[] = []) {
  const folder = temporaryFolder()
  prepare(folder.path)
  const port = String(await freePort())
  const [command = '', ...rest] = [...runner, process.execPath, 'server/main.ts']
  const child = spawn(command, rest, {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...serverEnvironment(port, folder.path), ...takenOut() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr?.on('data', (text) => {
    told += text
  })
  const closed = once(child, 'close')
  await untilServes(port, child)
  child.kill('SIGKILL')
  // What it said comes after its end.
  await closed
  const leftBehind = existsSync(join(folder.path, file))
  folder.remove()
  return { told, leftBehind }
}

/** However long it takes on a busy machine: until it serves, or has ended. */
async function untilServes(port: string, child: ChildProcess): Promise<void> {
  const asked = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  while (!hasEnded() && !(await asked())?.ok) await sleep(100)
}
