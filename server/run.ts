import { keepCompiledCode } from './compiled-code.ts'
import { readConfig } from './config.ts'
import { prepareFolder } from './prepare-folder.ts'

/** Serves what was built elsewhere: containers and services start this. */
process.env.NODE_ENV ??= 'production'
try {
  const { DATA_DIR } = readConfig(process.env)
  prepareFolder('DATA_DIR', DATA_DIR)
  process.env.NODE_COMPILE_CACHE = keepCompiledCode(DATA_DIR)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('./main.ts')
