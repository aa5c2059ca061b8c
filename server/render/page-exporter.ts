import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { absoluteUrl, alternatesOf } from '#shared/i18n/alternates.ts'
import { localePrefix, locales } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { documentFile, type ExportedPage } from '#shared/page/exported.ts'
import type { ClientBuild, ClientEntry } from './client-entry.ts'
import { cardPng, publishedHtml } from './published-html.ts'

/** A page that is to leave this site. */
export interface PageToExport {
  slug: string
  /** Of the current version. */
  document: PageDocument
  /** What is carried along, as it is stored. */
  stored: ExportedPage['document']
  /** Forms of a page that is not public would be taken by nobody. */
  isPublic: boolean
  /** Its uploaded pictures by their ids, as WebP. */
  pictures: ReadonlyMap<string, Uint8Array>
  now: number
}

export interface PageExporter {
  /** One file that asks for nothing else: fonts, art and pictures inside, no script, its document with it. */
  html(page: PageToExport, language: PageLanguage): Promise<Uint8Array>
  /**
   * A folder any web server can serve: every language, fonts, pictures, card, sitemap, and the document.
   * @param base address it will stand at, without a slash at its end; the page's own where absent
   */
  zip(page: PageToExport, base?: string): Promise<Uint8Array>
  /** What a reader's browser receives of the page, in bytes, its pictures apart. */
  weigh(document: PageDocument, slug: string, now: number): Promise<PageWeight>
}

export interface PageWeight {
  /** With its style sheet, as brotli. */
  html: number
  /** Of the first screen. */
  fonts: number
}

/** @param clientFolder where the build's files for browsers are */
export function createPageExporter(
  build: ClientBuild,
  clientFolder: string,
  siteUrl: string,
): PageExporter {
  const fontBytes = (url: string) => readFileSync(join(clientFolder, url))
  return {
    async html(page, language) {
      const entry = await build.entry()
      const links = ownLinks(siteUrl, page)
      const styles = withFonts(entry.pageStyles(page.document, language), (url) =>
        dataUrl('font/woff2', fontBytes(url)),
      )
      const iconUrl = dataUrl('image/svg+xml', Buffer.from(entry.monogramSvg(page.document)))
      const pictures = mapped(page.pictures, (bytes) => dataUrl('image/webp', Buffer.from(bytes)))
      const html = render(entry, page, language, { ...links, siteUrl, styles, iconUrl, pictures })
      return strToU8(html)
    },
    async weigh(document, slug, now) {
      const entry = await build.entry()
      const input = { document, asked: document.base, slug, siteUrl, noindex: false, now }
      const { html } = publishedHtml(entry, input)
      // In development the fonts are not built yet and have other addresses.
      const fonts = [
        ...html.matchAll(/<link rel="preload" as="font"[^>]*href="(\/assets\/[^"]+)"/g),
      ]
      return {
        html: brotliCompressSync(html).length,
        fonts: fonts.reduce((sum, [, url = '']) => sum + fontBytes(url).length, 0),
      }
    },
    async zip(page, base) {
      const entry = await build.entry()
      const links = base ? basedLinks(base, page) : ownLinks(siteUrl, page)
      const files: Record<string, Uint8Array> = {
        'icon.svg': strToU8(entry.monogramSvg(page.document)),
        'card.png': cardPng(entry, page.document, build.fontsFolder),
        'sitemap.xml': strToU8(sitemapOf(page, links)),
        'robots.txt': strToU8(robotsOf(base)),
        [documentFile]: strToU8(JSON.stringify({ document: page.stored }, null, 2)),
      }
      for (const [id, bytes] of page.pictures) files[pictureFile(id)] = bytes
      for (const language of page.document.locales) {
        const folder = folderOf(page, language)
        const up = folder ? '../' : ''
        const styles = withFonts(entry.pageStyles(page.document, language), (url) => {
          files[`fonts/${basename(url)}`] ??= fontBytes(url)
          return `${up}fonts/${basename(url)}`
        })
        const html = render(entry, page, language, {
          ...links,
          siteUrl,
          styles,
          iconUrl: `${up}icon.svg`,
          pictures: mapped(page.pictures, (_, id) => up + pictureFile(id)),
          ...(base && { cardUrl: `${base}/card.png` }),
          languages: Object.fromEntries(
            page.document.locales.map((code) => [code, `${up}${folderOf(page, code)}index.html`]),
          ),
        })
        files[`${folder}index.html`] = strToU8(html)
      }
      return zipSync(files, { mtime: new Date(page.now) })
    },
  }
}

interface Links {
  urlOf: (language: PageLanguage) => string
  alternates: ReturnType<typeof alternatesOf>
}

/** The page stays known by the address it has here. */
function ownLinks(siteUrl: string, { slug, document }: PageToExport): Links {
  const path = `/p/${encodeURIComponent(slug)}`
  return {
    urlOf: (language) => absoluteUrl(siteUrl, language, path),
    alternates: alternatesOf(siteUrl, path, document.locales, document.base),
  }
}

/** The page moves: its own language at the base, the others in folders. */
function basedLinks(base: string, page: PageToExport): Links {
  const urlOf = (language: PageLanguage) => `${base}/${folderOf(page, language)}`
  const { locales: languages, base: own } = page.document
  return {
    urlOf,
    alternates: [
      ...languages.map((code) => ({ hreflang: locales[code].tag as string, href: urlOf(code) })),
      { hreflang: 'x-default', href: urlOf(own) },
    ],
  }
}

function folderOf({ document }: PageToExport, language: PageLanguage): string {
  return language === document.base ? '' : `${localePrefix(language).slice(1) || language}/`
}

interface RenderInput extends Links {
  siteUrl: string
  styles: string
  iconUrl: string
  pictures: ReadonlyMap<string, string>
  cardUrl?: string
  languages?: Partial<Record<PageLanguage, string>>
}

function render(
  entry: ClientEntry,
  page: PageToExport,
  language: PageLanguage,
  input: RenderInput,
): string {
  const { siteUrl, urlOf, cardUrl = null, languages = {}, pictures, ...rest } = input
  const formsAt = page.isPublic ? siteUrl : null
  return entry.renderPublishedPage({
    document: page.document,
    language,
    slug: page.slug,
    now: page.now,
    noindex: false,
    ...rest,
    canonical: urlOf(language),
    cardUrl,
    standalone: {
      policy: policyOf(formsAt),
      formsAt,
      source: JSON.stringify({ document: page.stored }).replaceAll('<', '\\u003c'),
      languages,
      pictures,
    },
  })
}

/** The exported page can reach nothing but its own files, and its forms nothing but this site. */
function policyOf(formsAt: string | null): string {
  const own = "'self' data:"
  return `default-src 'none'; style-src 'unsafe-inline'; img-src ${own}; font-src ${own}; form-action ${formsAt ?? "'none'"}; base-uri 'none'`
}

/** Puts other addresses in the place of the build's fonts. */
function withFonts(styles: string, replace: (url: string) => string): string {
  return styles.replace(/url\((\/assets\/[\w.-]+\.woff2)\)/g, (_, url: string) => {
    return `url(${replace(url)})`
  })
}

function pictureFile(id: string): string {
  return `images/${id}.webp`
}

function mapped<T, U>(
  known: ReadonlyMap<string, T>,
  change: (value: T, key: string) => U,
): Map<string, U> {
  return new Map([...known].map(([key, value]) => [key, change(value, key)]))
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

function sitemapOf({ document }: PageToExport, { urlOf, alternates }: Links): string {
  const links = alternates
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    .join('')
  const urls = document.locales
    .map((code) => `<url><loc>${escapeXml(urlOf(code))}</loc>${links}</url>`)
    .join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>\n`
}

function robotsOf(base: string | undefined): string {
  return `User-agent: *\nDisallow:\n${base ? `Sitemap: ${base}/sitemap.xml\n` : ''}`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
