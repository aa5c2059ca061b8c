import { createHash } from 'node:crypto'
import { tagManager } from '#shared/analytics.ts'

/**
 * Content security policies, one per class of document. Pages a cache may keep are allowed by
 * hash, never by nonce; private ones stream and carry a nonce.
 */
export interface PolicySources {
  /** Hashes of inline scripts or styles, as `'sha256-…'`. */
  scripts?: readonly string[]
  styles?: readonly string[]
  nonce?: string
  /** The tag manager may be loaded: configured, and not on a screen for readers. */
  analytics?: boolean
  /** Other origins the screens call: `API_BASE_URL`, `I18N_BASE_URL`. */
  connect?: readonly string[]
  /** In development Vite's client needs inline styles, eval-free scripts and its socket. */
  development?: boolean
}

/** The source expression that allows one inline script or style. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The application's own screens. */
export function appPolicy({
  scripts = [],
  nonce,
  analytics = false,
  connect = [],
  development = false,
}: PolicySources): string {
  const allowed = nonce ? [`'nonce-${nonce}'`] : []
  const measuring = analytics ? [tagManager.origin] : []
  const collectors = analytics ? [tagManager.origin, ...tagManager.collectors] : []
  return policy({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scripts,
      ...allowed,
      ...measuring,
      ...(development ? ["'unsafe-inline'"] : []),
    ].filter((source) => !development || !/^'(sha256|nonce)/.test(source)),
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...collectors],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...collectors, ...(development ? ['ws:'] : [])],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The tag manager writes scripts by address and markup of its own.
    ...(!analytics && !development && trustedMarkup),
  })
}

/** Markup and scripts are written by way of the one policy of `guardMarkup`, or not at all. */
const trustedMarkup = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
}

/** A page for readers: no script at all, an origin of its own. */
export function publishedPolicy({ styles = [] }: PolicySources, hasForm: boolean): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'none'"],
    'style-src': styles,
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': hasForm ? ["'self'"] : ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: [
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-top-navigation-by-user-activation',
      ...(hasForm ? ['allow-forms'] : []),
    ],
  })
}

/**
 * The preview frame: our script in an opaque origin, framed by us alone. It reads what is pasted and
 * writes formatted text as markup, so it asks for no trusted types.
 */
export function previewPolicy({ development = false }: PolicySources): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // For icons the script does not bring.
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  })
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
