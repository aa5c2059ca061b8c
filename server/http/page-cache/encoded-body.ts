import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { brotliBody, keptQuality } from '#server/assets/brotli-body.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedBody {
  bytes: Buffer
  /** Strong: of these very bytes (RFC 9110 §8.8.1). */
  etag: string
}

export type EncodedBodies = { identity: EncodedBody } & Partial<Record<Encoding, EncodedBody>>

/** Below this a compressed answer is no smaller on the wire. */
const worthwhile = 600
/** Longer ones are read anew each time. */
const longestHeader = 100
const compressible = /^(?:text\/|application\/(?:json|xml)|image\/svg)/

const gzipOf = promisify(gzip)

/** How hard to compress what is sent many times, and what is sent once. */
const efforts = {
  kept: { br: keptQuality, gzip: 9, mark: '' },
  once: { br: 4, gzip: 4, mark: '-once' },
} as const

/** A body as it will be sent, compressed in the thread pool: requests go on meanwhile. */
export async function encodeBody(
  body: string | Buffer,
  type: string,
  use: keyof typeof efforts,
): Promise<EncodedBodies> {
  const effort = efforts[use]
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const identity = { bytes, etag: `"${tag}"` }
  if (bytes.length < worthwhile || !compressible.test(type)) return { identity }
  const [br, gzipped] = await Promise.all([
    brotliBody(bytes, effort.br),
    gzipOf(bytes, { level: effort.gzip }),
  ])
  return {
    identity,
    gzip: { bytes: gzipped, etag: `"${tag}-gz${effort.mark}"` },
    br: { bytes: br, etag: `"${tag}-br${effort.mark}"` },
  }
}

/** The smallest encoding there is that a client takes (`Accept-Encoding`, RFC 9110 §12.5.3). */
export function chooseEncoding(bodies: EncodedBodies, accepted = ''): Encoding {
  const { br, gzip } = codingsIn(accepted)
  if (br && bodies.br) return 'br'
  return gzip && bodies.gzip ? 'gzip' : 'identity'
}

/** What a header takes: browsers send few different ones. */
const known = new LRUCache<string, { br: boolean; gzip: boolean }>({ max: 100 })

function codingsIn(accepted: string): { br: boolean; gzip: boolean } {
  const found = known.get(accepted)
  if (found) return found
  const codings = { br: takes(accepted, 'br'), gzip: takes(accepted, 'gzip') }
  if (accepted.length <= longestHeader) known.set(accepted, codings)
  return codings
}

function takes(accepted: string, coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';')
    const isRefused = parameters.some((text) => /^\s*q=0(?:\.0*)?\s*$/.test(text))
    return name.trim().toLowerCase() === coding && !isRefused
  })
}
