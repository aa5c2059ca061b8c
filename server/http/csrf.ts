import type { Request } from 'express'
import { AppError } from '#shared/errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses an unsafe request that another site made the browser send: by `Sec-Fetch-Site` where the
 * browser tells, else by an exact `Origin`. A client without both (curl) carries no victim's
 * cookie, so it may go on when it brings no cookie of ours.
 * @throws AppError `csrf`
 */
export function refuseForgery(
  req: Request,
  cookieName: string,
  siteOrigins: readonly string[],
): void {
  if (safe.has(req.method)) return
  const fetchSite = req.headers['sec-fetch-site']
  if (fetchSite === 'same-origin') return
  const origin = req.headers.origin
  // The site itself, calling the API at another address (`API_BASE_URL`).
  if (origin !== undefined && siteOrigins.includes(origin)) return
  if (fetchSite === undefined) {
    if (origin === `${req.protocol}://${req.headers.host}`) return
    if (origin === undefined && !req.cookies?.[cookieName]) return
    if (origin === undefined && isCommandLine(req)) return
  }
  throw new AppError('csrf', 'This request did not come from this site.')
}

/** Browsers always send a user agent naming an engine; tools with a cookie file do not. */
function isCommandLine(req: Request): boolean {
  return !/mozilla/i.test(req.headers['user-agent'] ?? '')
}
