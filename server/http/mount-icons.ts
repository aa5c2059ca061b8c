import type { Express, RequestHandler } from 'express'
import { iconAnswer } from '#server/assets/icons.ts'
import { notFound } from '#shared/errors.ts'
import type { CachePolicies } from './cache-overrides.ts'
import { matchesEtag, weakEtag } from './etag.ts'

/** Icons of the bundled sets, in the shape Iconify's clients read. */
export function mountIcons(app: Express, policies: CachePolicies): void {
  app.get('/_icons/:file', icons(policies))
}

function icons(policies: CachePolicies): RequestHandler<{ file: string }> {
  return async (req, res) => {
    const prefix = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/.exec(req.params.file)?.[1]
    const answer = prefix && (await iconAnswer(prefix, req.query.icons))
    if (!answer) throw notFound(req.path)
    const body = JSON.stringify(answer)
    const etag = weakEtag(body)
    res.vary('Accept-Encoding').set({
      ETag: etag,
      ...policies.headersOf('picture'),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
    if (matchesEtag(req.headers['if-none-match'], etag)) res.status(304).end()
    else res.type('json').send(body)
  }
}
