import type { Request, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import { ownerOfToken } from '#server/pages/tokens.ts'
import type { Services } from '#server/services.ts'
import { AppError } from '#shared/errors.ts'

/** The token of `Authorization: Bearer …`, or null where a request brings none. */
export function bearerToken(req: Request): string | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return token ?? null
}

/** The answer to a token that opens nothing, where there is no page to be silent about. */
export function unknownToken(): AppError {
  return new AppError('unauthorized', 'The token is unknown, revoked or has run out.')
}

/**
 * A program that brings a token is its maker; a cookie it may bring beside is not read. A token
 * that is unknown, revoked or over is nobody, and can make nothing.
 */
export function withBearer(
  callerOf: (req: Request, res: Response) => Caller,
  services: Pick<Services, 'storage' | 'now'>,
) {
  return async function identify(req: Request, res: Response): Promise<Caller> {
    const caller = callerOf(req, res)
    const token = bearerToken(req)
    if (token === null) return caller
    const identity = await ownerOfToken(services, token)
    return {
      ...caller,
      identity,
      byToken: true,
      device: {
        ...caller.device,
        seal: () => null,
        recoveryKey: () => null,
        forget: () => {},
      },
      async ensureIdentity() {
        if (identity) return identity
        throw unknownToken()
      },
    }
  }
}
