import type { Request } from 'express'
import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface OwnSite {
  cookieName: string
  /** Of `SITE_URL`. */
  origin: string
  /** Whether its screens call the API at an address that browsers take for another (`API_BASE_URL`). */
  hasApiElsewhere: boolean
}

/** The site that may make a browser send what changes something. */
export function ownSite({ SITE_URL, API_BASE_URL }: Config, cookieName: string): OwnSite {
  const { origin } = new URL(SITE_URL)
  return { cookieName, origin, hasApiElsewhere: new URL(API_BASE_URL, SITE_URL).origin !== origin }
}

/**
 * Refuses an unsafe request that another site made the browser send: by `Sec-Fetch-Site` where the
 * browser tells, else by an exact `Origin`. A client without both (curl) carries no victim's
 * cookie, so it may go on when it brings no cookie of ours.
 * @throws AppError `csrf`
 */
export function refuseForgery(req: Request, site: OwnSite): void {
  if (safe.has(req.method)) return
  const fetchSite = req.headers['sec-fetch-site']
  if (fetchSite === 'same-origin') return
  const { origin } = req.headers
  if (origin === site.origin && (fetchSite === undefined || site.hasApiElsewhere)) return
  if (fetchSite === undefined) {
    if (origin === `${req.protocol}://${req.headers.host}`) return
    if (origin === undefined && !req.cookies?.[site.cookieName]) return
    if (origin === undefined && isCommandLine(req)) return
  }
  throw new AppError('csrf', 'This request did not come from this site.')
}

/** Browsers always send a user agent naming an engine; tools with a cookie file do not. */
export function isCommandLine(req: Request): boolean {
  return !/mozilla/i.test(req.headers['user-agent'] ?? '')
}
