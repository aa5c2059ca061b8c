import { createHash } from 'node:crypto'

/** The same for the same page, whichever revision it is. */
export function documentDigest(document: object): string {
  const text = JSON.stringify({ ...document, rev: 0 })
  return createHash('sha256').update(text).digest('base64url')
}
