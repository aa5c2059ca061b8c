import { randomUUID } from 'node:crypto'
import type { Request } from 'express'

const wellFormed = /^[\w.:-]{8,128}$/

/**
 * The id that joins a request's log lines: the proxy's own where it is trusted and its id is
 * plain text that no log is confused by, else a new one.
 */
export function requestId(req: Request): string {
  const given = req.headers['x-request-id']
  const isTrusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean
  const isOwn = isTrusted(req.socket.remoteAddress ?? '', 0)
  return isOwn && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}
