import type { ScreenAssets } from '#server/render/client-entry.ts'
import type { MessageCatalogue } from '#server/render/messages.ts'
import { escapeXml } from '#shared/escape-xml.ts'
import { createTranslator } from '#shared/i18n/translator.ts'
import { type Locale, locales } from '#shared/locales.ts'
import { sha256 } from './content-policies.ts'

const faces = (family: string, files: readonly string[]) =>
  files
    .map((file) => `@font-face{font-family:${family};font-weight:100 900;src:url(${file})}`)
    .join('')

const style = ({ fonts }: Pick<OfflinePage, 'fonts'>) =>
  `${faces('Geist', fonts.text)}${faces('Fraunces', fonts.display)}:root{color-scheme:light dark;font:1rem/1.6 Geist,system-ui,sans-serif}body{box-sizing:border-box;min-height:100dvh;margin:0;padding:1.5rem;display:grid;align-content:center;justify-items:center;gap:.75rem;text-align:center;background:light-dark(#fdf9f5,#171311);color:light-dark(#2b2420,#f3ece6)}svg{fill:light-dark(#c2410c,#f97316);margin-bottom:.5rem}h1{margin:0;font-family:Fraunces,Palatino,Georgia,serif;font-size:1.75rem;line-height:1.2;text-wrap:balance}p{max-width:28rem;margin:0;text-wrap:pretty}a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.5rem;padding-inline:1.25rem;border:1px solid currentColor;border-radius:.625rem;color:inherit;font-weight:600;text-decoration:none}`

/** Comes back as soon as the server answers, which the browser's word for being online does not say. */
const comeBack =
  'const look=()=>fetch("/healthz",{cache:"no-store"}).then(({ok})=>ok&&location.reload(),()=>{});addEventListener("online",look);setInterval(look,4000)'

const facets = ['M0,3 10,0 10,30 0,33z', 'M10,0 20,3 20,33 10,30z', 'M20,3 30,0 30,30 20,33z']
const mark = `<svg aria-hidden="true" width="64" height="64" viewBox="-2 -0.5 34 34">${facets.map((path, index) => `<path d="${path}" opacity="${index === 1 ? 0.55 : 1}"/>`).join('')}</svg>`

export interface OfflinePage {
  locale: Locale
  /** Whether the device has a network: then it is the server that does not answer. */
  isOnline: boolean
  /** Faces of the screens, in the browser's cache since one was shown. */
  fonts: ScreenAssets['fonts']
  /** Keeps the colours that were chosen on this device. */
  colourModeScript: string
}

/** What a screen shows that cannot be fetched: all it needs is in it. */
export function offlinePage(messages: MessageCatalogue, page: OfflinePage): string {
  const { tag } = locales[page.locale]
  const translate = createTranslator(tag, messages[page.locale].messages)
  const t = (key: string) => escapeXml(translate(key))
  const title = t(page.isOnline ? 'error.unreachable' : 'error.offline')
  const text = t(page.isOnline ? 'error.unreachableText' : 'error.offlineText')
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${t('site.name')}</title><script>${page.colourModeScript}</script><style>${style(page)}</style></head><body>${mark}<h1>${title}</h1><p>${t('error.changesKept')} ${text}</p><a href="">${t('error.retry')}</a><script>${comeBack}</script></body></html>`
}

export function offlinePagePolicy(page: Pick<OfflinePage, 'colourModeScript' | 'fonts'>) {
  const scripts = [page.colourModeScript, comeBack].map(sha256).join(' ')
  return `default-src 'none'; style-src ${sha256(style(page))}; font-src 'self'; script-src ${scripts}; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`
}
