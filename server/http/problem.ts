import { STATUS_CODES } from 'node:http'
import type { Request, Response } from 'express'
import { AppError, type Problem } from '#shared/errors.ts'

/** What went wrong as an `AppError`; anything unexpected is a plain 500 that tells nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status = (error as { status?: unknown } | null)?.status
  if (status === 400 || error instanceof URIError) {
    return new AppError('bad_request', 'The request is not valid.', { cause: error })
  }
  return new AppError('internal', 'Internal Server Error', { cause: error })
}

export function problemOf(error: AppError): Problem {
  return {
    type: `urn:ninefold:${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    detail: error.message,
    ...(error.errors.length > 0 && { errors: error.errors }),
  }
}

export function sendProblem(res: Response, error: AppError): void {
  if (error.retryAfterSeconds !== undefined) res.set('Retry-After', String(error.retryAfterSeconds))
  res.status(error.status).set('Cache-Control', 'no-store').type('application/problem+json')
  res.send(JSON.stringify(problemOf(error)))
}

/** Whether the client reads JSON rather than pages: programs, fetch calls, `.json` addresses. */
export function wantsJson(req: Request): boolean {
  const accept = req.headers.accept ?? ''
  if (accept.includes('text/html')) return false
  if (/^\/(api|builds|_)/.test(req.path) || req.path.endsWith('.json')) return true
  return /\bjson\b/.test(accept) || req.headers['sec-fetch-mode'] === 'cors'
}
