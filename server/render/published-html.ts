import { alternatesAt } from '#shared/i18n/alternates.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { FormAnswers } from '#shared/page/form-answers.ts'
import { ownPictureUrl } from '#shared/page/own-pictures.ts'
import type { PageAddress } from '#shared/page/page-address.ts'
import type { ClientEntry } from './client-entry.ts'

export interface PublishedHtml {
  html: string
  /** The page's one style sheet, for a policy that allows it by hash. */
  styles: string
  hasForm: boolean
}

export interface PublishedInput {
  document: PageDocument
  /** The language that was asked for; the source is shown where there is no translation. */
  asked: PageLanguage
  slug: string
  address: PageAddress
  noindex: boolean
  now: number
  /** A form of the page that was refused and is shown again. */
  answers?: FormAnswers
}

/** Which of a page's languages a reader of `asked` sees. */
export function shownLanguage(document: PageDocument, asked: PageLanguage): PageLanguage {
  return document.locales.includes(asked) ? asked : document.base
}

/** A page for readers: one document, no script, nothing from other hosts. */
export function publishedHtml(entry: ClientEntry, input: PublishedInput): PublishedHtml {
  const { document, slug, address } = input
  const language = shownLanguage(document, input.asked)
  const styles = entry.pageStyles(document, language)
  const ownCard = ownPictureUrl(document, 'card')
  const html = entry.renderPublishedPage({
    document,
    language,
    slug,
    now: input.now,
    noindex: input.noindex,
    answers: input.answers,
    styles,
    canonical: address.urlOf(language),
    alternates: alternatesAt(address.urlOf, document.locales, document.base),
    cardUrl: ownCard ? new URL(ownCard, address.cardUrl).href : address.cardUrl,
    iconUrl: ownPictureUrl(document, 'icon') ?? address.iconUrl,
  })
  return { html, styles, hasForm: html.includes('<form ') }
}
