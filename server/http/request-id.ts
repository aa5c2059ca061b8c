import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const wellFormed = /^[\w.:-]{8,128}$/

/** Whether a peer is a proxy of ours; the hop is its distance. */
export type IsTrusted = (address: string, hop: number) => boolean

/**
 * The id that joins a request's log lines: the proxy's own where it is trusted and its id is
 * plain text that no log is confused by, else a new one.
 */
export function requestId(req: IncomingMessage, isTrusted: IsTrusted): string {
  const given = req.headers['x-request-id']
  if (typeof given !== 'string' || !wellFormed.test(given)) return newId()
  return isTrusted(req.socket.remoteAddress ?? '', 0) ? given : newId()
}

const idBytes = 16
const drawn = Buffer.alloc(256 * idBytes)
let used = drawn.length

/** 128 random bits, as trace ids are written. Drawn in batches: a UUID each takes three times as long. */
function newId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += idBytes
  return drawn.toString('hex', used - idBytes, used)
}
