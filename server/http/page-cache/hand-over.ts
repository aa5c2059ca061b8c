import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { cacheStatus } from '../cache-headers.ts'

const failures = new WeakMap<IncomingMessage, unknown>()

/** Gives a request that failed before the application to it: errors are answered in one place. */
export function failIn(app: RequestListener) {
  return function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    failures.set(req, error)
    app(req, res)
  }
}

/** Throws in the application what failed before it. */
export const rethrowFailure: RequestHandler = (req, res, next) => {
  if (!failures.has(req)) return next()
  // Our cache was asked, and has nothing that answers this: of what fails it keeps nothing.
  res.set(cacheStatus('fwd=miss'))
  throw failures.get(req)
}
