import type { Express, Request, RequestHandler, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import { authorise } from '#server/pages/authorise.ts'
import { readableDocument } from '#server/pages/published-page.ts'
import { openShare } from '#server/pages/share-access.ts'
import type { ClientBuild } from '#server/render/client-entry.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { sendPublished } from './send-published.ts'
import type { SharePass } from './share-pass.ts'

export interface DocumentDeps {
  services: Services
  build: ClientBuild
  callerOf: (req: Request, res: Response) => Caller
  sharePass: SharePass
}

/** Pages for readers that are not public: drafts in their owner's lists, and what a share shows. */
export function mountDocuments(app: Express, deps: DocumentDeps): void {
  app.get('/_thumb/:slug', thumbnail(deps))
  app.get('/_share/:token', shared(deps))
}

/** The newest draft as readers would see it, for its owner's lists. */
function thumbnail(deps: DocumentDeps): RequestHandler<{ slug: string }> {
  return async (req, res) => {
    const { identity } = deps.callerOf(req, res)
    const stored = await deps.services.storage.pages.bySlug(req.params.slug)
    const page = authorise(identity, stored, 'read')
    sendPublished(res, await htmlOf(deps, page, readableDocument(page, page.document)))
  }
}

/** The page behind a share link, inside the share screen's frame. */
function shared(deps: DocumentDeps): RequestHandler<{ token: string }> {
  const { services, sharePass } = deps
  return async (req, res) => {
    const { token } = req.params
    const opened = await openShare(services, token, (hash) => sharePass.holds(req, token, hash))
    if (opened.state === 'locked') throw new AppError('locked', 'This page needs a password.')
    // Counted views are taken at the gate: the frame alone must not be a way around it.
    const { maxViews, passwordHash } = opened.share
    const isCounted = maxViews === null || sharePass.holds(req, token, passwordHash ?? '')
    if (opened.state === 'gone' || !isCounted)
      throw new AppError('gone', 'This link is no longer open.')
    const { page, document } = opened
    res.set('X-Robots-Tag', 'noindex')
    sendPublished(res, await htmlOf(deps, page, readableDocument(page, document)))
  }
}

async function htmlOf({ services, build }: DocumentDeps, page: StoredPage, document: PageDocument) {
  return publishedHtml(await build.entry(), {
    document,
    asked: page.locale,
    slug: page.slug,
    siteUrl: services.config.SITE_URL,
    noindex: page.noindex || page.publishedRev === null,
    now: services.now(),
  })
}
