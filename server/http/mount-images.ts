import type { Express, RequestHandler } from 'express'
import { parseImageModifiers } from '#server/assets/image-modifiers.ts'
import type { Images } from '#server/assets/images.ts'
import type { CachePolicies } from './cache-overrides.ts'
import { untilGone } from './client-gone.ts'
import { matchesEtag } from './etag.ts'
import { networkOf } from './network-of.ts'
import type { RateLimiter } from './rate-limit.ts'

type Params = { modifiers: string; source: string[] }

export interface ImageDeps {
  images: Images
  policies: CachePolicies
  limiter: RateLimiter
}

/** Pictures in the sizes and formats that are asked for. */
export function mountImages(app: Express, deps: ImageDeps): void {
  app.get('/_image/:modifiers/*source', image(deps))
}

function image({ images, policies, limiter }: ImageDeps): RequestHandler<Params> {
  return async (req, res) => {
    const modifiers = parseImageModifiers(req.params.modifiers)
    const { etag, permanent, bytes } = await images.answer(req.params.source, modifiers)
    const isKnown = matchesEtag(req.headers['if-none-match'], etag)
    const visitor = { identity: null, network: networkOf(req.ip) }
    const countMaking = () => limiter.count('picture', visitor)
    const signal = untilGone(res)
    const asked = isKnown ? undefined : bytes({ ...visitor, signal, countMaking })
    const body = await asked?.catch(unlessGone(signal))
    if (signal.aborted) return
    res.vary('Accept-Encoding').set({
      ETag: etag,
      ...policies.headersOf(permanent ? 'asset' : 'picture'),
      // Opened by itself it can do nothing; pages of an opaque origin may show it.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
    if (!body) {
      res.status(304).end()
      return
    }
    res.type(`image/${modifiers.format}`).set('Content-Length', String(body.length))
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}

/** Nobody is there to be told of what went wrong, least of all that they left. */
function unlessGone(signal: AbortSignal) {
  return (error: unknown): undefined => {
    if (!signal.aborted) throw error
  }
}
