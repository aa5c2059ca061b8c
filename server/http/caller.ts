import type { Request, Response } from 'express'
import type { Storage } from '#server/storage/storage.ts'
import { splitLocale } from '#shared/locales.ts'
import type { Caller } from './handler.ts'
import type { Identities } from './identity.ts'

/** Who asks, read from the cookie; `ensureIdentity` makes one where there is none. */
export function createCallerOf(identities: Identities, storage: Storage, now: () => number) {
  return function callerOf(req: Request, res: Response): Caller {
    const gone = new AbortController()
    res.once('close', () => gone.abort(new Error('the client went away')))
    const caller: Caller = {
      identity: identities.read(req.cookies?.[identities.cookieName]),
      ip: req.ip ?? '',
      locale: splitLocale(req.path).locale,
      signal: gone.signal,
      async ensureIdentity() {
        if (caller.identity) return caller.identity
        const { cookie, hash } = identities.mint()
        await storage.identities.create(hash, now())
        res.cookie(identities.cookieName, cookie, identities.cookieOptions)
        caller.identity = hash
        return hash
      },
    }
    return caller
  }
}
