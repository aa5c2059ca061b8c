import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { Zip } from 'fflate'

export interface FileToZip {
  name: string
  bytes: Uint8Array
  /** Packed as tightly as it can be already: pictures, fonts. */
  isPacked?: boolean
}

const deflated = promisify(deflateRaw)
const methods = { stored: 0, deflated: 8 } as const

/**
 * A zip, file by file as they come: one file is in memory at a time, and packing it leaves the
 * event loop to others. @param mtime of all files
 */
export async function* zipFiles(
  files: Iterable<FileToZip> | AsyncIterable<FileToZip>,
  mtime: Date,
): AsyncGenerator<Uint8Array, void, void> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, bytes, isPacked } of files) {
    const file = {
      filename: name,
      compression: isPacked ? methods.stored : methods.deflated,
      size: bytes.length,
      crc: crc32(bytes),
      mtime,
    }
    const body = isPacked ? bytes : await deflated(bytes)
    addWhole(zip, file, body as Uint8Array<ArrayBuffer>)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}

/** The same in one piece. */
export async function zipWhole(...given: Parameters<typeof zipFiles>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of zipFiles(...given)) parts.push(part)
  return Buffer.concat(parts)
}

/** `Zip` sets `ondata` when it is given a file, and is told the file's bytes through it. */
function addWhole(zip: Zip, file: Parameters<Zip['add']>[0], body: Uint8Array<ArrayBuffer>): void {
  zip.add(file)
  file.ondata?.(null, body, true)
}
