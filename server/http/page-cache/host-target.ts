import { hostTag } from '#server/pages/public-tags.ts'
import { isLocale } from '#shared/locales.ts'
import type { PublicTarget } from './public-target.ts'

/**
 * The public answer at an address of a page's own host. The host becomes part of keys here, and it
 * is one of the table's.
 */
export function hostTarget(host: string, url: string): PublicTarget | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const at = { host, path, tags: [hostTag(host)] }
  if (path === '/robots.txt')
    return { answer: 'hostRobots', rule: 'published', key: `robots of ${host}`, ...at }
  if (path === '/sitemap.xml')
    return { answer: 'hostSitemap', rule: 'sitemap', key: `sitemap of ${host}`, ...at }
  if (path === '/icon.svg')
    return { answer: 'hostIcon', rule: 'published-media', key: `icon of ${host}`, ...at }
  if (path === '/card.png')
    return { answer: 'hostCard', rule: 'published-media', key: `card of ${host}`, ...at }
  const locale = path.slice(1)
  if (path !== '/' && !isLocale(locale)) return null
  const asked = isLocale(locale) ? locale : null
  const key = `page of ${host} ${locale}`
  return { answer: 'hostPage', rule: 'published', key, locale: asked, ...at }
}
