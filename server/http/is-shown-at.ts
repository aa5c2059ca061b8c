import { splitLocale } from '#shared/locales.ts'
import { matchRoute } from '#shared/routes.ts'
import { publicTarget } from './page-cache/public-target.ts'

/** Whether there are screens, pages or public answers at such a path, which have no routes of their own. */
export function isShownAt(path: string): boolean {
  return publicTarget(path, '') !== null || matchRoute(splitLocale(path).path) !== null
}
