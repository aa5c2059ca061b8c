import type { ImageResult } from '#server/assets/image-job.ts'
import { keepPictures } from '#server/assets/keep-pictures.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage, StoredUpload } from '#server/storage/storage.ts'
import type { RawBody } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { storedDocumentSchema, upgradeDocument } from '#shared/page/upgrade.ts'
import { withUploadIds } from '#shared/page/upload-ids.ts'
import { version1Schema } from '#shared/page/version-1.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { carriedPictures } from './carried-pictures.ts'
import { checkedDocument, withCheckedBlocks } from './check-document.ts'
import { insertPage } from './insert-page.ts'
import { openPageFile } from './page-file.ts'
import { parseJson } from './parse-json.ts'
import { pageSummary } from './summaries.ts'

const jsonLimits = { depth: 32, nodes: 50_000 }

/** Who brings a page, and what counts the pictures in it as so many uploads. */
export interface Importer {
  owner: string
  countUploads: (times: number) => void
}

/**
 * Makes a new draft of a page that was taken away as JSON, HTML or zip, with the pictures it
 * carries: all of them and the page, or nothing.
 * @throws AppError `invalid` naming what is wrong in the file, `invalid_json`, `too_large`,
 * `rate_limited` where its pictures are too many for now and `too_many` where they are for ever,
 * `quota_exceeded` where they have no room
 */
export async function importPage(
  services: Services,
  { owner, countUploads }: Importer,
  locale: PageLanguage,
  body: RawBody,
): Promise<PageSummary> {
  const file = openPageFile(body)
  const stored = readDocument(parseJson(file.document, jsonLimits))
  const pictures =
    stored.v === 1
      ? new Map<string, ImageResult>()
      : await carriedPictures(services, owner, stored, file, countUploads)
  const page = await keepPictures(services, owner, [...pictures.values()], (inner, uploads) =>
    insertPage(inner, {
      owner,
      locale: stored.v === 1 ? locale : stored.base,
      document: withUploads(stored, [...pictures.keys()], uploads),
      rev: 1,
      kind: 'edited',
      now: services.now(),
    }),
  )
  return pageSummary(page)
}

/** The page with the uploads its pictures have become. */
function withUploads(
  document: StoredPage['document'],
  ids: string[],
  uploads: StoredUpload[],
): StoredPage['document'] {
  if (document.v === 1) return document
  return withUploadIds(document, new Map(ids.map((id, at) => [id, uploads[at]?.id ?? id])))
}

function readDocument(value: unknown): StoredPage['document'] {
  const document = isObject(value) && isObject(value.document) ? value.document : null
  if (!document) throw invalid([{ field: 'document', message: 'the document of a page' }])
  if (document.v === 1) return checked(version1Schema, document)
  if (document.v !== 2) throw invalid([{ field: 'document.v', message: '1 or 2' }])
  return checkedDocument(
    withCheckedBlocks(upgradeDocument(checked(storedDocumentSchema, document))),
  )
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
