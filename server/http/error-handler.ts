import type { ErrorRequestHandler, Request, Response } from 'express'
import type { Logger } from 'pino'
import { notFound } from '#shared/errors.ts'
import { isCrawler } from './is-crawler.ts'
import { loggedPath } from './logged-path.ts'
import { problemOf, sendProblem, toAppError, wantsJson } from './problem.ts'

export interface ErrorDeps {
  log: Logger
  /** Shows the error screen of a path nothing answered. */
  showNotFound: (req: Request, res: Response) => Promise<void>
}

/**
 * The one place where an error becomes an answer: a problem document for programs, an honest
 * status and plain text for crawlers, the error screen for people.
 */
export function errorHandler({ log, showNotFound }: ErrorDeps): ErrorRequestHandler {
  return async function handleError(thrown, req, res, _next) {
    const error = toAppError(thrown)
    if (error.status >= 500)
      log.error({ err: thrown, path: loggedPath(req.path), id: res.locals.id }, 'a request failed')
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (error.retryAfterSeconds !== undefined)
      res.set('Retry-After', String(error.retryAfterSeconds))
    if (wantsJson(req)) return sendProblem(res, error)
    if (isCrawler(req)) return sendPlain(req, res, error.status, log)
    if (error.status === 404 && req.method === 'GET') return showError(showNotFound, req, res, log)
    sendStatic(res, error.status, problemOf(error).detail)
  }
}

async function showError(
  show: ErrorDeps['showNotFound'],
  req: Request,
  res: Response,
  log: Logger,
) {
  try {
    await show(req, res)
  } catch (error) {
    log.error({ err: error, path: loggedPath(req.path) }, 'the error screen failed')
    if (!res.headersSent) sendStatic(res, 404, notFound(req.path).message)
  }
}

/** Crawlers get the status and no error page; the error is logged. */
function sendPlain(req: Request, res: Response, status: number, log: Logger): void {
  log.info({ path: loggedPath(req.path), status }, 'an error was answered to a crawler')
  const text = status === 404 ? `Page not found: ${req.path}` : 'Error'
  res.status(status).set('Cache-Control', 'no-store').type('text').send(`${text}\n`)
}

/** The last resort: a page that needs nothing. */
function sendStatic(res: Response, status: number, detail: string): void {
  const text = detail.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  res.status(status).set('Cache-Control', 'no-store').type('html')
  res.set('Content-Security-Policy', "default-src 'none'")
  res.send(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title></head><body><h1>${status}</h1><p>${text}</p><p><a href="/">Back to home</a></p></body></html>`,
  )
}
