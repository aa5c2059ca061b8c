import { type RouteName, routes } from './routes.ts'

/** The tag manager, and where what it loads may report to, as content policies name hosts. */
export const tagManager = {
  origin: 'https://www.googletagmanager.com',
  collectors: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
} as const

/**
 * Whether visits to a screen may be measured, with consent, where an operator has configured it:
 * never a screen that shows a page to its readers.
 */
export function isMeasured(name: RouteName): boolean {
  return routes[name].layout !== 'iframe'
}
