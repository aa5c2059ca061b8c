import type { RequestHandler } from 'express'
import { ownPath } from './own-path.ts'

/** A slash at the end is no other page: such addresses move to the one without it, for good. */
export const oneAddress: RequestHandler = (req, res, next) => {
  if (!/.\/+$/.test(req.path) || !['GET', 'HEAD'].includes(req.method)) {
    next()
    return
  }
  const path = ownPath(req.path.replace(/\/+$/, '') || '/')
  res.redirect(301, path + req.originalUrl.slice(req.originalUrl.split('?', 1)[0]?.length))
}
