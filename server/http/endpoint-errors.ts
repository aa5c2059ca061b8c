import type { Endpoint } from '#shared/endpoints.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** Every error a call may be answered with: what follows from its row of the table, and its own. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { method, path, limit, stream, headers = {}, errors = [] } = endpoint
  const changes = method !== 'GET'
  const isAboutPage = path.startsWith('/pages/:')
  return [
    'bad_request',
    'unauthorized',
    'invalid',
    'unavailable',
    ...when(changes, 'csrf', 'unsupported_type', 'too_large', 'storage_full'),
    ...when(changes && !endpoint.raw, 'invalid_json'),
    ...when(path.includes(':'), 'not_found'),
    ...when(limit !== undefined || stream !== undefined, 'rate_limited'),
    ...when('If-Match' in headers, 'revision_required', 'revision_stale'),
    ...when(growing.includes(limit ?? '') || (changes && isAboutPage), 'quota_exceeded'),
    ...when((changes && isAboutPage) || 'Idempotency-Key' in headers, 'conflict'),
    ...errors,
  ]
}

/** Limits of calls that make what a creator has more. */
const growing = ['generation', 'import', 'upload']

const when = (holds: boolean, ...codes: ErrorCode[]): ErrorCode[] => (holds ? codes : [])
