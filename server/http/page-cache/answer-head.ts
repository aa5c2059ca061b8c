import { cacheHeaders, cacheStatus, varyOf } from '../cache-headers.ts'
import type { CachePolicy } from '../cache-overrides.ts'
import type { Copy } from './copy.ts'
import type { Encoding } from './encoded-body.ts'
import type { Found } from './page-cache.ts'

type Headers = Record<string, string | string[]>
/** As `writeHead` takes them fastest: names and values in turn. */
export type RawHeaders = string[]

/** Head of an answer, or of the 304 in its place, under a request id. */
export type HeadOf = (encoding: Encoding, isKnown: boolean, id: string) => RawHeaders

/** Heads hold for a second: then ages have changed. They are written once in that time. */
export function createHeads(policy: () => CachePolicy, common: Headers) {
  const written = new WeakMap<Copy, { found: Found; heads: Map<string, RawHeaders> }>()
  return function headsOf(found: Found): HeadOf {
    const known = written.get(found.copy)
    const heads = known && isSame(known.found, found) ? known.heads : new Map<string, RawHeaders>()
    if (heads !== known?.heads) written.set(found.copy, { found, heads })
    return (encoding, isKnown, id) => {
      const name = isKnown ? `${encoding} known` : encoding
      const head = heads.get(name) ?? raw(headersOf(found, encoding, isKnown, policy(), common))
      heads.set(name, head)
      head[head.length - 1] = id
      return head
    }
  }
}

/** Everything an answer says before its bytes; a 304 only what may have changed though they have not. */
export function headersOf(
  found: Found,
  encoding: Encoding,
  isKnown: boolean,
  policy: CachePolicy,
  common: Headers,
): Headers {
  const { copy } = found
  const { bytes, etag } = copy.bodies[encoding] ?? copy.bodies.identity
  const validators = { ETag: etag, ...cachingOf(found, policy) }
  if (isKnown) return validators
  return {
    ...common,
    ...copy.headers,
    ...validators,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(bytes.length),
  }
}

function cachingOf(found: Found, { rules, emitted }: CachePolicy): Headers {
  const { copy } = found
  const rule = rules[copy.rule]
  return {
    Vary: varyOf(rule),
    ...cacheHeaders(rule, { ...found, tags: copy.tags }, emitted),
    ...cacheStatus(statusOf(found)),
  }
}

function statusOf({ outcome, detail, ttl }: Found): string {
  if (outcome === 'bypass') return 'fwd=bypass'
  if (outcome === 'miss') return `fwd=miss; ${detail}`
  if (detail === 'error') return 'fwd=stale; detail=error'
  return outcome === 'stale' ? `hit; ttl=${ttl}; detail=${detail}` : `hit; ttl=${ttl}`
}

function isSame(a: Found, b: Found): boolean {
  return a.outcome === b.outcome && a.detail === b.detail && a.age === b.age && a.ttl === b.ttl
}

/** With a place for the request's id at the end. */
function raw(headers: Headers): RawHeaders {
  const pairs = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [name, value]),
  )
  return [...pairs, 'X-Request-Id', '']
}
