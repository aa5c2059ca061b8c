import { mediaFields } from './block-props.ts'
import type { PageDocument } from './document.ts'

/** Ids of the uploaded pictures a page is made of, each once, hidden blocks included. */
export function uploadIds({ blocks, meta }: Pick<PageDocument, 'blocks' | 'meta'>): string[] {
  return [...new Set(uploadsIn([blocks, meta]))]
}

/** Where the blocks of a page show an uploaded picture. */
export function placesOfUpload(
  { blocks }: PageDocument,
  upload: string,
): { id: string; path: string }[] {
  return Object.entries(blocks).flatMap(([id, { type, props }]) =>
    mediaFields(type, props)
      .filter(({ value }) => uploadsIn(value).includes(upload))
      .map(({ path }) => ({ id, path })),
  )
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
  const id = uploadIdOf(value)
  return id === null ? Object.values(value).flatMap(uploadsIn) : [id]
}

/** The value with other uploads in the place of those the map names. */
export function withUploads<T>(value: T, replaced: ReadonlyMap<string, string>): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withUploads(each, replaced)) as T
  const id = uploadIdOf(value)
  if (id !== null) return { ...value, id: replaced.get(id) ?? id }
  const entries = Object.entries(value).map(([key, each]) => [key, withUploads(each, replaced)])
  return Object.fromEntries(entries)
}

function uploadIdOf(value: object): string | null {
  const { kind, id } = value as { kind?: unknown; id?: unknown }
  return kind === 'upload' && typeof id === 'string' ? id : null
}
