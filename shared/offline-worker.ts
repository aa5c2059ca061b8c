import { type Locale, localePrefix } from './locales.ts'
import { routeNames, routes } from './routes.ts'

/** Where the service worker of the screens in a language is, whose reach is their prefix. */
export const offlineWorkerPath = (locale: Locale): string => `${localePrefix(locale)}/offline.js`

/** First segments of the screens in which pages are made; what visitors read has no worker. */
const segments = [
  ...new Set(
    routeNames
      .filter((name) => routes[name].cache === 'private' && routes[name].layout !== 'iframe')
      .map((name) => routes[name].path.split('/')[1]),
  ),
]

/** What the worker answers for, one registration each. */
export function offlineScopes(locale: Locale): string[] {
  return segments.map((segment) => `${localePrefix(locale)}/${segment}`)
}
