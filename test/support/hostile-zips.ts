import { crc32, deflateRawSync } from 'node:zlib'
import { documentFile } from '#shared/page/exported.ts'

/** A file of a zip, of which everything may be a lie. */
export interface WrittenFile {
  name: string
  /** What lies in the zip. */
  packed: Uint8Array
  /** What the directory says: bytes unpacked and packed, where it lies, and how. */
  size?: number
  packedSize?: number
  offset?: number
  method?: number
  flags?: number
  /** Has no bytes of its own: its directory record alone is written. */
  isShared?: boolean
}

interface WrittenEnd {
  count?: number
  start?: number
  bytes?: number
  comment?: Uint8Array
}

/** A zip written record by record (APPNOTE 6.3.10), as true or false as it is told. */
export function writtenZip(files: readonly WrittenFile[], end: WrittenEnd = {}): Buffer {
  const bodies: Buffer[] = []
  const records: Buffer[] = []
  let at = 0
  for (const file of files) {
    const body = file.isShared ? Buffer.alloc(0) : Buffer.concat([fileHeader(file), file.packed])
    records.push(directoryRecord(file, file.offset ?? at))
    bodies.push(body)
    at += body.length
  }
  const directory = Buffer.concat(records)
  const { count = files.length, start = at, bytes = directory.length, comment } = end
  const last = Buffer.alloc(22)
  last.writeUInt32LE(0x06054b50, 0)
  last.writeUInt16LE(count, 8)
  last.writeUInt16LE(count, 10)
  last.writeUInt32LE(bytes, 12)
  last.writeUInt32LE(start, 16)
  last.writeUInt16LE(comment?.length ?? 0, 20)
  return Buffer.concat([...bodies, directory, last, comment ?? Buffer.alloc(0)])
}

function fileHeader({ name, packed, method = 8 }: WrittenFile): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 26)
  return Buffer.concat([header, Buffer.from(name)])
}

function directoryRecord(file: WrittenFile, offset: number): Buffer {
  const { name, packed, method = 8, flags = 0 } = file
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(method, 10)
  record.writeUInt32LE(crc32(packed), 16)
  record.writeUInt32LE(file.packedSize ?? packed.length, 20)
  record.writeUInt32LE(file.size ?? packed.length, 24)
  record.writeUInt16LE(Buffer.byteLength(name), 28)
  record.writeUInt32LE(offset, 42)
  return Buffer.concat([record, Buffer.from(name)])
}

/** A file of so many zeros, deflated; `says` is how many the directory tells of. */
export function zeros(name: string, bytes: number, says = bytes): WrittenFile {
  return { name, packed: deflateRawSync(Buffer.alloc(bytes), { level: 9 }), size: says }
}

/** 98 bytes that claim four thousand million files, in the zip64 form. */
export function claimedEntries(): Buffer {
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeBigUInt64LE(4_000_000_000n, 24)
  end64.writeBigUInt64LE(4_000_000_000n, 32)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeUInt32LE(1, 16)
  const end = writtenZip([], { count: 0xffff, start: 0xffffffff, bytes: 0xffffffff })
  return Buffer.concat([end64, locator, end])
}

/** So many names for the same body, each of them as large once it is unpacked. */
export function sharedBody(names: number, bytes = 10_000_000): Buffer {
  const first = zeros(documentFile, bytes)
  const others = Array.from({ length: names - 1 }, (_, index) => ({
    ...first,
    name: `${documentFile}${index}`,
    offset: 0,
    isShared: true,
  }))
  return writtenZip([first, ...others])
}

/** A document that says it is small, and unpacks to so many bytes. */
export function lyingSize(bytes = 512 * 1024 * 1024): Buffer {
  return writtenZip([zeros(documentFile, bytes, 1000)])
}
