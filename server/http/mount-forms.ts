import express, { type Express, type Request, type Response } from 'express'
import { unlockShare } from '#server/pages/share-access.ts'
import { submitForm } from '#server/pages/submit-form.ts'
import type { Services } from '#server/services.ts'
import { AppError } from '#shared/errors.ts'
import { isLocale, localePrefix } from '#shared/locales.ts'
import type { Caller } from './handler.ts'
import { readJsonBody } from './json-body.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { SharePass } from './share-pass.ts'

export interface FormDeps {
  services: Services
  limiter: RateLimiter
  callerOf: (req: Request, res: Response) => Caller
  sharePass: SharePass
}

const urlencoded = express.urlencoded({ extended: false, limit: '32kb', parameterLimit: 40 })

/** What works without script: a page's contact form and a share link's password. */
export function mountForms(app: Express, deps: FormDeps): void {
  app.post('/f/:slug/:block', urlencoded, async (req, res) => {
    const { slug, block } = req.params as { slug: string; block: string }
    requireForm(req)
    deps.limiter.count('write', { identity: null, ip: req.ip ?? '' })
    const page = await submitForm(deps.services, slug, block, fieldsOf(req))
    const from = String(req.query.lang ?? '')
    const prefix = localePrefix(isLocale(from) ? from : page.locale)
    res.redirect(303, `${prefix}/p/${encodeURIComponent(slug)}#sent-${encodeURIComponent(block)}`)
  })
  app.post('/share/:token/unlock', urlencoded, async (req, res) => {
    const { token } = req.params as { token: string }
    deps.limiter.count('unlock', { identity: null, ip: `${token}:${req.ip ?? ''}` })
    const asForm = req.is('urlencoded') !== false
    const password = asForm ? fieldsOf(req).password : passwordOf(await readJsonBody(req))
    await unlock(deps, token, password ?? '', asForm, res)
  })
}

async function unlock(
  deps: FormDeps,
  token: string,
  password: string,
  asForm: boolean,
  res: Response,
) {
  try {
    const share = await unlockShare(deps.services, token, password)
    deps.sharePass.grant(res, token, share.passwordHash ?? '')
    if (asForm) res.redirect(303, share.path)
    else res.set('Cache-Control', 'no-store').json({ ok: true })
  } catch (error) {
    const wrong = error instanceof AppError && error.code === 'wrong_password'
    if (!asForm || !wrong) throw error
    res.redirect(303, `/share/${encodeURIComponent(token)}?wrong`)
  }
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

function passwordOf(body: unknown): string {
  const password = (body as { password?: unknown } | null)?.password
  return typeof password === 'string' ? password : ''
}
