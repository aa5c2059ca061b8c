import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build-sources.ts'

/**
 * Builds the client when there is no build or its sources have changed since: in a process of its
 * own, since what a build takes of memory does not come back while its process lives.
 * @throws where the build fails, which has said why
 */
export function ensureBuild(root: string, dist: string): void {
  if (isBuilt(root, dist)) return
  const { status } = spawnSync(process.execPath, [join(root, 'server/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The client could not be built.')
}
