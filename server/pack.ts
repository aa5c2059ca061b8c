import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { makeRelease } from './release/make-release.ts'
import { releaseSteps, run } from './release/release-steps.ts'

/**
 * `npm run pack -- folder`: a release as one archive, with all it needs and Node, for machines of this
 * kind. To install it is to unpack it, which takes no memory to speak of.
 */
const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? '.')
// Whoever makes it, the user that serves has to read it.
process.umask(0o022)
const work = mkdtempSync(join(tmpdir(), 'ninefold-pack-'))

try {
  const release = makeRelease(root, work, new Date(), releaseSteps)
  const { id } = JSON.parse(readFileSync(join(release, 'dist/build.json'), 'utf8'))
  const archive = join(folder, `ninefold-${id}-${process.platform}-${process.arch}.tar.gz`)
  const from = [
    '-C',
    join(work, 'releases'),
    '--transform',
    `s,^${basename(release)},ninefold-${id},`,
  ]
  run(work, 'tar', ['-czf', archive, ...from, basename(release)])
  process.stdout.write(`${archive}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
