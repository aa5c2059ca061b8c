import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, one by one: Node's own `recursive` never ends where a file
 * system refuses with ENOENT, as `/proc` does.
 */
export function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Processes that share the folder may start at once.
    if (!existsSync(folder)) throw error
  }
}
