import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { defaultLocale, type Locale, localePrefix } from '#shared/locales.ts'
import { privateHeaders } from './cache-headers.ts'
import type { CachePolicies } from './cache-overrides.ts'
import { isCrawler } from './is-crawler.ts'
import { chosenLocale, negotiateLocale } from './negotiate-locale.ts'
import { ownPath } from './own-path.ts'
import { queryOf } from './request-path.ts'
import { sendMoved } from './send-moved.ts'

/** Prefixes people guess, and the ones that are meant. */
const misspelled: Record<string, string> = { en: '', ko: '/kr' }

/**
 * Redirects between languages: `/en/x` and `/ko/x` for good, and a visitor's first step on `/`
 * to their language. Every other address says its language itself.
 */
export function localeRedirects(policies: CachePolicies): RequestHandler {
  return (req, res, next) => {
    const [, first = '', ...rest] = req.path.split('/')
    if (Object.hasOwn(misspelled, first)) {
      const path = `${misspelled[first]}/${rest.join('/')}`.replace(/(.)\/+$/, '$1')
      res.set(policies.headersOf('moved'))
      sendMoved(res, 301, ownPath(path) + queryOf(req.originalUrl))
      return
    }
    if (req.path !== '/') {
      next()
      return
    }
    const locale = landingLocale(req)
    if (locale === defaultLocale) {
      next()
      return
    }
    res.vary('Accept-Language').vary('Cookie').set(privateHeaders())
    sendMoved(res, 302, localePrefix(locale) + queryOf(req.originalUrl))
  }
}

/** The language whose home page a visitor of `/` is shown. */
export function landingLocale({ headers }: Pick<IncomingMessage, 'headers'>): Locale {
  if (!headers.cookie && !headers['accept-language']) return defaultLocale
  const locale = negotiateLocale(chosenLocale(headers.cookie), headers['accept-language'])
  return locale !== defaultLocale && isCrawler({ headers }) ? defaultLocale : locale
}
