import type { Express, Request, Response } from 'express'
import { AppError, notFound } from '#shared/errors.ts'
import { localizePath, splitLocale } from '#shared/locales.ts'
import { matchRoute } from '#shared/routes.ts'
import { privateHeaders } from './cache-headers.ts'
import { payloadSuffix } from './platform-paths.ts'
import { queryOf } from './request-path.ts'
import { sendMoved } from './send-moved.ts'
import { type ScreenDeps, sendScreen } from './send-screen.ts'

/** Every screen that is one visitor's, and its payload from the same loaders. */
export function mountScreens(app: Express, deps: ScreenDeps): void {
  app.get('/{*path}', async (req, res) => {
    if (req.path.endsWith(payloadSuffix)) await sendPayload(deps, req, res)
    else await sendScreen(deps, req, res)
  })
}

async function sendPayload(deps: ScreenDeps, req: Request, res: Response): Promise<void> {
  const pathname = req.path.slice(0, -payloadSuffix.length) || '/'
  const { locale, path } = splitLocale(pathname)
  const match = matchRoute(path)
  if (!match) throw notFound(pathname)
  const build = deps.build.id
  if (req.query.b !== undefined && req.query.b !== build) {
    throw new AppError('build_mismatch', `This server runs build ${build}.`)
  }
  const loaded = await deps
    .loadRoute(match.name, match.params, req, res)
    .catch((thrown: unknown) => {
      // A screen that lives elsewhere now: so does its payload.
      if (thrown instanceof globalThis.Response) return thrown.headers.get('location') ?? '/'
      throw thrown
    })
  if (typeof loaded === 'string') {
    res.set(privateHeaders())
    sendMoved(res, 301, localizePath(locale, loaded) + payloadSuffix + queryOf(req.originalUrl))
    return
  }
  const { data, status } = loaded
  res.status(status).set(privateHeaders())
  res.json({ build, route: match.name, locale, path, params: match.params, status, data })
}
