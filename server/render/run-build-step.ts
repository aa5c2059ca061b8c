import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type BuildStep = 'browser' | 'server' | 'showcase'

const script = join(import.meta.dirname, 'build-step.ts')
/** Megabytes less at the height of a step, at no cost that could be seen. */
const execArgv = ['--max-semi-space-size=4']

/**
 * Makes one part of the build in a process of its own: all of them in one take more memory than a
 * small machine has.
 * @returns the names of the files it wrote
 * @throws where it fails, which has said why, or was killed
 */
export async function runBuildStep(step: BuildStep, root: string, dist: string): Promise<string[]> {
  const child = fork(script, [step, root, dist], { execArgv })
  let names: string[] = []
  child.once('message', (told: string[]) => {
    names = told
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (signal === 'SIGKILL')
    throw new Error(
      `The build was killed in its step "${step}", as the system does when memory is short.`,
    )
  if (code !== 0) throw new Error(`The build failed in its step "${step}".`)
  return names
}
