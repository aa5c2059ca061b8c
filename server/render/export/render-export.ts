import type { PageLanguage } from '#shared/page/document.ts'
import type { ExportLinks } from './export-links.ts'
import type { ExportSources, PageToExport } from './page-to-export.ts'

export interface ExportedLook extends ExportLinks {
  /** As `pageStyles` gives them, with other addresses for the fonts. */
  styles: string
  iconUrl: string
  /** Addresses of the page's uploaded pictures by their ids. */
  pictures: ReadonlyMap<string, string>
  cardUrl?: string
  /** Addresses of the page's languages, where the export has more than one. */
  languages?: Partial<Record<PageLanguage, string>>
}

/** The HTML of a page that will stand somewhere else. */
export function renderExport(
  { entry, siteUrl }: ExportSources,
  page: PageToExport,
  language: PageLanguage,
  { urlOf, cardUrl, languages = {}, pictures, ...look }: ExportedLook,
): string {
  const formsAt = page.isPublic ? siteUrl : null
  return entry.renderPublishedPage({
    document: page.document,
    language,
    slug: page.slug,
    now: page.now,
    noindex: false,
    ...look,
    canonical: urlOf(language),
    cardUrl: cardUrl ?? null,
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

/** Every address of the build's fonts in a style sheet. */
const fontUrls = /url\((\/assets\/[\w.-]+\.woff2)\)/g

/** The fonts a style sheet names, by their addresses. */
export async function fontsIn(
  styles: string,
  { readFont }: Pick<ExportSources, 'readFont'>,
): Promise<Map<string, Buffer>> {
  const urls = new Set([...styles.matchAll(fontUrls)].map(([, url = '']) => url))
  return new Map(
    await Promise.all([...urls].map(async (url) => [url, await readFont(url)] as const)),
  )
}

/** Puts other addresses in the place of the build's fonts. */
export function withFonts(styles: string, addressOf: (url: string) => string): string {
  return styles.replace(fontUrls, (_, url: string) => `url(${addressOf(url)})`)
}

/** The pictures' addresses, from their bytes or their ids. */
export function pictureUrls(
  { pictures }: PageToExport,
  addressOf: (id: string, bytes: Uint8Array) => string,
): Map<string, string> {
  return new Map([...pictures].map(([id, bytes]) => [id, addressOf(id, bytes)]))
}
