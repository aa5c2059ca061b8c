import { unzipSync } from 'fflate'
import type { RawBody } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import { uploadMaxBytes } from '#shared/images.ts'
import { carriedPicture, documentFile, documentType, pictureFile } from '#shared/page/exported.ts'

/** A document has at most 256 KB; as JSON with indentation it may be this much. */
const mostDocumentBytes = 2 * 1024 * 1024

/** What a page was taken away as. */
export interface PageFile {
  /** JSON of an `ExportedPage`, not looked at yet. */
  document: Uint8Array
  /** The bytes carried as the upload of that id, whatever they are; null where it carries none. */
  picture(id: string): Uint8Array | null
}

/** @throws AppError `invalid` naming `file`, where it is no file a page was taken away as */
export function openPageFile({ type, bytes }: RawBody): PageFile {
  if (type === 'text/html') return insideHtml(Buffer.from(bytes).toString('utf8'))
  if (type === 'application/zip') return insideZip(bytes)
  return { document: bytes, picture: () => null }
}

/** Found by the marks of our own making; nothing of the HTML is parsed, let alone run. */
function insideHtml(html: string): PageFile {
  const document = between(html, `<script type="${documentType}">`, '</script>')
  if (document === null) throw wrongFile('an HTML file Ninefold has exported')
  return {
    document: Buffer.from(document, 'utf8'),
    picture(id) {
      const base64 = between(html, carriedPicture(id), '"')
      return base64 === null ? null : Buffer.from(base64, 'base64')
    },
  }
}

function between(text: string, opening: string, closing: string): string | null {
  const start = text.indexOf(opening)
  const end = start < 0 ? -1 : text.indexOf(closing, start + opening.length)
  return end < 0 ? null : text.slice(start + opening.length, end)
}

/** Files of the archive are unpacked one by one, and only where their size is what it may be. */
function insideZip(bytes: Uint8Array): PageFile {
  const document = unzipped(bytes, documentFile, mostDocumentBytes)
  if (!document) throw wrongFile(`a zip file Ninefold has exported, with ${documentFile} in it`)
  return { document, picture: (id) => unzipped(bytes, pictureFile(id), uploadMaxBytes) }
}

function unzipped(bytes: Uint8Array, wanted: string, mostBytes: number): Uint8Array | null {
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
      name === wanted && originalSize <= mostBytes
    return unzipSync(bytes, { filter })[wanted] ?? null
  } catch (error) {
    throw wrongFile('a zip file that is whole', error)
  }
}

function wrongFile(message: string, cause?: unknown) {
  return invalid([{ field: 'file', message }], cause)
}
