import type { PageLanguage } from '#shared/page/document.ts'
import { carriedPicture } from '#shared/page/exported.ts'
import { dataUrl } from '../data-url.ts'
import { ownLinks } from './export-links.ts'
import type { ExportSources, PageToExport } from './page-to-export.ts'
import { fontsIn, pictureUrls, renderExport, withFonts } from './render-export.ts'

/** A page as one file that asks for nothing else: fonts, art and pictures are inside. */
export async function exportHtml(
  sources: ExportSources,
  page: PageToExport,
  language: PageLanguage,
): Promise<Uint8Array> {
  const { entry, siteUrl } = sources
  const styles = entry.pageStyles(page.document, language)
  const fonts = await fontsIn(styles, sources)
  const html = renderExport(sources, page, language, {
    ...ownLinks(siteUrl, page),
    styles: withFonts(styles, (url) => dataUrl('font/woff2', fonts.get(url) ?? Buffer.alloc(0))),
    iconUrl:
      iconOf(page) ?? dataUrl('image/svg+xml', Buffer.from(entry.monogramSvg(page.document))),
    pictures: pictureUrls(page, (_, bytes) => dataUrl('image/webp', Buffer.from(bytes))),
  })
  return Buffer.from(withUnshown(html, page.pictures))
}

function iconOf({ document, pictures }: PageToExport): string | null {
  const bytes = document.meta.icon && pictures.get(document.meta.icon.id)
  return bytes ? dataUrl('image/webp', Buffer.from(bytes)) : null
}

/** Pictures of hidden blocks travel too, where nobody sees them. */
function withUnshown(html: string, pictures: PageToExport['pictures']): string {
  const unshown = [...pictures].filter(([id]) => !html.includes(carriedPicture(id)))
  if (unshown.length === 0) return html
  const images = unshown.map(
    ([id, bytes]) => `<img${carriedPicture(id)}${Buffer.from(bytes).toString('base64')}" alt="">`,
  )
  return html.replace('</body>', () => `<template>${images.join('')}</template></body>`)
}
