import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { makeRelease } from './release/make-release.ts'

/** `npm run release -- /opt/ninefold`: the project as it is here, installed and built beside what runs. */
const root = join(import.meta.dirname, '..')
const [target] = process.argv.slice(2)

try {
  if (!target) throw new Error('Where to? npm run release -- /opt/ninefold')
  const release = makeRelease(root, resolve(target), new Date(), {
    install: (folder) => run(folder, 'npm', ['ci']),
    build: (folder) => run(folder, 'npm', ['run', 'build']),
  })
  process.stdout.write(
    `${release}\nPrograms that start in ${join(target, 'current')} are of this release now; restart them one after the other.\n`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function run(cwd: string, command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
