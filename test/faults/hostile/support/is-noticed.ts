import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Guard } from './guard.ts'

/** What went wrong in each scenario with every guard in place; null where nothing did. */
const withAll = new Map<string, string | null>()

/**
 * Runs the scenario that has to fail without the guard, in a process that does without it. One that
 * fails with every guard in place as well tells nothing of this one.
 */
export function isNoticed({ name, noticedBy }: Guard): boolean {
  if (!withAll.has(noticedBy)) withAll.set(noticedBy, faultIn(noticedBy))
  const anyway = withAll.get(noticedBy)
  const fault = anyway === null ? faultIn(noticedBy, name) : null
  const told = anyway ? `“${noticedBy}” fails with it as well: ${anyway}` : fault
  process.stdout.write(`${name.padEnd(28)} ${told ?? `UNNOTICED by “${noticedBy}”`}\n`)
  return fault !== null
}

/** @param without the guard that is taken out */
function faultIn(scenario: string, without?: string): string | null {
  const takeOut = new URL('./take-out.ts', import.meta.url)
  const run = join(import.meta.dirname, '../run.ts')
  const args = [`--import=${takeOut}`, run, '--minutes', '0', '--seed', '1', '--only', scenario]
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...(without && { WITHOUT_GUARD: without }) },
    encoding: 'utf8',
  })
  const fault = stdout.split('\n').find((line) => line.startsWith('  ! '))
  if (status === 0) return null
  if (fault === undefined) throw new Error(`“${scenario}” came to no end:\n${stdout}`)
  return fault.slice(4, 120)
}
