import type { Request, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import { readPublished } from '#server/pages/published-page.ts'
import type { Loaders } from '#server/pages/route-payloads.ts'
import { shownLanguage } from '#server/render/published-html.ts'
import type { Services } from '#server/services.ts'
import { splitLocale } from '#shared/locales.ts'
import { readerDocument } from '#shared/page/drafts.ts'
import { localize } from '#shared/page/localize.ts'
import type { Payloads, ShareState } from '#shared/payloads.ts'
import type { RouteName, RouteParams } from '#shared/routes.ts'
import { isCrawler } from './is-crawler.ts'
import type { LoadedRoute } from './send-screen.ts'
import type { SharePass } from './share-pass.ts'

export interface LoadDeps {
  services: Services
  loaders: Loaders
  callerOf: (req: Request, res: Response) => Caller
  sharePass: SharePass
  showcase: Payloads['home']['showcase']
}

const shareStatus: Record<ShareState, number> = { open: 200, locked: 401, gone: 410 }

/** The payload of a route for whoever asks: for its screen and for `_payload.json` alike. */
export function createLoadRoute(deps: LoadDeps) {
  return async function loadRoute(
    name: RouteName,
    params: RouteParams,
    req: Request,
    res: Response,
  ): Promise<LoadedRoute> {
    if (name === 'home' || name === 'marketing')
      return { data: { showcase: deps.showcase }, status: 200 }
    if (name === 'page')
      return { data: await publishedPayload(deps.services, params, req), status: 200 }
    const loader = deps.loaders[name]
    if (!loader) return { data: null, status: 200 }
    const data = await loader({
      params,
      caller: deps.callerOf(req, res),
      locale: splitLocale(req.path).locale,
      isUnlocked: (passwordHash) => deps.sharePass.holds(req, params.slug ?? '', passwordHash),
      grantPass: (passwordHash) => deps.sharePass.grant(res, params.slug ?? '', passwordHash),
      wrongPassword: req.query.wrong !== undefined,
      isGlance: req.method === 'HEAD' || isCrawler(req),
    })
    return { data, status: statusOf(data) }
  }
}

function statusOf(data: unknown): number {
  const state = (data as { state?: ShareState } | null)?.state
  return (state && shareStatus[state]) ?? 200
}

async function publishedPayload(
  services: Services,
  params: RouteParams,
  req: Request,
): Promise<Payloads['page']> {
  const found = await readPublished(services.storage, params.slug ?? '')
  if ('movedTo' in found) return publishedPayload(services, { slug: found.movedTo }, req)
  const language = shownLanguage(found.document, splitLocale(req.path).locale)
  const document = readerDocument(localize(found.document, language))
  return {
    slug: found.page.slug,
    title: document.meta.title,
    language,
    languages: document.locales,
    document,
  }
}
