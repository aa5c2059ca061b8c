import type { Request, Response } from 'express'
import { newNonce, renderWhole, streamScreen } from '#server/render/render-screen.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { RouteName, RouteParams } from '#shared/routes.ts'
import { privateHeaders } from './cache-headers.ts'
import { isCrawler } from './is-crawler.ts'
import { loggedPath } from './logged-path.ts'
import { wantsJson } from './problem.ts'
import { queryOf } from './request-path.ts'
import { queryScreen, type ScreenParts, screenHeaders } from './screen.ts'
import { sendMoved } from './send-moved.ts'
import { addressInTheirs } from './visitor-language.ts'

/** What a loader brought: the payload and the status that goes with it. */
export interface LoadedRoute {
  data: unknown
  status: number
}

export interface ScreenDeps extends ScreenParts {
  /** A payload in process, from the same loaders `_payload.json` answers with. */
  loadRoute: (
    name: RouteName,
    params: RouteParams,
    req: Request,
    res: Response,
  ) => Promise<LoadedRoute>
}

/**
 * Answers with one visitor's screen, its honest status decided before React begins. It streams
 * behind a nonce and is kept nowhere; crawlers get the whole page at once. Screens that are the
 * same for everybody are among the public answers.
 */
export async function sendScreen(deps: ScreenDeps, req: Request, res: Response): Promise<void> {
  let status = 200
  const screen = await queryScreen(
    deps,
    req.originalUrl,
    res.locals.id,
    async (name, { params }) => {
      const loaded = await deps.loadRoute(name, params, req, res)
      status = loaded.status
      return loaded.data
    },
  )
  if (screen instanceof globalThis.Response) {
    // It may move back one day: whoever kept the way would be sent round in circles.
    res.set(privateHeaders())
    const location = screen.headers.get('location') ?? '/'
    sendMoved(res, screen.status, location + queryOf(req.originalUrl))
    return
  }
  const { context, render } = screen
  const failed = Object.values(context.errors ?? {})[0]
  if (failed !== undefined) {
    status = context.statusCode
    const theirs = status === 404 && !wantsJson(req) ? addressInTheirs(req) : null
    if (theirs) {
      res.vary('Accept-Language').vary('Cookie').set(privateHeaders())
      sendMoved(res, 302, theirs)
      return
    }
    reportFailure(deps, req, res, failed, status)
  }
  res.status(status).set(privateHeaders())
  if (isCrawler(req)) {
    const html = await renderWhole(render)
    res.set(screenHeaders(deps, screen)).end(html)
    return
  }
  const nonce = newNonce()
  // A proxy that buffers would hold back what is sent early.
  res.set(screenHeaders(deps, screen, nonce)).set('X-Accel-Buffering', 'no')
  await streamScreen(render, res, nonce)
}

/** Programs and crawlers are shown no error screen. */
function reportFailure(
  { log }: ScreenDeps,
  req: Request,
  res: Response,
  failed: unknown,
  status: number,
): void {
  if (status >= 500)
    log.error(
      { err: failed, path: loggedPath(req.path), status, id: res.locals.id },
      'a screen could not be loaded',
    )
  if (isCrawler(req) || wantsJson(req)) throw withoutScreen(failed)
}

/** The error of a screen for those who are shown no error screens. */
function withoutScreen(failed: unknown): unknown {
  const { code, message } = (failed as { data?: { code?: ErrorCode; message?: string } }).data ?? {}
  return code ? new AppError(code, message ?? code) : failed
}
