import type { RequestHandler } from 'express'

/** A slash at the end is no other page: such addresses move to the one without it, for good. */
export const oneAddress: RequestHandler = (req, res, next) => {
  if (!/.\/+$/.test(req.path) || !['GET', 'HEAD'].includes(req.method)) {
    next()
    return
  }
  // Several slashes at the start would name another host.
  const path = req.path.replace(/\/+$/, '').replace(/^\/{2,}/, '/')
  res.redirect(301, (path || '/') + req.originalUrl.slice(req.originalUrl.split('?', 1)[0]?.length))
}
