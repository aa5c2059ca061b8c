import type { Response } from 'express'
import type { PublishedHtml } from '#server/render/published-html.ts'
import { privateHeaders } from './cache-headers.ts'
import { publishedPolicy, sha256 } from './content-policies.ts'

/** Answers one visitor with a page for readers: a draft, a shared one, a form that was refused. */
export function sendPublished(res: Response, page: PublishedHtml): void {
  res.set(privateHeaders()).set(publishedHeaders(page)).end(page.html)
}

/** Type and policy of a page for readers. */
export function publishedHeaders({ styles, hasForm }: PublishedHtml): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': publishedPolicy({ styles: [sha256(styles)] }, hasForm),
  }
}
