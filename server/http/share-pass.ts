import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'

const passMs = 12 * 3_600_000

/** The cookie that says a share's password was given: bound to the share and to that password. */
export interface SharePass {
  grant(res: Response, token: string, passwordHash: string): void
  holds(req: Request, token: string, passwordHash: string): boolean
}

/** Passes are signed with their end, not stored: a new password or a new secret ends them, too. */
export function createSharePass(secret: string, secure: boolean, now: () => number): SharePass {
  const passOf = (token: string, passwordHash: string, end: string) => {
    const text = `share\0${token}\0${passwordHash}\0${end}`
    return `${end}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const nameOf = (token: string) =>
    `nf_share_${createHash('sha256').update(token).digest('base64url').slice(0, 16)}`
  return {
    grant(res, token, passwordHash) {
      res.cookie(nameOf(token), passOf(token, passwordHash, String(now() + passMs)), {
        httpOnly: true,
        secure,
        sameSite: 'lax',
        path: '/',
        maxAge: passMs,
      })
    },
    holds(req, token, passwordHash) {
      const pass = String(req.cookies?.[nameOf(token)] ?? '')
      const [end = ''] = pass.split('.')
      const given = Buffer.from(pass)
      const wanted = Buffer.from(passOf(token, passwordHash, end))
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
      return isOurs && Number(end) > now()
    },
  }
}
