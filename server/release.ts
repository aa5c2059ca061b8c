import { join, resolve } from 'node:path'
import { makeRelease } from './release/make-release.ts'
import { releaseSteps } from './release/release-steps.ts'

/** `npm run release -- /opt/ninefold`: the project as it is here, installed and built beside what runs. */
const root = join(import.meta.dirname, '..')
const [target] = process.argv.slice(2)
// Whoever makes it, the user that serves has to read it.
process.umask(0o022)

try {
  if (!target) throw new Error('Where to? npm run release -- /opt/ninefold')
  const release = makeRelease(root, resolve(target), new Date(), releaseSteps)
  process.stdout.write(
    `${release}\nPrograms that start in ${join(target, 'current')} are of this release now; restart them one after the other.\n`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
