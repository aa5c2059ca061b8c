import type { Express } from 'express'
import { isWanted, proveDomain } from '#server/pages/domains.ts'
import type { Services } from '#server/services.ts'
import { notFound } from '#shared/errors.ts'
import { defaultLocale, isLocale, localizePath } from '#shared/locales.ts'
import { routePath } from '#shared/routes.ts'
import { pageHostOf, proofPath } from './page-host.ts'

/** What pages' own hosts need: their proof, and an answer for the proxy that gets certificates. */
export function mountDomains(app: Express, services: Services): void {
  app.get(`${proofPath}:token`, async (req, res) => {
    res.set('Cache-Control', 'no-store')
    const host = pageHostOf(req)
    // Looking at the head proves nothing: machines do that to every link they see.
    if (!host || req.method !== 'GET') throw notFound(req.path)
    const slug = await proveDomain(services, host.host, req.params.token)
    const locale = isLocale(req.query.lang) ? req.query.lang : defaultLocale
    const path = localizePath(locale, routePath('settings', { slug }))
    res.redirect(303, services.config.SITE_URL + path)
  })
  app.get('/_domains/ask', async (req, res) => {
    res.set('Cache-Control', 'no-store').type('text')
    const { domain } = req.query
    const isKnown = typeof domain === 'string' && (await isWanted(services, domain))
    res.status(isKnown ? 200 : 404).send(isKnown ? 'yes\n' : 'no\n')
  })
}
