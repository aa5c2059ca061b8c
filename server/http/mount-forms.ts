import express, { type Express, type Request, type Response } from 'express'
import * as z from 'zod/mini'
import type { Caller } from '#server/handlers/handler.ts'
import { unlockShare } from '#server/pages/share-access.ts'
import { FormRefused, submitForm } from '#server/pages/submit-form.ts'
import type { ClientBuild } from '#server/render/client-entry.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { fields } from '#shared/endpoints/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLocale, isLocale, type Locale, localizePath } from '#shared/locales.ts'
import { hostAddress, hostPath, type PageAddress, siteAddress } from '#shared/page/page-address.ts'
import { checkedFields } from './checked-fields.ts'
import { readJsonBody } from './json-body.ts'
import { networkOf } from './network-of.ts'
import { pageHostOf } from './page-host.ts'
import { wantsJson } from './problem.ts'
import type { RateLimiter } from './rate-limit.ts'
import { sendPublished } from './send-published.ts'
import type { SharePass } from './share-pass.ts'
import type { UnlockGuard } from './unlock-guard.ts'

export interface FormDeps {
  services: Services
  build: ClientBuild
  limiter: RateLimiter
  unlockGuard: UnlockGuard
  callerOf: (req: Request, res: Response) => Caller
  sharePass: SharePass
  refuseForgery: (req: Request) => void
}

/** Compressed bodies are refused, so that none can unpack. */
const urlencoded = express.urlencoded({
  extended: false,
  inflate: false,
  limit: '32kb',
  parameterLimit: 40,
})

const unlockBody = fields({ password: z.string('the password of the link, as text') })

/** What works without script: a page's contact form and a share link's password. */
export function mountForms(app: Express, deps: FormDeps): void {
  app.post('/f/:slug/:block', urlencoded, async (req, res) => {
    const { block, ...named } = req.params as { slug: string; block: string }
    // On a page's own host there is no other page.
    const slug = pageHostOf(req)?.slug ?? named.slug
    requireForm(req)
    deps.limiter.count('form', { identity: null, network: networkOf(req.ip), subject: slug })
    const page = await submitForm(deps.services, slug, block, fieldsOf(req)).catch(
      (error: unknown) => showAgain(deps, req, res, error),
    )
    if (!page) return
    const path = pagePath(req, page)
    res.redirect(303, `${path}#sent-${encodeURIComponent(block)}`)
  })
  app.post('/share/:token/unlock', urlencoded, async (req: UnlockRequest, res) => {
    deps.refuseForgery(req)
    deps.limiter.count('write', { identity: null, network: networkOf(req.ip) })
    const isForm = req.is('urlencoded') !== false
    const sent = isForm ? fieldsOf(req) : await readJsonBody(req)
    const { password } = checkedFields(unlockBody, sent, 'body')
    if (!isForm) {
      await unlock(deps, req, res, password)
      res.set('Cache-Control', 'no-store').json({ ok: true })
      return
    }
    const locale = languageOf(req) ?? defaultLocale
    const path = await unlock(deps, req, res, password).catch(wrongPath)
    res.redirect(303, localizePath(locale, path))
  })
}

/** A person sees the page again with what was typed and what is wrong; a program gets the problem. */
async function showAgain(
  { services, build }: FormDeps,
  req: Request,
  res: Response,
  error: unknown,
): Promise<null> {
  if (!(error instanceof FormRefused) || wantsJson(req)) throw error
  const { page, document, answers } = error
  const html = publishedHtml(await build.entry(), {
    document,
    asked: languageOf(req) ?? page.locale,
    slug: page.slug,
    address: addressOn(req, services, page),
    noindex: true,
    now: services.now(),
    answers,
  })
  res.status(error.status)
  sendPublished(res, html)
  return null
}

/** Where the page stands that the form was sent from. */
function pagePath(req: Request, { slug, locale }: StoredPage): string {
  const language = languageOf(req) ?? locale
  if (pageHostOf(req)) return hostPath(language, locale)
  return localizePath(language, `/p/${encodeURIComponent(slug)}`)
}

function addressOn(req: Request, { config }: Services, { slug, locale }: StoredPage): PageAddress {
  const host = pageHostOf(req)
  return host ? hostAddress(config.SITE_URL, host.host, locale) : siteAddress(config.SITE_URL, slug)
}

type UnlockRequest = Request<{ token: string }>

/** Gives the visitor the share's pass. @returns where the unlocked page is */
async function unlock(
  { services, sharePass, unlockGuard }: FormDeps,
  req: UnlockRequest,
  res: Response,
  password: string,
): Promise<string> {
  const { token } = req.params
  const network = networkOf(req.ip)
  const { passwordHash, path } = await unlockGuard.try(token, network, () =>
    unlockShare(services, token, password, network),
  )
  sharePass.grant(res, token, passwordHash ?? '')
  return path
}

/** Back to the link, which says that the password was wrong or that it came too late. */
function wrongPath(error: unknown): string {
  if (error instanceof AppError && error.code === 'wrong_password') return `${error.path}?wrong`
  if (error instanceof AppError && error.code === 'gone' && error.path) return error.path
  throw error
}

/** The language of the page the form stands on: the address it posts to says it. */
function languageOf(req: Request): Locale | null {
  return isLocale(req.query.lang) ? req.query.lang : null
}

function requireForm(req: Request): void {
  if (req.is('urlencoded')) return
  throw new AppError('unsupported_type', 'Content-Type must be application/x-www-form-urlencoded.')
}

function fieldsOf(req: Request): Record<string, string> {
  const entries = Object.entries((req.body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, String(Array.isArray(value) ? value[0] : value)]),
  )
}
