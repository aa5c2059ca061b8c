import { join } from 'node:path'
import { readConfig } from './config.ts'
import { prepareDataDir } from './data-dir.ts'
import { ensureBuild } from './render/ensure-build.ts'

/** `npm start`: builds what is missing or stale, then serves. What is set wrong is told at once. */
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
try {
  prepareDataDir(readConfig(process.env).DATA_DIR)
  ensureBuild(root, join(root, 'dist'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('./main.ts')
