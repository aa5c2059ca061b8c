import type { InputOf } from '#shared/endpoints.ts'

/** What a generation is asked to write. */
export type WriteRequest = InputOf<'createGeneration'>

/**
 * Names one submit, so that a repeated call is not a second page. `crypto.randomUUID` is missing
 * where the site is served without TLS inside a network.
 */
export function requestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
