import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Images } from '#server/assets/images.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { ClientBuild } from './client-entry.ts'
import { exportHtml } from './export/export-html.ts'
import { exportZip } from './export/export-zip.ts'
import type { ExportSources, PageToExport } from './export/page-to-export.ts'
import { type PageWeight, weighPage } from './export/weigh-page.ts'

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

export interface PageExporterDeps {
  build: ClientBuild
  images: Images
  /** Where the build's files for browsers are. */
  clientFolder: string
  siteUrl: string
}

export function createPageExporter({
  build,
  images,
  clientFolder,
  siteUrl,
}: PageExporterDeps): PageExporter {
  const sources = async (): Promise<ExportSources> => ({
    entry: await build.entry(),
    siteUrl,
    images,
    fontsFolder: build.fontsFolder,
    readFont: (url) => readFile(join(clientFolder, url)),
  })
  return {
    html: async (page, language) => exportHtml(await sources(), page, language),
    zip: async (page, base) => exportZip(await sources(), page, base),
    weigh: async (document, slug, now) => weighPage(await sources(), document, slug, now),
  }
}
