import type { PageDocument } from './document.ts'

/** Ids of the uploaded pictures a page is made of, each once, hidden blocks included. */
export function uploadIds({ blocks, meta }: Pick<PageDocument, 'blocks' | 'meta'>): string[] {
  return [...new Set(uploadsIn([blocks, meta]))]
}

/** The page with other uploads in the place of those the map names. */
export function withUploadIds(
  document: PageDocument,
  replaced: ReadonlyMap<string, string>,
): PageDocument {
  const { blocks, meta } = document
  return { ...document, blocks: withUploads(blocks, replaced), meta: withUploads(meta, replaced) }
}

/** Ids of the uploaded pictures anywhere in a value, as often as they are named. */
export function uploadsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return isUpload(value) ? [value.id] : Object.values(value).flatMap(uploadsIn)
}

/** The value with other uploads in the place of those the map names. */
export function withUploads<T>(value: T, replaced: ReadonlyMap<string, string>): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withUploads(each, replaced)) as T
  if (isUpload(value)) return { ...value, id: replaced.get(value.id) ?? value.id }
  const entries = Object.entries(value).map(([key, each]) => [key, withUploads(each, replaced)])
  return Object.fromEntries(entries)
}

/** Whether a value is an uploaded picture in its place. */
export function isUpload(value: object): value is { kind: 'upload'; id: string } {
  const { kind, id } = value as { kind?: unknown; id?: unknown }
  return kind === 'upload' && typeof id === 'string'
}
