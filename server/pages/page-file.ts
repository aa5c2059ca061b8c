import { readZipDirectory, type ZipEntry, ZipError } from '#server/assets/zip-directory.ts'
import type { RawBody } from '#shared/endpoints.ts'
import { type AppError, invalid } from '#shared/errors.ts'
import { carriedPicture, documentFile, documentType, pictureFile } from '#shared/page/exported.ts'
import { uploadMaxBytes } from '#shared/upload-limits.ts'

/** A document has at most 256 KB; as JSON with indentation it may be this much. */
const mostDocumentBytes = 2 * 1024 * 1024

/** What a page was taken away as. */
export interface PageFile {
  /** JSON of an `ExportedPage`, not looked at yet. */
  document(): Promise<Uint8Array>
  /** The bytes carried as the upload of that id, whatever they are; null where it carries none. */
  picture(id: string): Promise<Uint8Array | null>
}

/**
 * Inflates the bytes to exactly so many, elsewhere: what is hostile about them harms nobody there.
 * @throws whatever is wrong with them
 */
export type Inflate = (bytes: Uint8Array, size: number) => Promise<Uint8Array>

/**
 * Nothing is unpacked, nor searched for, before it is asked for.
 * @throws AppError `invalid` naming `file`, where it is no file a page was taken away as; its
 * methods do so too
 */
export function openPageFile({ type, bytes }: RawBody, inflate: Inflate): PageFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'text/html') return insideHtml(buffer)
  if (type === 'application/zip') return insideZip(buffer, inflate)
  return { document: async () => ofDocumentSize(buffer), picture: async () => null }
}

/** Found by the marks of our own making; nothing of the HTML is parsed, let alone run. */
function insideHtml(html: Buffer): PageFile {
  return {
    async document() {
      const opening = `<script type="${documentType}">`
      const found = between(html, opening, '</script>', html.length)
      if (!found) throw wrongFile('an HTML file Ninefold has exported')
      return ofDocumentSize(found)
    },
    async picture(id) {
      const base64 = between(html, carriedPicture(id), '"', Math.ceil(uploadMaxBytes / 3) * 4)
      return base64 && Buffer.from(base64.toString('latin1'), 'base64')
    },
  }
}

/** @param mostBytes that are searched for the closing */
function between(text: Buffer, opening: string, closing: string, mostBytes: number): Buffer | null {
  const start = text.indexOf(opening)
  if (start < 0) return null
  const from = start + Buffer.byteLength(opening)
  const inside = text.subarray(from, from + mostBytes + closing.length)
  const end = inside.indexOf(closing)
  return end < 0 ? null : inside.subarray(0, end)
}

/** Files of the archive are unpacked one by one, and only where their size is what it may be. */
function insideZip(bytes: Uint8Array, inflate: Inflate): PageFile {
  const entries = entriesOf(bytes)
  return {
    async document() {
      const entry = entries.get(documentFile)
      if (!entry) throw wrongFile(`a zip file Ninefold has exported, with ${documentFile} in it`)
      if (entry.size > mostDocumentBytes) throw largeDocument()
      return unpacked(entry, inflate)
    },
    async picture(id) {
      const entry = entries.get(pictureFile(id))
      return entry && entry.size <= uploadMaxBytes ? unpacked(entry, inflate) : null
    },
  }
}

function entriesOf(bytes: Uint8Array): Map<string, ZipEntry> {
  try {
    return readZipDirectory(bytes)
  } catch (error) {
    if (error instanceof ZipError) throw wrongFile(error.message, error)
    throw error
  }
}

async function unpacked(
  { packed, isDeflated, size }: ZipEntry,
  inflate: Inflate,
): Promise<Uint8Array> {
  const bytes = isDeflated ? await inflate(packed, size) : packed
  if (bytes.length !== size) throw wrongFile('a zip file that is whole')
  return bytes
}

function ofDocumentSize(document: Buffer): Buffer {
  if (document.length > mostDocumentBytes) throw largeDocument()
  return document
}

function largeDocument(): AppError {
  return wrongFile(`a document of at most ${mostDocumentBytes / 1024 / 1024} MB`)
}

/** @param message what is allowed */
export function wrongFile(message: string, cause?: unknown): AppError {
  return invalid([{ field: 'file', message }], cause)
}
