import type { Request, Response } from 'express'
import type { PublishedHtml } from '#server/render/published-html.ts'
import { type CacheRule, cacheHeaders } from './cache-rules.ts'
import { matchesEtag, weakEtag } from './etag.ts'
import { publishedPolicy, sha256 } from './security-headers.ts'

/** Answers with a page for readers: its policy, its caching rule, 304 where nothing changed. */
export function sendPublished(
  req: Request,
  res: Response,
  page: PublishedHtml,
  rule: CacheRule,
): void {
  const etag = weakEtag(page.html)
  res.type('html').set({
    ...cacheHeaders(rule),
    'Content-Security-Policy': publishedPolicy({ styles: [sha256(page.styles)] }, page.hasForm),
    ETag: etag,
  })
  if (matchesEtag(req.headers['if-none-match'], etag)) res.status(304).end()
  else res.end(req.method === 'HEAD' ? undefined : page.html)
}
