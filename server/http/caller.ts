import type { Request, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type Locale, localeCookie, splitLocale } from '#shared/locales.ts'
import { untilGone } from './client-gone.ts'
import { createDeviceKeys } from './device-keys.ts'
import type { Identities } from './identity.ts'
import { mcpPath } from './mount-mcp.ts'
import { negotiateLocale } from './negotiate-locale.ts'
import { networkOf } from './network-of.ts'

export interface CallerDeps {
  identities: Identities
  /** The server's: codes for other devices are worth nothing without it. */
  secret: string
  storage: Storage
  now: () => number
}

/** Who asks, read from the cookie; `ensureIdentity` makes one where there is none. */
export function createCallerOf({ identities, secret, storage, now }: CallerDeps) {
  return function callerOf(req: Request, res: Response): Caller {
    const caller: Caller = {
      identity: identities.read(req.cookies?.[identities.cookieName]),
      byToken: false,
      network: networkOf(req.ip),
      locale: localeOf(req),
      signal: untilGone(res),
      device: createDeviceKeys(identities, secret, req, res, (identity) => {
        caller.identity = identity
      }),
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

/** The address says the language of a screen; a program's has none, so the visitor's is asked. */
function localeOf(req: Request): Locale {
  const { locale, prefixed } = splitLocale(req.path)
  if (prefixed || !(req.path.startsWith('/api/') || req.path === mcpPath)) return locale
  return negotiateLocale(req.cookies?.[localeCookie.name], req.headers['accept-language'])
}
