import { HttpError } from '#client/platform/http-client.ts'
import type { FieldError } from '#shared/errors.ts'

/** Why a stream or a call could not be had. */
export interface StreamProblem {
  /** HTTP status; 0 where no answer came. */
  status: number
  code: string
  detail: string
  errors: FieldError[]
}

const streamError = /^Stream API Error \((\d{3})\): ([\s\S]*)$/

/** What is known of a failed call, from the errors of both kinds of call. */
export function problemOf(error: unknown): StreamProblem {
  if (error instanceof HttpError) return fromBody(error.status, error.problem)
  const message = error instanceof Error ? error.message : String(error)
  const [, status, body] = streamError.exec(message) ?? []
  if (status === undefined) return { status: 0, code: 'offline', detail: message, errors: [] }
  return fromBody(Number(status), parse(body ?? ''))
}

/** Whether asking again may help: no answer, too busy, or a server in trouble. */
export function isPassing({ status }: StreamProblem): boolean {
  return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500
}

function fromBody(status: number, body: Partial<StreamProblem>): StreamProblem {
  return {
    status,
    code: body.code ?? 'internal',
    detail: body.detail ?? '',
    errors: body.errors ?? [],
  }
}

function parse(body: string): Partial<StreamProblem> {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return { detail: body }
  }
}
