import type { Express, RequestHandler } from 'express'
import { parseImageModifiers } from '#server/assets/image-modifiers.ts'
import type { Images } from '#server/assets/images.ts'
import type { CachePolicies } from './cache-overrides.ts'
import { matchesEtag } from './etag.ts'

type Params = { modifiers: string; source: string[] }

/** Pictures in the sizes and formats that are asked for. */
export function mountImages(app: Express, images: Images, policies: CachePolicies): void {
  app.get('/_image/:modifiers/*source', image(images, policies))
}

function image(images: Images, policies: CachePolicies): RequestHandler<Params> {
  return async (req, res) => {
    const modifiers = parseImageModifiers(req.params.modifiers)
    const { etag, permanent, bytes } = await images.answer(req.params.source, modifiers)
    const isKnown = matchesEtag(req.headers['if-none-match'], etag)
    const body = isKnown ? undefined : await bytes()
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
