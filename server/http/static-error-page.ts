import type { MessageCatalogue } from '#server/render/messages.ts'
import type { AppError, ErrorCode } from '#shared/errors.ts'
import { escapeXml } from '#shared/escape-xml.ts'
import { relativeTimeFormat } from '#shared/i18n/formats.ts'
import { createTranslator } from '#shared/i18n/translator.ts'
import { type Locale, locales } from '#shared/locales.ts'
import { sha256 } from './content-policies.ts'

const style =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}body{max-width:32rem;margin:16vh auto;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.25}a{color:inherit}'

export const staticErrorPolicy = `default-src 'none'; style-src ${sha256(style)}; base-uri 'none'; frame-ancestors 'none'`

export interface StaticError {
  locale: Locale
  /** Where the way back leads. */
  home: string
  error: AppError
  requestId: string
}

/** An error as a page that needs nothing: no script, and a style its policy names. */
export function staticErrorPage(
  messages: MessageCatalogue,
  { locale, home, error, requestId }: StaticError,
): string {
  const { tag } = locales[locale]
  const t = createTranslator(tag, messages[locale].messages)
  const [title, ...texts] = wordsOf(error, requestId, t, tag)
  const paragraphs = texts.map((text) => `<p>${escapeXml(text)}</p>`).join('')
  const back = `<a href="${home}">${escapeXml(t('common.backToHome'))}</a>`
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml(title)}</title><style>${style}</style></head><body><h1>${escapeXml(title)}</h1>${paragraphs}<p>${back}</p></body></html>`
}

/** What whoever sends a form can do about it; the API's own words are for programs. */
const refusals: Partial<Record<ErrorCode, string>> = {
  too_large: 'error.tooLargeText',
  csrf: 'error.elsewhereText',
}

function wordsOf(
  { status, code, retryAfterSeconds = 60 }: AppError,
  id: string,
  t: ReturnType<typeof createTranslator>,
  tag: string,
): [title: string, ...texts: string[]] {
  if (status === 410) return [t('share.view.closed')]
  if (status === 429)
    return [t('error.tooMany'), t('error.tooManyText', { when: inAWhile(tag, retryAfterSeconds) })]
  if (status === 404) return [t('error.notFound'), t('error.notFoundText')]
  if (status < 500) return [t('error.refused'), t(refusals[code] ?? 'error.refusedText')]
  return [t('error.internal'), t('error.internalText'), t('error.reference', { id })]
}

/** "in 15 minutes", rounded up: whoever comes then is let in. */
function inAWhile(tag: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const format = relativeTimeFormat(tag)
  return minutes > 90
    ? format.format(Math.ceil(minutes / 60), 'hour')
    : format.format(minutes, 'minute')
}
