import { createHash } from 'node:crypto'

/** A weak validator: the bytes on the wire differ by compression, the page does not (RFC 9110). */
export function weakEtag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether an If-None-Match header names the tag. Proxies that compress make strong tags weak. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  const opaque = opaqueOf(etag)
  return header.split(',').some((tag) => opaqueOf(tag.trim()) === opaque || tag.trim() === '*')
}

function opaqueOf(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag
}
