import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The end of names of files that are still being written. */
export const unfinished = '.part'

/**
 * Writes a file so that it is there whole or not at all, whatever happens meanwhile. `durable`
 * waits for the disk.
 */
export async function writeWhole(
  file: string,
  bytes: Uint8Array,
  { durable = false } = {},
): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}${unfinished}`
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(bytes)
      if (durable) await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
    if (durable) await syncFolder(folder)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
