import type { Express, Request, RequestHandler, Response } from 'express'
import type { Caller } from '#server/handlers/handler.ts'
import { ownPage } from '#server/pages/change-page.ts'
import { readableDocument } from '#server/pages/published-page.ts'
import { openShare } from '#server/pages/share-access.ts'
import type { ClientBuild } from '#server/render/client-entry.ts'
import { linkCard } from '#server/render/link-card.ts'
import { changeStyles, markedParts, showMarks, withMarks } from '#server/render/mark-changes.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { ownPictureUrl } from '#shared/page/own-pictures.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { privateHeaders } from './cache-headers.ts'
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
  app.get('/_card/:slug', card(deps))
  app.get('/_share/:token', shared(deps))
}

/** A revision as readers would see it, the newest draft where none is asked for: for its owner. */
function thumbnail(deps: DocumentDeps): RequestHandler<{ slug: string }> {
  return async (req, res) => {
    const page = await pageOf(deps, req, res)
    const { rev, against } = req.query
    const document = await documentAt(deps, page, rev)
    if (against === undefined) return sendPublished(res, await htmlOf(deps, page, document))
    const changes = comparePages(await documentAt(deps, page, against), document)
    const marked = await htmlOf(deps, page, withMarks(document, changes))
    const styles = marked.styles + changeStyles
    const html = showMarks(
      marked.html.replace(marked.styles, () => styles),
      markedParts(changes),
    )
    sendPublished(res, { ...marked, html, styles })
  }
}

/** What links to the newest draft would unfold into, before anybody can send one: for its owner. */
function card(deps: DocumentDeps): RequestHandler<{ slug: string }> {
  return async (req, res) => {
    const page = await pageOf(deps, req, res)
    const document = readableDocument(page, page.document)
    res.set(privateHeaders())
    const own = ownPictureUrl(document, 'card')
    if (own) return res.redirect(302, own)
    res.type('png')
    const sources = { entry: await deps.build.entry(), fontsFolder: deps.build.fontsFolder }
    res.end(await linkCard(deps.services.images, sources, document))
  }
}

/** A page the caller may look at: their own, or one they edit. */
function pageOf(
  { services, callerOf }: DocumentDeps,
  req: Request<{ slug: string }>,
  res: Response,
): Promise<StoredPage> {
  return ownPage(services, { slug: req.params.slug, identity: callerOf(req, res).identity }, 'read')
}

/** @throws AppError `not_found` where the page has no such revision */
async function documentAt(
  { services }: DocumentDeps,
  page: StoredPage,
  rev: unknown,
): Promise<PageDocument> {
  const isNewest = rev === undefined || rev === String(page.rev)
  const stored = isNewest ? page : await services.storage.revisions.byRev(page.id, revOf(rev))
  if (!stored) throw notFound()
  return readableDocument(page, stored.document)
}

function revOf(text: unknown): number {
  return /^\d{1,9}$/.test(String(text)) ? Number(text) : -1
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
    address: siteAddress(services.config.SITE_URL, page.slug),
    noindex: page.noindex || page.publishedRev === null,
    now: services.now(),
  })
}
