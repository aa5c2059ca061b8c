/** Every error the product answers with: its stable code and its HTTP status. */
export const errorStatus = {
  not_found: 404,
  invalid: 422,
  not_understood: 422,
  needs_model: 422,
  invalid_json: 400,
  bad_request: 400,
  unsupported_type: 415,
  too_large: 413,
  quota_exceeded: 413,
  too_many: 413,
  csrf: 403,
  taken_down: 403,
  owner_only: 403,
  unauthorized: 401,
  locked: 401,
  wrong_password: 403,
  gone: 410,
  revision_required: 428,
  revision_stale: 412,
  conflict: 409,
  build_mismatch: 409,
  rate_limited: 429,
  storage_full: 503,
  unavailable: 503,
  method_not_allowed: 405,
  internal: 500,
} as const

export type ErrorCode = keyof typeof errorStatus

/** When another try is worth it, in seconds, of what passes by itself. */
const retryAfter: Partial<Record<ErrorCode, number>> = { storage_full: 60, unavailable: 5 }

/** One wrong field: where it is and what is allowed there. */
export interface FieldError {
  field: string
  message: string
}

export interface AppErrorDetails {
  errors?: FieldError[]
  retryAfterSeconds?: number
  cause?: unknown
  path?: string
  /** The tag of what stands there now. */
  etag?: string
  /** The block of the page a wish is about, for whoever may carry it out instead; sent to nobody. */
  section?: string
}

/** An error a person or a client can act on; anything else that is thrown is a plain 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldError[]
  readonly retryAfterSeconds: number | undefined
  readonly path: string | undefined
  readonly etag: string | undefined
  readonly section: string | undefined

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorStatus[code]
    this.errors = details.errors ?? []
    this.retryAfterSeconds = details.retryAfterSeconds ?? retryAfter[code]
    this.path = details.path
    this.etag = details.etag
    this.section = details.section
  }
}

/** What is wrong with a name somebody else has already. */
export const taken = 'is taken'

/** The one 404: the same for what does not exist and for what is not yours. */
export function notFound(path?: string): AppError {
  const details = path === undefined ? {} : { path }
  return new AppError(
    'not_found',
    path === undefined ? 'Not found' : `Page not found: ${path}`,
    details,
  )
}

/** A 422 that names each wrong field. */
export function invalid(errors: FieldError[], cause?: unknown): AppError {
  return new AppError('invalid', errors.map((e) => `${e.field}: ${e.message}`).join('; '), {
    errors,
    cause,
  })
}

/** The body of an error answer, `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string
  title: string
  status: number
  code: ErrorCode
  detail: string
  errors?: FieldError[]
  /** In seconds, as the header says it: not every client sees headers. */
  retryAfter?: number
}
