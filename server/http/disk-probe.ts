import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#shared/errors.ts'

/** As much as a page and its log need; less room than this is none. */
const probeBytes = 256 * 1024
/**
 * Proves by a write that the data folder has room.
 * @throws AppError `storage_full` or `unavailable` where there is none
 */
export async function probeDisk(dataDir: string): Promise<void> {
  const file = join(dataDir, `room-probe-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(probeBytes), { flush: true })
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException
    if (fullCodes.has(code))
      throw new AppError('storage_full', 'The disk of DATA_DIR is full.', { cause })
    throw new AppError('unavailable', `DATA_DIR cannot be written to (${code}).`, { cause })
  } finally {
    await rm(file, { force: true }).catch(() => {}) // A disk that refuses the write refuses this too.
  }
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])
