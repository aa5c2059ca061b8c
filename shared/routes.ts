/** The one table of screens. Router, SSR, payloads, sitemaps, hreflang, prefetch and cache derive from it. */

export type Layout =
  | 'default'
  | 'white'
  | 'generate-setting'
  | 'generate-release'
  | 'iframe'
  | 'history'

export interface Route {
  /** Pattern below the locale prefix; `:slug?` is optional. */
  path: string
  layout: Layout
  /** Whether the server renders it through React; false is a document of its own (`/p`). */
  rendered: boolean
  /** Whether its page carries the client's script. */
  hydrated: boolean
  /** Forces a colour mode on the screen; 'system' cannot be forced. */
  colourMode?: 'light' | 'dark'
  /** The name of its rule in `server/http/cache-rules.ts`. */
  cache: 'site' | 'published' | 'private'
  /** Whether search engines are told about it. */
  sitemap: boolean
  /** 'text' where its first screen sets nothing in the display face: then that is not fetched ahead. */
  faces?: 'text'
}

const site = {
  layout: 'default',
  rendered: true,
  hydrated: true,
  cache: 'site',
  sitemap: true,
} as const
const own = { rendered: true, hydrated: true, cache: 'private', sitemap: false } as const

export const routes = {
  home: { ...site, path: '/' },
  marketing: { ...site, path: '/ai-website-builder' },
  terms: { ...site, path: '/terms' },
  privacy: { ...site, path: '/privacy' },
  page: {
    path: '/p/:slug',
    layout: 'iframe',
    rendered: false,
    hydrated: false,
    cache: 'published',
    sitemap: false,
  },
  share: { ...own, path: '/share/:slug', layout: 'iframe' },
  shareV1: { ...own, path: '/share/v1/:slug', layout: 'iframe' },
  history: { ...own, path: '/history', layout: 'generate-setting' },
  historyPage: { ...own, path: '/history/:slug', layout: 'history' },
  settings: { ...own, path: '/settings/:slug', layout: 'generate-setting' },
  generateV1: { ...own, path: '/generate/v1/:slug?', layout: 'generate-release' },
  generate: { ...own, path: '/generate/:slug?', layout: 'white', faces: 'text' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
export type RouteParams = { slug?: string }

export const routeNames = Object.keys(routes) as RouteName[]

/** `routePath('share', { slug: 'x' })` is '/share/x'; without a locale prefix. */
export function routePath(name: RouteName, params: RouteParams = {}): string {
  const path = routes[name].path.replace(/\/:slug\??/, () => {
    return params.slug === undefined ? '' : `/${encodeURIComponent(params.slug)}`
  })
  return path || '/'
}

export interface RouteMatch {
  name: RouteName
  params: RouteParams
}

/** The route of a path without its locale prefix, or null. A trailing slash is another path. */
export function matchRoute(path: string): RouteMatch | null {
  for (const name of routeNames) {
    const found = patterns[name].exec(path)
    if (!found) continue
    const slug = decodeSlug(found.groups?.slug)
    if (slug === null) return null
    return { name, params: slug === undefined ? {} : { slug } }
  }
  return null
}

const patterns = Object.fromEntries(
  routeNames.map((name) => [name, patternOf(routes[name].path)]),
) as Record<RouteName, RegExp>

function patternOf(path: string): RegExp {
  const source = path
    .replace('/:slug?', '(?:/(?<slug>[^/]+))?')
    .replace('/:slug', '/(?<slug>[^/]+)')
  return new RegExp(`^${source}$`)
}

function decodeSlug(raw: string | undefined): string | undefined | null {
  if (raw === undefined) return undefined
  try {
    return decodeURIComponent(raw)
  } catch {
    return null
  }
}
