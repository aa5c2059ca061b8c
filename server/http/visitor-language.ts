import type { Request } from 'express'
import { defaultLocale, type Locale, localizePath, splitLocale } from '#shared/locales.ts'
import { matchRoute, type RouteName } from '#shared/routes.ts'
import { isCrawler } from './is-crawler.ts'
import { chosenLocale, wantedLocale } from './negotiate-locale.ts'
import { queryOf } from './request-path.ts'

/** Screens whose addresses are handed on: who opens one has not chosen the language it stands in. */
const handedOn: ReadonlySet<RouteName> = new Set(['page', 'share', 'shareV1'])

/**
 * The language a person wants to whom an address without one was handed; null where it is none of
 * the nine, and undefined where they are not asked: the address says its language itself, or a
 * program reads it.
 */
export function visitorLanguage(req: Request): Locale | null | undefined {
  const { locale, path } = splitLocale(req.path)
  const match = matchRoute(path)
  if (locale !== defaultLocale || !match || !handedOn.has(match.name)) return undefined
  const header = req.headers['accept-language']
  if (!header || isCrawler(req)) return undefined
  return wantedLocale(chosenLocale(req.headers.cookie), header)
}

/** The same address in the visitor's language; null where it stands in theirs, or as well as can be. */
export function addressInTheirs(req: Request): string | null {
  const locale = visitorLanguage(req)
  if (!locale || locale === defaultLocale) return null
  return localizePath(locale, req.path) + queryOf(req.originalUrl)
}
