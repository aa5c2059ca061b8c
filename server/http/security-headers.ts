import { createHash } from 'node:crypto'

/**
 * Content security policies, one per class of document. Pages a cache may keep are allowed by
 * hash, never by nonce; private ones stream and carry a nonce.
 */
export interface PolicySources {
  /** Hashes of inline scripts or styles, as `'sha256-…'`. */
  scripts?: readonly string[]
  styles?: readonly string[]
  nonce?: string
  /** In development Vite's client needs inline styles, eval-free scripts and its socket. */
  development?: boolean
}

/** The source expression that allows one inline script or style. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The application's own screens. */
export function appPolicy({ scripts = [], nonce, development = false }: PolicySources): string {
  const allowed = nonce ? [`'nonce-${nonce}'`] : []
  return policy({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scripts,
      ...allowed,
      ...(development ? ["'unsafe-inline'"] : []),
    ].filter((source) => !development || !/^'(sha256|nonce)/.test(source)),
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

/**
 * A page for readers: no script at all, an origin of its own. `selfUrl` stands beside 'self' for
 * browsers that match nothing from an opaque origin.
 */
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

/** The preview frame: our script in an opaque origin, framed by us alone. */
export function previewPolicy({ development = false }: PolicySources): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': development ? ["'self'", 'ws:'] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  })
}

/** Headers every answer carries. `secure` is whether the site is reached by https. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
