import type { Express, RequestHandler } from 'express'
import { iconAnswer } from '#server/assets/icons.ts'
import { notFound } from '#shared/errors.ts'
import { matchesEtag, weakEtag } from './etag.ts'

/** Icons of the bundled sets, in the shape Iconify's clients read. */
export function mountIcons(app: Express): void {
  app.get('/_icons/:file', icons)
}

const icons: RequestHandler<{ file: string }> = async (req, res) => {
  const prefix = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/.exec(req.params.file)?.[1]
  const answer = prefix && (await iconAnswer(prefix, req.query.icons))
  if (!answer) throw notFound(req.path)
  const body = JSON.stringify(answer)
  const etag = weakEtag(body)
  res.set({
    ETag: etag,
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })
  if (matchesEtag(req.headers['if-none-match'], etag)) res.status(304).end()
  else res.type('json').send(body)
}
