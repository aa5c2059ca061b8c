import type { MessageCatalogue } from '#server/render/messages.ts'
import type { AppError } from '#shared/errors.ts'
import { escapeXml } from '#shared/escape-xml.ts'
import { createTranslator } from '#shared/i18n/translator.ts'
import { locales, localizePath, splitLocale } from '#shared/locales.ts'

/** An error as a page without style or script, in the language of its address. */
export function staticErrorPage(
  messages: MessageCatalogue,
  path: string,
  { status, message }: AppError,
  requestId: string,
): string {
  const { locale } = splitLocale(path)
  const { tag } = locales[locale]
  const t = createTranslator(tag, messages[locale].messages)
  const isOurs = status >= 500
  const texts = isOurs
    ? [t('error.internal'), t('error.internalText'), t('error.reference', { id: requestId })]
    : [message]
  const paragraphs = texts.map((text) => `<p>${escapeXml(text)}</p>`).join('')
  const back = `<a href="${localizePath(locale, '/')}">${escapeXml(t('common.backToHome'))}</a>`
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title></head><body><h1>${status}</h1>${paragraphs}<p>${back}</p></body></html>`
}
