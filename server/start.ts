import { join } from 'node:path'
import { keepCompiledCode } from './compiled-code.ts'
import { readConfig } from './config.ts'
import { prepareFolder } from './prepare-folder.ts'
import { ensureBuild } from './render/ensure-build.ts'

/** `npm start`: builds what is missing or stale, then serves. What is set wrong is told at once. */
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
try {
  const { DATA_DIR } = readConfig(process.env)
  prepareFolder('DATA_DIR', DATA_DIR)
  ensureBuild(root, join(root, 'dist'))
  process.env.NODE_COMPILE_CACHE = keepCompiledCode(DATA_DIR)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('./main.ts')
