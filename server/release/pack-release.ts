import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeRelease, type ReleaseSteps } from './make-release.ts'
import { run } from './release-steps.ts'

/**
 * Makes a release as one archive, to be unpacked where releases stand. Both have the date for a name:
 * of two releases with the same client, the later one must not be unpacked over the one that runs.
 * @param folder where the archive is put
 * @returns the archive
 * @throws where a step fails; nothing is left then
 */
export function packRelease(root: string, folder: string, now: Date, steps: ReleaseSteps): string {
  const work = mkdtempSync(join(tmpdir(), 'ninefold-pack-'))
  try {
    const name = basename(makeRelease(root, work, now, steps))
    const archive = join(folder, `ninefold-${name}-${process.platform}-${process.arch}.tar.gz`)
    run(work, 'tar', ['-czf', archive, '-C', join(work, 'releases'), name])
    return archive
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
