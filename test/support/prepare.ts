import { join } from 'node:path'
import { ensureBuild } from '#server/render/ensure-build.ts'
import { chromiumPath } from './browser.ts'
import { startServer, temporaryFolder } from './server-process.ts'

/**
 * Vitest's global setup: tests meet the product as it is built. What the first of several would
 * unpack or compile at once is there for all of them.
 */
export async function setup(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const root = join(import.meta.dirname, '../..')
  ensureBuild(root, join(root, 'dist'))
  await chromiumPath()
  await compileServer()
}

/** Node writes down what it compiled when a process ends in peace. */
async function compileServer(): Promise<void> {
  const folder = temporaryFolder()
  const server = await startServer(folder.path)
  await server.stop()
  folder.remove()
}
