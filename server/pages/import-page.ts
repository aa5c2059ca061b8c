import { unzipSync } from 'fflate'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import type { RawBody } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import { documentSchema, type PageLanguage } from '#shared/page/document.ts'
import { documentFile, documentType } from '#shared/page/exported.ts'
import { upgradeDocument } from '#shared/page/upgrade.ts'
import { version1Schema } from '#shared/page/version-1.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { checkedDocument } from './check-document.ts'
import { insertPage } from './insert-page.ts'
import { parseJson } from './parse-json.ts'
import { pageSummary } from './summaries.ts'

/** A document has at most 256 KB; as JSON with indentation it may be this much. */
const mostDocumentBytes = 2 * 1024 * 1024
const jsonLimits = { depth: 32, nodes: 50_000 }

/**
 * Makes a new draft of a page that was taken away as JSON, HTML or zip.
 * @throws AppError `invalid` naming what is wrong in the file, `invalid_json`, `too_large`
 */
export async function importPage(
  services: Services,
  owner: string,
  locale: PageLanguage,
  file: RawBody,
): Promise<PageSummary> {
  const document = readDocument(parseJson(documentBytes(file), jsonLimits))
  const now = services.now()
  const page = await services.storage.transaction((repositories) =>
    insertPage(repositories, {
      owner,
      locale: document.v === 1 ? locale : document.base,
      document,
      rev: 1,
      kind: 'edited',
      now,
    }),
  )
  return pageSummary(page)
}

function documentBytes({ type, bytes }: RawBody): Uint8Array {
  if (type === 'text/html') return insideHtml(bytes)
  return type === 'application/zip' ? insideZip(bytes) : bytes
}

/** The data block of our own making; nothing of the HTML is parsed, let alone run. */
function insideHtml(bytes: Uint8Array): Uint8Array {
  const html = Buffer.from(bytes).toString('utf8')
  const opening = `<script type="${documentType}">`
  const start = html.indexOf(opening)
  const end = start < 0 ? -1 : html.indexOf('</script>', start)
  if (end < 0) throw wrongFile('an HTML file Ninefold has exported')
  return Buffer.from(html.slice(start + opening.length, end), 'utf8')
}

/** One file of the archive is unpacked, and only where its size is what it may be. */
function insideZip(bytes: Uint8Array): Uint8Array {
  try {
    const isDocument = ({ name, originalSize }: { name: string; originalSize: number }) =>
      name === documentFile && originalSize <= mostDocumentBytes
    const found = unzipSync(bytes, { filter: isDocument })[documentFile]
    if (found) return found
  } catch (error) {
    throw wrongFile('a zip file that is whole', error)
  }
  throw wrongFile(`a zip file Ninefold has exported, with ${documentFile} in it`)
}

function readDocument(value: unknown): StoredPage['document'] {
  const document = isObject(value) && isObject(value.document) ? value.document : null
  if (!document) throw invalid([{ field: 'document', message: 'the document of a page' }])
  if (document.v === 1) return checked(version1Schema, document)
  if (document.v !== 2) throw invalid([{ field: 'document.v', message: '1 or 2' }])
  return checkedDocument(upgradeDocument(checked(documentSchema, document)))
}

function checked<T>(
  schema: { safeParse(value: unknown): SafeResult<T> },
  document: Record<string, unknown>,
): T {
  const result = schema.safeParse(document)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map(({ path, message }) => ({
      field: ['document', ...path].join('.'),
      message,
    })),
  )
}

type SafeResult<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongFile(message: string, cause?: unknown) {
  return invalid([{ field: 'file', message }], cause)
}
