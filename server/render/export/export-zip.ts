import { basename } from 'node:path'
import { robotsText, urlsetXml } from '#server/assets/sitemap-xml.ts'
import { type FileToZip, zipWhole } from '#server/assets/zip-files.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { documentFile, pictureFile } from '#shared/page/exported.ts'
import type { OwnPicture } from '#shared/page/own-pictures.ts'
import { linkCard } from '../link-card.ts'
import { basedLinks, type ExportLinks, folderOf, ownLinks } from './export-links.ts'
import type { ExportSources, PageToExport } from './page-to-export.ts'
import { fontsIn, pictureUrls, renderExport, withFonts } from './render-export.ts'

/** A page as a folder any web server can serve. @param base address it will stand at */
export async function exportZip(
  sources: ExportSources,
  page: PageToExport,
  base: string | undefined,
): Promise<Uint8Array> {
  const links = base ? basedLinks(base, page) : ownLinks(sources.siteUrl, page)
  return zipWhole(filesOf(sources, page, links, base), new Date(page.now))
}

async function* filesOf(
  sources: ExportSources,
  page: PageToExport,
  links: ExportLinks,
  base: string | undefined,
): AsyncGenerator<FileToZip> {
  yield { name: 'card.png', bytes: await cardOf(sources, page), isPacked: true }
  yield* siteFiles(sources, page, links, base)
  for (const [id, bytes] of page.pictures) yield { name: pictureFile(id), bytes, isPacked: true }
  const carried = new Set<string>()
  for (const language of page.document.locales) {
    const styles = sources.entry.pageStyles(page.document, language)
    for (const [url, bytes] of await fontsIn(styles, sources)) {
      if (!carried.has(url)) yield { name: fontFile(url), bytes, isPacked: true }
      carried.add(url)
    }
    const html = pageIn(language, styles, sources, page, links, base)
    yield { name: `${folderOf(page, language)}index.html`, bytes: Buffer.from(html) }
  }
}

/** What all languages share. */
function siteFiles(
  { entry }: ExportSources,
  page: PageToExport,
  { urlOf, alternates }: ExportLinks,
  base: string | undefined,
): FileToZip[] {
  const { document, stored } = page
  const entries = document.locales.flatMap((code) => {
    const url = urlOf(code)
    return url ? [{ url, alternates }] : []
  })
  const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) })
  return [
    text('icon.svg', entry.monogramSvg(document)),
    ...(entries.length > 0 ? [text('sitemap.xml', urlsetXml(entries))] : []),
    text('robots.txt', robotsText(base && `${base}/sitemap.xml`)),
    text(documentFile, JSON.stringify({ document: stored }, null, 2)),
  ]
}

/** The same as here, where the page's link unfolds into it. */
function cardOf({ images, ...sources }: ExportSources, { document }: PageToExport) {
  return linkCard(images, sources, document)
}

function pageIn(
  language: PageLanguage,
  styles: string,
  sources: ExportSources,
  page: PageToExport,
  links: ExportLinks,
  base: string | undefined,
): string {
  const up = folderOf(page, language) ? '../' : ''
  return renderExport(sources, page, language, {
    ...links,
    styles: withFonts(styles, (url) => up + fontFile(url)),
    iconUrl: up + (ownFile(page, 'icon') ?? 'icon.svg'),
    pictures: pictureUrls(page, (id) => up + pictureFile(id)),
    ...(base && { cardUrl: `${base}/${ownFile(page, 'card') ?? 'card.png'}` }),
    languages: Object.fromEntries(
      page.document.locales.map((code) => [code, `${up}${folderOf(page, code)}index.html`]),
    ),
  })
}

/** Where a picture of its owner's stands that is in the place of a drawn one. */
function ownFile({ document, pictures }: PageToExport, which: OwnPicture): string | null {
  const id = document.meta[which]?.id
  return id !== undefined && pictures.has(id) ? pictureFile(id) : null
}

function fontFile(url: string): string {
  return `fonts/${basename(url)}`
}
