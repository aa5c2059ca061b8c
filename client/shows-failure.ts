import { splitLocale } from '#shared/locales.ts'
import { matchRoute, routes } from '#shared/routes.ts'
import { isCrawlerBrowser } from './platform/crawler-page.ts'

/**
 * Whether a screen that could not come alive is replaced by the error screen. A public one is
 * worth reading as the server sent it and its links work; a crawler is never shown an error.
 */
export function showsFailure(pathname: string): boolean {
  const match = matchRoute(splitLocale(pathname).path)
  return match !== null && routes[match.name].cache !== 'site' && !isCrawlerBrowser()
}
