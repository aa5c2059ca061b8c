import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import type { RawBody } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import { documentSchema, type PageLanguage } from '#shared/page/document.ts'
import { upgradeDocument } from '#shared/page/upgrade.ts'
import { version1Schema } from '#shared/page/version-1.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { adoptPictures } from './adopt-pictures.ts'
import { checkedDocument } from './check-document.ts'
import { insertPage } from './insert-page.ts'
import { openPageFile } from './page-file.ts'
import { parseJson } from './parse-json.ts'
import { pageSummary } from './summaries.ts'

const jsonLimits = { depth: 32, nodes: 50_000 }

/**
 * Makes a new draft of a page that was taken away as JSON, HTML or zip, with the pictures it carries.
 * @throws AppError `invalid` naming what is wrong in the file, `invalid_json`, `too_large`,
 * `quota_exceeded` where its pictures have no room
 */
export async function importPage(
  services: Services,
  owner: string,
  locale: PageLanguage,
  body: RawBody,
): Promise<PageSummary> {
  const file = openPageFile(body)
  const stored = readDocument(parseJson(file.document, jsonLimits))
  const document = stored.v === 1 ? stored : await adoptPictures(services, owner, stored, file)
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
