import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseSteps } from './make-release.ts'

/** Installs what serving and building need, and the Node of this project, which npm counts to the rest. */
export const releaseSteps: ReleaseSteps = {
  install(folder) {
    run(folder, 'npm', ['ci', '--omit=dev'])
    cpSync(process.execPath, join(folder, 'node_modules/.bin/node'), { dereference: true })
  },
  build: (folder) => run(folder, process.execPath, ['server/build.ts']),
}

/** @throws when the command cannot be run or fails */
export function run(cwd: string, command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
