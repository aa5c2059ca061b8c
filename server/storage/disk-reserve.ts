import { randomBytes } from 'node:crypto'
import { appendFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** More than a write-ahead log holds before it is taken into the database; of a small disk a part. */
const mostBytes = 6 * 1024 * 1024
const partOfDisk = 1 / 4

/** Room on the disk that is given up when it is full and something has to be written all the same. */
export interface DiskReserve {
  /** @returns whether there was any */
  release(): boolean
  /** Takes the room again, where there is some; it is tried again whenever it is called. */
  take(): void
}

export const noReserve: DiskReserve = { release: () => false, take: () => {} }

/** A file beside the database. */
export function diskReserve(databaseFile: string): DiskReserve {
  const file = `${databaseFile}-reserve`
  const held = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return {
    release() {
      if (held() === 0) return false
      rmSync(file, { force: true })
      return true
    },
    take() {
      const missing = wantedBytes(file) - held()
      if (missing <= 0) return
      try {
        // Random, or a disk that compresses would keep no room for it.
        appendFileSync(file, randomBytes(missing))
      } catch {
        // The disk is full: what was written of it is kept, the rest is taken another time.
      }
    },
  }
}

function wantedBytes(file: string): number {
  const { blocks, bsize } = statfsSync(dirname(file))
  return Math.min(mostBytes, Math.floor(blocks * bsize * partOfDisk))
}
