import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing } from '#server/null-if-missing.ts'
import { unfinished, writeWhole } from './write-whole.ts'

/** Finished pictures on disk, by key. It never fails: without it, everything is only slower. */
export interface ImageCache {
  get(key: string): Promise<Buffer | null>
  /** Resolves when it is stored, or will not be. */
  put(key: string, bytes: Uint8Array): Promise<void>
}

export interface ImageCacheOptions {
  folder: string
  /** What the folder may hold; the pictures unused for longest go first. */
  maxBytes: number
  onTrouble: (error: unknown) => void
}

interface CachedFile {
  path: string
  bytes: number
  usedAt: number
}

/** Below the limit by so much, so that not every write clears. */
const clearedTo = 0.9
const abandonedMs = 3_600_000

/** Several processes may share the folder: each looks what is there whenever it clears. */
export function createImageCache({ folder, maxBytes, onTrouble }: ImageCacheOptions): ImageCache {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  /** Unknown until the folder was looked at. */
  let held: number | undefined
  let writing: Promise<void> = Promise.resolve()

  async function store(key: string, bytes: Uint8Array): Promise<void> {
    await writeWhole(pathOf(key), bytes)
    if (held !== undefined) held += bytes.length
    if (held === undefined || held > maxBytes) held = await clear(folder, maxBytes)
  }

  /** It is made anew then, as if it had never been. */
  function toldOf(error: unknown): null {
    onTrouble(error)
    return null
  }

  return {
    async get(key) {
      const bytes = await readFile(pathOf(key)).catch(nullIfMissing).catch(toldOf)
      if (!bytes || bytes.length === 0) return null
      const now = new Date()
      void utimes(pathOf(key), now, now).catch(onTrouble)
      return bytes
    },
    put(key, bytes) {
      if (bytes.length > maxBytes) return Promise.resolve()
      writing = writing.then(() => store(key, bytes)).catch(onTrouble)
      return writing
    },
  }
}

/** @returns the bytes that are left */
async function clear(folder: string, maxBytes: number): Promise<number> {
  const files = await filesIn(folder)
  let held = files.reduce((sum, file) => sum + file.bytes, 0)
  if (held <= maxBytes) return held
  for (const { path, bytes } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (held <= maxBytes * clearedTo) break
    await rm(path, { force: true })
    held -= bytes
  }
  return held
}

/** What is stored; what a process left unfinished when it ended is removed on the way. */
async function filesIn(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(nullIfMissing)
    if (!found) continue
    if (!path.endsWith(unfinished)) files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
    else if (Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true })
  }
  return files
}
