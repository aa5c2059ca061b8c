import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from './write-whole.ts'

/** Where a picture is kept: by the hash of its bytes, so that the same one is kept once. */
export function uploadFile(dataFolder: string, hash: string): string {
  return join(dataFolder, 'uploads', hash.slice(0, 2), hash)
}

/** Finished sizes of pictures: whatever is in it can be made again. */
export function sizesFolder(dataFolder: string): string {
  return join(dataFolder, 'cache', 'images')
}

/** Deletes the bytes; what is not there is gone already. */
export async function dropUpload(dataFolder: string, hash: string): Promise<void> {
  await rm(uploadFile(dataFolder, hash), { force: true })
}

/** SHA-256, in hexadecimal digits. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Keeps the bytes for good. */
export async function keepUpload(dataFolder: string, bytes: Uint8Array): Promise<void> {
  const hash = hashOf(bytes)
  const file = uploadFile(dataFolder, hash)
  const size = await stat(file).then(
    (found) => found.size,
    () => -1,
  )
  if (size !== bytes.length) await writeWhole(file, bytes, { durable: true })
}
