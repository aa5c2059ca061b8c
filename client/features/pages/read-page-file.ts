import { endpoints, type RawBody } from '#shared/endpoints.ts'

const { types, maxBytes } = endpoints.importPage.raw

/** Content types by the endings of names: browsers do not know them all, and some say nothing. */
const typesByEnding: Record<string, (typeof types)[number]> = {
  json: 'application/json',
  html: 'text/html',
  htm: 'text/html',
  zip: 'application/zip',
}

/** For the file picker. */
export const pageFileEndings = Object.keys(typesByEnding)
  .map((ending) => `.${ending}`)
  .join(',')

/** A page's file as it is sent; what cannot be taken is known before. */
export async function readPageFile(file: File): Promise<RawBody | { problem: 'type' | 'size' }> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const type = typesByEnding[ending]
  if (!type) return { problem: 'type' }
  if (file.size > maxBytes) return { problem: 'size' }
  return { type, bytes: new Uint8Array(await file.arrayBuffer()) }
}
