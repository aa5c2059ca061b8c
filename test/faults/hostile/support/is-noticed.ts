import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Guard } from './guard.ts'

/** Runs the scenario that has to fail without the guard, in a process that does without it. */
export function isNoticed({ name, noticedBy }: Guard): boolean {
  const takeOut = new URL('./take-out.ts', import.meta.url)
  const run = join(import.meta.dirname, '../run.ts')
  const args = [`--import=${takeOut}`, run, '--minutes', '0', '--seed', '1', '--only', noticedBy]
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, WITHOUT_GUARD: name },
    encoding: 'utf8',
  })
  const fault = stdout.split('\n').find((line) => line.startsWith('  ! '))
  const isMissed = status === 1 && fault !== undefined
  const told = isMissed ? fault.slice(4, 120) : `UNNOTICED by “${noticedBy}”`
  process.stdout.write(`${name.padEnd(28)} ${told}\n`)
  return isMissed
}
