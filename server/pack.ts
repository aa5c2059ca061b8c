import { join, resolve } from 'node:path'
import { prepareFolder } from './prepare-folder.ts'
import { packRelease } from './release/pack-release.ts'
import { releaseSteps } from './release/release-steps.ts'

/**
 * `npm run pack -- folder`: a release as one archive, with all it needs and Node, for machines of this
 * kind. To install it is to unpack it, which takes no memory to speak of.
 */
const root = join(import.meta.dirname, '..')
// Whoever makes it, the user that serves has to read it.
process.umask(0o022)

try {
  const folder = resolve(process.argv[2] ?? '.')
  prepareFolder('The folder for the archive', folder, 0o755)
  const archive = packRelease(root, folder, new Date(), releaseSteps)
  process.stdout.write(`${archive}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
