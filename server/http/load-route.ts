import type { Request, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import type { Loaders } from '#server/pages/route-payloads.ts'
import { notFound } from '#shared/errors.ts'
import { splitLocale } from '#shared/locales.ts'
import { type RouteName, type RouteParams, routes } from '#shared/routes.ts'
import type { ShareState } from '#shared/shares.ts'
import { isCrawler } from './is-crawler.ts'
import type { LoadedRoute } from './send-screen.ts'
import type { SharePass } from './share-pass.ts'
import { visitorLanguage } from './visitor-language.ts'

export interface LoadDeps {
  loaders: Loaders
  callerOf: (req: Request, res: Response) => Caller
  sharePass: SharePass
}

const shareStatus: Record<ShareState, number> = { open: 200, locked: 401, gone: 410 }

/** The payload of a private route for whoever asks: for its screen and for `_payload.json` alike. */
export function createLoadRoute({ loaders, callerOf, sharePass }: LoadDeps) {
  return async function loadRoute(
    name: RouteName,
    params: RouteParams,
    req: Request,
    res: Response,
  ): Promise<LoadedRoute> {
    if (routes[name].cache !== 'private') throw notFound(req.path)
    const loader = loaders[name]
    if (!loader) return { data: null, status: 200 }
    const data = await loader({
      params,
      caller: callerOf(req, res),
      locale: splitLocale(req.path).locale,
      isUnlocked: (passwordHash) => sharePass.holds(req, params.slug ?? '', passwordHash),
      grantPass: (passwordHash) => sharePass.grant(res, params.slug ?? '', passwordHash),
      wrongPassword: req.query.wrong !== undefined,
      wanted: visitorLanguage(req),
      isGlance: req.method === 'HEAD' || isCrawler(req),
    })
    return { data, status: statusOf(data) }
  }
}

/** A page in the trash is not there, to its owner either: they are told what became of it. */
function statusOf(data: unknown): number {
  const { state, trashed } = (data ?? {}) as { state?: ShareState; trashed?: object }
  if (trashed) return 404
  return (state && shareStatus[state]) ?? 200
}
