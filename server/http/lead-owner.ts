import type { Request, RequestHandler, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import { isAuthorised } from '#server/pages/authorise.ts'
import { pageNamed } from '#server/pages/page-named.ts'
import type { Services } from '#server/services.ts'
import { localizePath, splitLocale } from '#shared/locales.ts'
import { matchRoute, routePath } from '#shared/routes.ts'
import { privateHeaders } from './cache-headers.ts'
import { sendMoved } from './send-moved.ts'

interface LeadDeps {
  services: Pick<Services, 'storage' | 'now'>
  callerOf: (req: Request, res: Response) => Caller
}

/**
 * Leads the owner of a page in the trash from its public address to where they can restore it. To
 * everybody else, and in every other state, nothing is there.
 */
export function leadOwner({ services, callerOf }: LeadDeps): RequestHandler {
  return async function leadToTrash(req, res, next) {
    const { locale, path } = splitLocale(req.path)
    const match = matchRoute(path)
    if (match?.name !== 'page') return next()
    const page = await pageNamed(services.storage, match.params.slug ?? '')
    const isTrashed = page !== null && page.trashedAt !== null
    const { identity } = callerOf(req, res)
    if (!isTrashed || !(await isAuthorised(services, identity, page, 'restore'))) return next()
    res.set(privateHeaders())
    sendMoved(res, 302, localizePath(locale, routePath('settings', { slug: page.slug })))
  }
}
