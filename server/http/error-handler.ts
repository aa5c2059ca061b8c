import type { ErrorRequestHandler, Request, Response } from 'express'
import type { Logger } from 'pino'
import type { MessageCatalogue } from '#server/render/messages.ts'
import { type AppError, notFound } from '#shared/errors.ts'
import { isLocale, type Locale, localizePath, splitLocale } from '#shared/locales.ts'
import { matchRoute, routes } from '#shared/routes.ts'
import { isCrawler } from './is-crawler.ts'
import { loggedPath } from './logged-path.ts'
import { pageHostOf } from './page-host.ts'
import { sendProblem, toAppError, wantsJson } from './problem.ts'
import { staticErrorPage, staticErrorPolicy } from './static-error-page.ts'

export interface ErrorDeps {
  log: Logger
  messages: MessageCatalogue
  /** Shows the error screen in the frame of the screen that was asked for. */
  showError: (req: Request, res: Response, error: AppError) => Promise<void>
}

/**
 * The one place where an error becomes an answer: a problem document for programs, an honest
 * status and plain text for crawlers, the error screen for people. A fault of ours is logged under
 * the id of the request, which the answer names.
 */
export function errorHandler(deps: ErrorDeps): ErrorRequestHandler {
  return async function handleError(thrown, req, res, _next) {
    // Who left while sending hears no answer, and nothing of ours has failed.
    if (!req.complete && req.destroyed) return void res.destroy()
    const error = toAppError(thrown)
    if (error.status >= 500)
      deps.log.error(
        { err: thrown, path: loggedPath(req.path), id: res.locals.id },
        'a request failed',
      )
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (error.retryAfterSeconds !== undefined)
      res.set('Retry-After', String(error.retryAfterSeconds))
    if (error.etag !== undefined) res.set('ETag', error.etag)
    // A token is asked for nowhere else: the gate of a share has a form of its own.
    if (error.code === 'unauthorized') res.set('WWW-Authenticate', 'Bearer')
    if (wantsJson(req)) return sendProblem(res, error)
    if (isCrawler(req)) return sendPlain(req, res, error, deps.log)
    const hasScreen = error.status === 404 || (error.status >= 500 && isScreen(req.path))
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (hasScreen && isRead && !pageHostOf(req)?.activeAt) return showScreen(deps, req, res, error)
    sendStatic(deps, req, res, error)
  }
}

function isScreen(pathname: string): boolean {
  const match = matchRoute(splitLocale(pathname).path)
  return match !== null && routes[match.name].rendered
}

async function showScreen(
  deps: ErrorDeps,
  req: Request,
  res: Response,
  error: AppError,
): Promise<void> {
  try {
    await deps.showError(req, res, error)
  } catch (failure) {
    const id = res.locals.id
    deps.log.error({ err: failure, path: loggedPath(req.path), id }, 'the error screen failed')
    if (!res.headersSent) sendStatic(deps, req, res, error)
  }
}

/** The status and no error page, with one line that says what is wrong; the error is logged. */
function sendPlain(req: Request, res: Response, error: AppError, log: Logger): void {
  const { status, code, message } = error
  log.info({ path: loggedPath(req.path), status }, 'an error was answered without a page')
  const text = status === 404 ? notFound(req.path).message : `${code}: ${message}`
  res.status(status).set('Cache-Control', 'no-store').type('text').send(`${text}\n`)
}

/** The last resort: a page that needs nothing. */
function sendStatic({ messages }: ErrorDeps, req: Request, res: Response, error: AppError): void {
  res.status(error.status).set('Cache-Control', 'no-store').type('html').removeHeader('Link')
  res.set('Content-Security-Policy', staticErrorPolicy)
  res.send(staticErrorPage(messages, { ...placeOf(req), error, requestId: res.locals.id }))
}

/** In which language to speak, and where home is: a page's own host has none of the site's screens. */
function placeOf(req: Request): { locale: Locale; home: string } {
  const host = pageHostOf(req)
  if (host?.activeAt) return { locale: host.locale, home: '/' }
  // A form without script says in its address which language it stands in.
  const { lang } = req.query
  const locale = isLocale(lang) ? lang : splitLocale(req.path).locale
  return { locale, home: localizePath(locale, '/') }
}
