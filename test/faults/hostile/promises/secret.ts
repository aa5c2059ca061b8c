import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const [command = '', ...rest] = [...runner, process.execPath, 'server/main.ts']
  const child = spawn(command, rest, {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...serverEnvironment(String(await freePort()), folder.path), ...takenOut() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr?.on('data', (text) => {
    told += text
  })
  const end = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await once(child, 'close')
  clearTimeout(end)
  const leftBehind = existsSync(join(folder.path, file))
  folder.remove()
  return { told, leftBehind }
}
