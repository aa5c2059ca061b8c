import type { RequestHandler } from 'express'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, If-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
}

/**
 * Lets the site's own screens call the API at another address (`API_BASE_URL`), with their cookie.
 * No other site is let in.
 */
export function allowOwnSite(siteOrigin: string): RequestHandler {
  return function allowSite(req, res, next) {
    res.vary('Origin')
    const { origin } = req.headers
    if (origin !== siteOrigin) {
      next()
      return
    }
    res.set({
      'Access-Control-Allow-Origin': siteOrigin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id',
    })
    if (req.method === 'OPTIONS' && req.headers['access-control-request-method']) {
      res.set(allowed).status(204).end()
      return
    }
    next()
  }
}
