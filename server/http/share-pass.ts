import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'

const hours = 12

/** The cookie that says a share's password was given: bound to the share and to that password. */
export interface SharePass {
  grant(res: Response, token: string, passwordHash: string): void
  holds(req: Request, token: string, passwordHash: string): boolean
}

/** Passes are signed, not stored: a new password or a new secret ends them. */
export function createSharePass(secret: string, secure: boolean): SharePass {
  const sign = (token: string, passwordHash: string) =>
    createHmac('sha256', secret).update(`share\0${token}\0${passwordHash}`).digest('base64url')
  const nameOf = (token: string) =>
    `nf_share_${createHash('sha256').update(token).digest('base64url').slice(0, 16)}`
  return {
    grant(res, token, passwordHash) {
      res.cookie(nameOf(token), sign(token, passwordHash), {
        httpOnly: true,
        secure,
        sameSite: 'lax',
        path: '/',
        maxAge: hours * 3_600_000,
      })
    },
    holds(req, token, passwordHash) {
      const given = Buffer.from(String(req.cookies?.[nameOf(token)] ?? ''))
      const wanted = Buffer.from(sign(token, passwordHash))
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
