import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { makeFolder } from '#server/make-folder.ts'

/** Files below a folder by their path inside it; none where there is no such folder. */
export function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Copies a file so that it is on the disk; folders and files are their owner's alone. */
export function copyDurably(from: string, to: string): void {
  makeFolder(dirname(to), 0o700)
  copyFileSync(from, to)
  // A copy has the rights of what it was made of, whatever the umask is.
  chmodSync(to, 0o600)
  flush(to)
}

/** Waits until a file or folder is on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
