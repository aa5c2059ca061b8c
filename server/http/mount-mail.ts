import { createHash } from 'node:crypto'
import express, { type Express, type Request, type Response } from 'express'
import { catalogueWords } from '#server/catalogue-words.ts'
import { type MailAction, mailActions } from '#server/mail/mail-links.ts'
import { followMailLink, mailboxOfLink } from '#server/pages/mailbox.ts'
import type { Services } from '#server/services.ts'
import type { StoredMailbox } from '#server/storage/storage.ts'
import { escapeXml } from '#shared/escape-xml.ts'
import { defaultLocale, type Locale, locales } from '#shared/locales.ts'
import { privateHeaders } from './cache-headers.ts'
import { networkOf } from './network-of.ts'
import type { RateLimiter } from './rate-limit.ts'

export interface MailDeps {
  services: Services
  limiter: RateLimiter
}

/** What mail programs post for RFC 8058; the link itself says who may. */
const oneClick = express.urlencoded({ extended: false, inflate: false, limit: '1kb' })

interface Params {
  action: string
  id: string
  token: string
}

/**
 * What the links of e-mails open. Opening one changes nothing, as scanners of mail open every link;
 * its button does, and so does the mail program itself, which brings no cookie.
 */
export function mountMail(app: Express, deps: MailDeps): void {
  const path = '/mail/:action/:id/:token'
  app.get(path, async (req: Request<Params>, res) => {
    const found = await linked(deps, req)
    if (found) return sendNote(res, 200, found.mailbox, found.action, 'ask')
    return sendNote(res, 404, null, 'confirm', 'gone')
  })
  app.post(path, oneClick, async (req: Request<Params>, res) => {
    const found = await linked(deps, req)
    // Whoever unsubscribes twice has unsubscribed.
    if (!found) return sendNote(res, 404, null, 'confirm', 'gone')
    await followMailLink(deps.services, found.action, found.mailbox)
    return sendNote(res, 200, found.mailbox, found.action, 'done')
  })
}

async function linked({ services, limiter }: MailDeps, req: Request<Params>) {
  limiter.count('write', { identity: null, network: networkOf(req.ip) })
  const { id, token } = req.params
  const action = mailActions.find((known) => known === req.params.action)
  if (!action || !services.mailLinks.isOurs(action, id, token)) return null
  const mailbox = await mailboxOfLink(services, action, id)
  return mailbox && { action, mailbox }
}

function sendNote(
  res: Response,
  status: number,
  mailbox: StoredMailbox | null,
  action: MailAction,
  state: 'ask' | 'done' | 'gone',
): void {
  const locale = mailbox?.locale ?? defaultLocale
  const t = catalogueWords(locale, 'mail')
  const key = state === 'gone' ? 'link.gone' : `link.${action}.${state}`
  const html = noteHtml(locale, {
    title: t(`${key}.title`),
    text: t(`${key}.text`, { address: mailbox?.address ?? '' }),
    button: state === 'ask' ? t(`${key}.button`) : null,
  })
  const hash = createHash('sha256').update(styles).digest('base64')
  res.status(status).set({
    ...privateHeaders(),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
  res.end(html)
}

interface Note {
  title: string
  text: string
  button: string | null
}

const styles = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;background:light-dark(#f7f4ee,#1a1714);color:light-dark(#231f1b,#f2ede6)}body{min-height:90dvh;margin:0;padding:1.5rem;display:grid;place-items:center}main{max-width:26rem}h1{margin:0 0 .75rem;font-size:1.6rem;line-height:1.25}p{margin:0 0 1.5rem;line-height:1.6;overflow-wrap:anywhere}button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.625rem;background:light-dark(#b93c0b,#ffa98a);color:light-dark(#fff,#2a1208);font:inherit;font-weight:600;cursor:pointer}button:focus-visible{outline:2px solid currentColor;outline-offset:3px}`

function noteHtml(locale: Locale, { title, text, button }: Note): string {
  const form = button
    ? `<form method="post"><button type="submit">${escapeXml(button)}</button></form>`
    : ''
  return `<!doctype html>
<html lang="${locales[locale].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title><style>${styles}</style></head>
<body><main><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p>${form}</main></body>
</html>`
}
