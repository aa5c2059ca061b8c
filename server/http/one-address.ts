import type { RequestHandler } from 'express'
import type { CachePolicies } from './cache-overrides.ts'
import { ownPath } from './own-path.ts'
import { queryOf } from './request-path.ts'
import { sendMoved } from './send-moved.ts'

/** A slash at the end is no other page: such addresses move to the one without it, for good. */
export function oneAddress(policies: CachePolicies): RequestHandler {
  return (req, res, next) => {
    if (!/.\/+$/.test(req.path) || !['GET', 'HEAD'].includes(req.method)) {
      next()
      return
    }
    const path = ownPath(req.path.replace(/\/+$/, '') || '/')
    res.set(policies.headersOf('moved'))
    sendMoved(res, 301, path + queryOf(req.originalUrl))
  }
}
