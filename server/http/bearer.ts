import type { Request, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import { ownerOfToken } from '#server/pages/tokens.ts'
import type { Services } from '#server/services.ts'
import { AppError } from '#shared/errors.ts'
import { isCommandLine } from './csrf.ts'

/**
 * The token of `Authorization: Bearer …`, or null where a request brings none.
 * @throws AppError `unauthorized` where the header holds no token: a program whose token is not set
 * would otherwise be taken for somebody new
 */
export function bearerToken(req: Request): string | null {
  const { authorization } = req.headers
  if (authorization === undefined || isForGate(req)) return null
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (token === undefined)
    throw new AppError('unauthorized', 'The header holds no token: Authorization: Bearer nft_…')
  return token
}

/** Where a proxy asks people for a password, their browser sends it with every call. */
function isForGate(req: Request): boolean {
  return /^Basic /i.test(req.headers.authorization ?? '') && !isCommandLine(req)
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
