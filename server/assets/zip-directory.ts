/** A file in a zip as the zip's directory tells of it; its bytes are not unpacked. */
export interface ZipEntry {
  /** As they lie in the zip. */
  packed: Uint8Array
  isDeflated: boolean
  /** Bytes it says to have once it is unpacked. */
  size: number
}

/** The bytes are no zip that is read here; the message says what is allowed. */
export class ZipError extends Error {
  override name = 'ZipError'
}

/** What a zip may hold. A page in nine languages with its fonts and 60 pictures stays below. */
export const zipLimits = { entries: 100, unpackedBytes: 64 * 1024 * 1024 } as const

const signatures = { end: 0x06054b50, directory: 0x02014b50, file: 0x04034b50 } as const
/** Fixed parts of the records (APPNOTE 6.3.10: 4.3.7, 4.3.12, 4.3.16), and the longest comment. */
const bytesOf = { end: 22, directory: 46, file: 30, comment: 0xffff } as const
const methods = { stored: 0, deflated: 8 } as const
const encrypted = 1

/**
 * The files of a zip by their names. Only the directory is read, and nothing it says is believed
 * unless it fits the bytes that are there: what it costs is bounded by `zipLimits`.
 * @throws ZipError for what is no zip, is larger than allowed, or contradicts itself
 */
export function readZipDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const { count, start, stop } = placeOfDirectory(view, end)
  const found = new Map<string, ZipEntry>()
  const places: Place[] = []
  let unpacked = 0
  let at = start
  for (let index = 0; index < count; index++) {
    const record = readRecord(bytes, view, at, stop)
    if (found.has(record.name)) throw new ZipError('each name once')
    unpacked += record.size
    if (unpacked > zipLimits.unpackedBytes)
      throw new ZipError(`at most ${zipLimits.unpackedBytes / 1024 / 1024} MB once it is unpacked`)
    const place = placeOfFile(view, record, start)
    places.push(place)
    found.set(record.name, {
      packed: bytes.subarray(place.data, place.stop),
      isDeflated: record.method === methods.deflated,
      size: record.size,
    })
    at = record.next
  }
  if (at !== stop || overlap(places)) throw broken()
  return found
}

/** Searched from the back: behind it there is only a comment, as long as it says. */
function endOf(view: DataView): number {
  const last = view.byteLength - bytesOf.end
  for (let at = last; at >= 0 && at >= last - bytesOf.comment; at--) {
    const isEnd = view.getUint32(at, true) === signatures.end
    if (isEnd && view.getUint16(at + 20, true) === last - at) return at
  }
  throw broken()
}

/** The zip64 form says its numbers elsewhere and has the greatest ones here: too many, too far. */
function placeOfDirectory(view: DataView, end: number) {
  const [disk, firstDisk, here, count] = [4, 6, 8, 10].map((at) => view.getUint16(end + at, true))
  if (count === undefined || count > zipLimits.entries)
    throw new ZipError(`at most ${zipLimits.entries} files`)
  const start = view.getUint32(end + 16, true)
  const stop = start + view.getUint32(end + 12, true)
  if (disk !== 0 || firstDisk !== 0 || here !== count || stop > end) throw broken()
  return { count, start, stop }
}

interface DirectoryRecord {
  name: string
  method: number
  packed: number
  size: number
  file: number
  next: number
}

function readRecord(bytes: Uint8Array, view: DataView, at: number, stop: number): DirectoryRecord {
  const fixed = at + bytesOf.directory
  if (fixed > stop || view.getUint32(at, true) !== signatures.directory) throw broken()
  const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((to) => view.getUint16(at + to, true))
  const next = fixed + name + extra + comment
  const method = view.getUint16(at + 10, true)
  const isReadable = method === methods.stored || method === methods.deflated
  const isEncrypted = (view.getUint16(at + 8, true) & encrypted) !== 0
  if (next > stop || !isReadable || isEncrypted) throw broken()
  return {
    name: Buffer.from(bytes.subarray(fixed, fixed + name)).toString('utf8'),
    method,
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    file: view.getUint32(at + 42, true),
    next,
  }
}

interface Place {
  start: number
  data: number
  stop: number
}

/** Files lie before the directory, each behind a header of its own. */
function placeOfFile(view: DataView, { file, packed }: DirectoryRecord, before: number): Place {
  if (file + bytesOf.file > before || view.getUint32(file, true) !== signatures.file) throw broken()
  const [name = 0, extra = 0] = [26, 28].map((at) => view.getUint16(file + at, true))
  const data = file + bytesOf.file + name + extra
  if (data + packed > before) throw broken()
  return { start: file, data, stop: data + packed }
}

/** Many names for the same bytes are how a small file unpacks to a large one. */
function overlap(places: readonly Place[]): boolean {
  const sorted = places.toSorted((one, other) => one.start - other.start)
  return sorted.some((place, index) => index > 0 && place.start < sorted[index - 1]!.stop)
}

function broken(): ZipError {
  return new ZipError('a zip file that is whole')
}
