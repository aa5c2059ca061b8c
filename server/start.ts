import { join } from 'node:path'
import { readConfig } from './config.ts'
import { prepareDataDir } from './data-dir.ts'
import { ensureBuild } from './render/build-client.ts'

/** `npm start`: builds what is missing or stale, then serves. What is set wrong is told at once. */
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
refuseWrongSettings()
await ensureBuild(root, join(root, 'dist'))
await import('./main.ts')

function refuseWrongSettings(): void {
  try {
    prepareDataDir(readConfig(process.env).DATA_DIR)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
