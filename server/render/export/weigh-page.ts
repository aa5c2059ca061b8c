import { brotliBody } from '#server/assets/brotli-body.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { publishedHtml } from '../published-html.ts'
import type { ExportSources } from './page-to-export.ts'

/** In bytes, as a reader's browser receives them. */
export interface PageWeight {
  /** With its style sheet, compressed as it is sent. */
  html: number
  /** Of the first screen. */
  fonts: number
}

export async function weighPage(
  { entry, siteUrl, readFont }: ExportSources,
  document: PageDocument,
  slug: string,
  now: number,
): Promise<PageWeight> {
  const address = siteAddress(siteUrl, slug)
  const input = { document, asked: document.base, slug, address, noindex: false, now }
  const { html } = publishedHtml(entry, input)
  // In development the fonts are not built yet and have other addresses.
  const preloads = html.matchAll(/<link rel="preload" as="font"[^>]*href="(\/assets\/[^"]+)"/g)
  const fonts = await Promise.all([...preloads].map(([, url = '']) => readFont(url)))
  return {
    html: (await brotliBody(Buffer.from(html))).length,
    fonts: fonts.reduce((sum, { length }) => sum + length, 0),
  }
}
