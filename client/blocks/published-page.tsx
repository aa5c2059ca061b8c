import type { Alternate } from '#shared/i18n/alternates.ts'
import { locales } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { documentType } from '#shared/page/exported.ts'
import type { FormAnswers } from '#shared/page/form-answers.ts'
import { localize } from '#shared/page/localize.ts'
import { ownCardSize } from '#shared/page/own-pictures.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { fontPreloads } from './fonts.ts'
import type { Ground } from './grounds.ts'
import { PageView } from './page-view.tsx'
import { pageWordsIn } from './page-words.ts'
import { structuredData } from './structured-data.ts'

export interface PublishedPageProps {
  document: PageDocument
  language: PageLanguage
  slug: string
  /** Milliseconds since 1970. */
  now: number
  /** `pageStyles` of the page: the caller names its hash in the header. */
  styles: string
  /** Absolute address; null where nobody knows where the page will stand. */
  canonical: string | null
  /** The languages the page exists in, and `x-default`. */
  alternates: readonly Alternate[]
  /** 1200 × 630 PNG; null where there is none. */
  cardUrl: string | null
  iconUrl: string
  noindex: boolean
  /** A form of the page that was refused and is shown again. */
  answers?: FormAnswers | undefined
  /** For a page that leaves this site as a file. */
  standalone?: Standalone | undefined
}

export interface Standalone {
  /** Its policy, in the document because no server will send one. */
  policy: string
  /** Where its forms are sent; null where none would be taken. */
  formsAt: string | null
  /** Its own document, so that the file can be taken in again. */
  source: string
  /** Addresses of its other languages, beside it. */
  languages: Partial<Record<PageLanguage, string>>
  /** Addresses of its uploaded pictures by their ids; others are left out. */
  pictures: ReadonlyMap<string, string>
}

/** The whole document readers are sent: no script that runs, one style. */
export function PublishedPage(props: PublishedPageProps) {
  const { document, language, styles, slug, now } = props
  const words = pageWordsIn(language, document.meta.country)
  return (
    <html lang={locales[language].tag} prefix="og: https://ogp.me/ns#">
      <head>
        <meta charSet="utf-8" />
        {props.standalone && (
          <meta httpEquiv="Content-Security-Policy" content={props.standalone.policy} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTexts {...props} />
        {!props.standalone &&
          fontPreloads(document.theme.pair, language).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
          ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules; escaping would break the CSS */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: structuredData(document, language, props.canonical) }}
        />
        {props.standalone && (
          <script
            type={documentType}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
            dangerouslySetInnerHTML={{ __html: props.standalone.source }}
          />
        )}
      </head>
      <body>
        <a className="skip" href="#_main">
          {words.skip}
        </a>
        <PageView
          document={document}
          language={language}
          audience="reader"
          slug={slug}
          now={now}
          answers={props.answers}
          formsAt={props.standalone?.formsAt}
          pictures={props.standalone?.pictures}
          ending={(ground) => <LanguageLinks {...props} ground={ground} />}
        />
      </body>
    </html>
  )
}

function HeadTexts(props: PublishedPageProps) {
  const { document, language, canonical, alternates, cardUrl, iconUrl, noindex } = props
  const { meta, facts, theme } = localize(document, language)
  const title = meta.title || facts.name || ''
  const { light, dark } = themeTokens(theme)
  return (
    <>
      <title>{title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <link rel="icon" href={iconUrl} type={meta.icon ? undefined : 'image/svg+xml'} />
      <meta name="color-scheme" content={theme.scheme === 'auto' ? 'light dark' : theme.scheme} />
      {theme.scheme !== 'dark' && (
        <meta
          name="theme-color"
          content={light.bg}
          media={theme.scheme === 'auto' ? '(prefers-color-scheme: light)' : undefined}
        />
      )}
      {theme.scheme !== 'light' && (
        <meta
          name="theme-color"
          content={dark.bg}
          media={theme.scheme === 'auto' ? '(prefers-color-scheme: dark)' : undefined}
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {facts.name && <meta property="og:site_name" content={facts.name} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={locales[language].og} />
      {cardUrl && <CardTags card={cardUrl} title={title} isOwn={meta.card !== undefined} />}
    </>
  )
}

const drawnCardSize = { width: 1200, height: 630 }

function CardTags({ card, title, isOwn }: { card: string; title: string; isOwn: boolean }) {
  const { width, height } = isOwn ? ownCardSize : drawnCardSize
  return (
    <>
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The page's other languages, by the names their speakers use. */
function LanguageLinks(props: PublishedPageProps & { ground: Ground }) {
  const { document, alternates, language, standalone, ground } = props
  const label = pageWordsIn(language, document.meta.country).languages
  const links = document.locales.flatMap((code) => {
    const { tag, name } = locales[code]
    const href = standalone
      ? standalone.languages[code]
      : alternates.find((alternate) => alternate.hreflang === tag)?.href
    return href ? [{ code, tag, name, href }] : []
  })
  if (links.length < 2) return null
  return (
    <nav className="languages" data-ground={ground} aria-label={label}>
      <ul className="w">
        {links.map(({ code, tag, name, href }) => (
          <li key={code}>
            <a href={href} lang={tag} hrefLang={tag} aria-current={code === language || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
