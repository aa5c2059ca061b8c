import { hash } from 'node:crypto'
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

/** A body as it will be sent many times, compressed in the thread pool: requests go on meanwhile. */
export async function encodeBody(body: string | Buffer, type: string): Promise<EncodedBodies> {
  const { bytes, etag } = plainBody(body).identity
  const identity = { bytes: byThemselves(bytes), etag }
  if (!isWorthwhile(bytes, type)) return { identity }
  const [br, gzipped] = await Promise.all([
    brotliBody(bytes, keptQuality),
    gzipOf(bytes, { level: 9 }),
  ])
  return {
    identity,
    gzip: { bytes: byThemselves(gzipped), etag: marked(etag, 'gz') },
    br: { bytes: byThemselves(br), etag: marked(etag, 'br') },
  }
}

/** What zlib gives, and a short text, is a part of 64 kB, all of which would be kept with it. */
function byThemselves(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A body nobody has asked to be smaller yet. */
export function plainBody(body: string | Buffer): EncodedBodies {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const tag = hash('sha256', bytes, 'base64url').slice(0, 22)
  return { identity: { bytes, etag: `"${tag}"` } }
}

/** A body that is sent once, compressed lightly and in the one way this client takes. */
export async function encodeOnce(
  { identity }: EncodedBodies,
  type: string,
  accepted = '',
): Promise<EncodedBodies> {
  const { bytes, etag } = identity
  const { br, gzip } = codingsIn(accepted)
  if (!isWorthwhile(bytes, type) || !(br || gzip)) return { identity }
  return br
    ? { identity, br: { bytes: await brotliBody(bytes, 4), etag: marked(etag, 'br-once') } }
    : {
        identity,
        gzip: { bytes: await gzipOf(bytes, { level: 4 }), etag: marked(etag, 'gz-once') },
      }
}

function isWorthwhile(bytes: Buffer, type: string): boolean {
  return bytes.length >= worthwhile && compressible.test(type)
}

/** Each form of a body has an ETag of its own. */
function marked(etag: string, mark: string): string {
  return `${etag.slice(0, -1)}-${mark}"`
}

/** The smallest encoding there is that a client takes (`Accept-Encoding`, RFC 9110 §12.5.3). */
export function chooseEncoding(bodies: EncodedBodies, accepted = ''): Encoding {
  const { br, gzip } = codingsIn(accepted)
  if (br && bodies.br) return 'br'
  return gzip && bodies.gzip ? 'gzip' : 'identity'
}

/** What a header takes: browsers send few different ones. */
const known = new LRUCache<string, { br: boolean; gzip: boolean }>({ max: 100 })

/** Which of our codings an `Accept-Encoding` takes. */
export function codingsIn(accepted = ''): { br: boolean; gzip: boolean } {
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
