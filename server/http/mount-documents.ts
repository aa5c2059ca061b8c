import type { Express, Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Caller } from '#server/handlers/handler.ts'
import { authorise } from '#server/pages/authorise.ts'
import { readableDocument, readPublished } from '#server/pages/published-page.ts'
import { openShare } from '#server/pages/share-access.ts'
import type { ClientBuild } from '#server/render/client-entry.ts'
import { cardPng, publishedHtml } from '#server/render/published-html.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import { isLocale, type Locale, localeCodes, localePrefix, splitLocale } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { cacheHeaders, cacheRules } from './cache-rules.ts'
import { previewPolicy } from './security-headers.ts'
import { sendPublished } from './send-published.ts'
import type { SharePass } from './share-pass.ts'

export interface DocumentDeps {
  services: Services
  build: ClientBuild
  callerOf: (req: Request, res: Response) => Caller
  sharePass: SharePass
  showcase: ReadonlyMap<Locale, PageDocument>
}

/** Every document that is not a screen of the application: pages for readers, and their frames. */
export function mountDocuments(app: Express, deps: DocumentDeps): void {
  const prefixes = localeCodes.map((locale) => localePrefix(locale))
  app.get(
    prefixes.map((prefix) => `${prefix}/p/:slug`),
    published(deps),
  )
  app.get('/p/:slug/card.png', card(deps))
  app.get('/p/:slug/icon.svg', icon(deps))
  app.get('/_thumb/:slug', thumbnail(deps))
  app.get('/_share/:token', shared(deps))
  app.get('/_showcase/:language', showcased(deps))
  app.get('/_preview', preview(deps))
}

function published({ services, build }: DocumentDeps): RequestHandler<{ slug: string }> {
  return async (req, res) => {
    const { locale } = splitLocale(req.path)
    const found = await readPublished(services.storage, req.params.slug)
    if ('movedTo' in found) {
      // Not for ever: a page may take a slug of its own back.
      res.set(cacheHeaders(cacheRules.published))
      res.redirect(301, `${localePrefix(locale)}/p/${encodeURIComponent(found.movedTo)}`)
      return
    }
    const html = await htmlOf(services, build, found.page, found.document, locale)
    sendPublished(req, res, html, cacheRules.published)
  }
}

/** Drawing takes the process for a while, so a revision's card is drawn once. */
function card({ services, build }: DocumentDeps): RequestHandler<{ slug: string }> {
  const drawn = new LRUCache<string, Buffer>({ max: 200 })
  return async (req, res) => {
    const { page, document } = await publishedOf(services, req.params.slug)
    const key = `${page.id}:${page.publishedRev}`
    const png = drawn.get(key) ?? cardPng(await build.entry(), document, build.fontsFolder)
    drawn.set(key, png)
    openToFrames(res).type('png').set('Cache-Control', 'public, max-age=3600').end(png)
  }
}

function icon({ services, build }: DocumentDeps): RequestHandler<{ slug: string }> {
  return async (req, res) => {
    const { document } = await publishedOf(services, req.params.slug)
    const svg = (await build.entry()).monogramSvg(document)
    openToFrames(res).type('svg').set('Cache-Control', 'public, max-age=3600').end(svg)
  }
}

/** The newest draft as readers would see it, for its owner's lists. */
function thumbnail(deps: DocumentDeps): RequestHandler<{ slug: string }> {
  const { services, build } = deps
  return async (req, res) => {
    const caller = deps.callerOf(req, res)
    const page = authorise(
      caller.identity,
      await services.storage.pages.bySlug(req.params.slug),
      'read',
    )
    const document = readableDocument(page, page.document)
    sendPublished(
      req,
      res,
      await htmlOf(services, build, page, document, page.locale),
      cacheRules.private,
    )
  }
}

/** The page behind a share link, inside the share screen's frame. */
function shared(deps: DocumentDeps): RequestHandler<{ token: string }> {
  const { services, build, sharePass } = deps
  return async (req, res) => {
    const { token } = req.params
    const opened = await openShare(services, token, (hash) => sharePass.holds(req, token, hash))
    if (opened.state === 'locked') throw new AppError('locked', 'This page needs a password.')
    // Counted views are taken at the gate: the frame alone must not be a way around it.
    const { maxViews, passwordHash } = opened.share
    const isCounted = maxViews === null || sharePass.holds(req, token, passwordHash ?? '')
    if (opened.state === 'gone' || !isCounted)
      throw new AppError('gone', 'This link is no longer open.')
    const document = readableDocument(opened.page, opened.document)
    const html = await htmlOf(services, build, opened.page, document, opened.page.locale)
    res.set('X-Robots-Tag', 'noindex')
    sendPublished(req, res, html, cacheRules.private)
  }
}

function showcased({
  services,
  build,
  showcase,
}: DocumentDeps): RequestHandler<{ language: string }> {
  return async (req, res) => {
    const { language } = req.params
    const document = isLocale(language) ? showcase.get(language) : undefined
    if (!document) throw notFound(req.path)
    const html = publishedHtml(await build.entry(), {
      document,
      asked: document.base,
      slug: document.id,
      siteUrl: services.config.SITE_URL,
      noindex: true,
      now: services.now(),
    })
    sendPublished(req, res, html, cacheRules.site)
  }
}

/** An empty document with the preview's script, in an origin of its own. */
function preview({ build }: DocumentDeps): RequestHandler {
  return (_req, res) => {
    const { script, styles, modules } = build.previewAssets()
    const links = [
      ...styles.map((href) => `<link rel="stylesheet" href="${href}" crossorigin>`),
      ...modules.map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`),
    ].join('')
    res.type('html').set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': previewPolicy({ development: build.development }),
    })
    res.end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title><link rel="icon" href="data:,">${links}<script type="module" crossorigin src="${script}"></script></head><body><div id="root"></div></body></html>`,
    )
  }
}

async function publishedOf(
  services: Services,
  slug: string,
): Promise<{ page: StoredPage; document: PageDocument }> {
  const found = await readPublished(services.storage, slug)
  if ('movedTo' in found) throw notFound(`/p/${slug}`)
  return found
}

async function htmlOf(
  services: Services,
  build: ClientBuild,
  page: StoredPage,
  document: PageDocument,
  asked: Locale,
) {
  const { config, now } = services
  return publishedHtml(await build.entry(), {
    document,
    asked,
    slug: page.slug,
    siteUrl: config.SITE_URL,
    noindex: page.noindex || page.publishedRev === null,
    now: now(),
  })
}

/** Lets documents of an opaque origin, which a sandboxed page has, load the resource. */
function openToFrames(res: Response): Response {
  return res.set({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })
}
