import { createHash } from 'node:crypto'

/** A weak validator: the bytes on the wire differ by compression, the page does not (RFC 9110). */
export function weakEtag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether an If-None-Match header names the tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false
}
