import { enableCompileCache, flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

/** All is loaded by then that is loaded at the start. */
const startedMs = 20_000

/**
 * Keeps what Node makes of our code, below the data: the next start is shorter, and needs neither
 * the compiler of TypeScript nor its memory.
 * @returns the folder, which threads and child processes take from `NODE_COMPILE_CACHE`
 */
export function keepCompiledCode(dataDir: string): string {
  const folder = join(resolve(dataDir), 'cache/code')
  enableCompileCache(folder)
  // Otherwise written at the end, which a killed process does not come to.
  setTimeout(flushCompileCache, startedMs).unref()
  return folder
}
