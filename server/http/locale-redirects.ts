import type { NextFunction, Request, Response } from 'express'
import { defaultLocale, localeCookie, localePrefix } from '#shared/locales.ts'
import { isCrawler } from './is-crawler.ts'
import { negotiateLocale } from './negotiate-locale.ts'
import { ownPath } from './own-path.ts'

/** Prefixes people guess, and the ones that are meant. */
const misspelled: Record<string, string> = { en: '', ko: '/kr' }

/**
 * Redirects between languages: `/en/x` and `/ko/x` for good, and a visitor's first step on `/`
 * to their language. Every other address says its language itself.
 */
export function localeRedirects(req: Request, res: Response, next: NextFunction): void {
  const [, first = '', ...rest] = req.path.split('/')
  if (Object.hasOwn(misspelled, first)) {
    const path = `${misspelled[first]}/${rest.join('/')}`.replace(/(.)\/$/, '$1')
    res.redirect(301, ownPath(path) + queryOf(req))
    return
  }
  if (req.path !== '/') {
    next()
    return
  }
  res.vary('Accept-Language').vary('Cookie')
  const locale = isCrawler(req)
    ? defaultLocale
    : negotiateLocale(req.cookies?.[localeCookie.name], req.headers['accept-language'])
  if (locale === defaultLocale) {
    next()
    return
  }
  res.set('Cache-Control', 'private, no-store').redirect(302, localePrefix(locale) + queryOf(req))
}

function queryOf(req: Request): string {
  const at = req.originalUrl.indexOf('?')
  return at < 0 ? '' : req.originalUrl.slice(at)
}
