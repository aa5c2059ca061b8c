import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Response } from 'express'
import { AppError, notFound, type Problem } from '#shared/errors.ts'
import { pathOf } from './request-path.ts'

/** What went wrong as an `AppError`; anything unexpected is a plain 500 that tells nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { status } = (error ?? {}) as { status?: unknown }
  if (status === 400 || error instanceof URIError) {
    return new AppError('bad_request', 'The request is not valid.', { cause: error })
  }
  // As routers say it, whose errors are plain objects.
  if (status === 404) return notFound()
  if (status === 413) return new AppError('too_large', 'The body is too large.', { cause: error })
  if (status === 415) {
    return new AppError('unsupported_type', 'The body is of a kind not taken here.', {
      cause: error,
    })
  }
  return new AppError('internal', 'Internal Server Error', { cause: error })
}

/** The error as clients are told of it. */
export function problemOf(error: AppError): Problem {
  return {
    type: `urn:ninefold:${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    detail: error.message,
    ...(error.errors.length > 0 && { errors: error.errors }),
    ...(error.retryAfterSeconds !== undefined && { retryAfter: error.retryAfterSeconds }),
  }
}

/** Answers with the error as a problem document, which nobody keeps. */
export function sendProblem(res: Response, error: AppError): void {
  res.status(error.status).set('Cache-Control', 'no-store').type('application/problem+json')
  res.send(JSON.stringify(problemOf(error)))
}

/** Whether the client reads JSON rather than pages: who sends it or asks for it, `.json` addresses. */
export function wantsJson(req: IncomingMessage): boolean {
  const path = pathOf(req)
  const accept = req.headers.accept ?? ''
  if (accept.includes('text/html')) return false
  if (/^\/(?:api\/|builds\/|_|mcp$)/.test(path) || path.endsWith('.json')) return true
  const sent = req.headers['content-type'] ?? ''
  return /\bjson\b/.test(`${accept} ${sent}`) || req.headers['sec-fetch-mode'] === 'cors'
}
