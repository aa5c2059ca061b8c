import type { RequestHandler } from 'express'
import { privateHeaders } from './cache-headers.ts'
import type { CachePolicies } from './cache-overrides.ts'
import { isShownAt } from './is-shown-at.ts'
import { ownPath } from './own-path.ts'
import { publicTarget } from './page-cache/public-target.ts'
import { queryOf } from './request-path.ts'
import { sendMoved } from './send-moved.ts'

/**
 * A slash at the end is no other page: such addresses move to the one without it, for good. Where
 * nothing is without it nothing is with it, and what is one visitor's is kept by nobody.
 */
export function oneAddress(policies: CachePolicies): RequestHandler {
  return (req, res, next) => {
    const path = ownPath(req.path.replace(/\/+$/, '') || '/')
    const isMoved = /.\/+$/.test(req.path) && ['GET', 'HEAD'].includes(req.method)
    if (!isMoved || !isShownAt(path)) {
      next()
      return
    }
    res.set(publicTarget(path, '') ? policies.headersOf('moved') : privateHeaders())
    sendMoved(res, 301, path + queryOf(req.originalUrl))
  }
}
