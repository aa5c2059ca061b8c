import type { Services } from '#server/services.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { readableDocument } from './published-page.ts'

export interface ExportRequest {
  format: 'html' | 'zip' | 'json'
  language?: PageLanguage | undefined
  base?: string | undefined
}

export interface ExportedFile {
  type: string
  name: string
  bytes: Uint8Array
}

/** The newest state of the owner's page as a file that works without this site. */
export async function exportPage(
  services: Services,
  access: PageAccess,
  { format, language, base }: ExportRequest,
): Promise<ExportedFile> {
  const page = await ownPage(services, access, 'read')
  const document = readableDocument(page, page.document)
  const input = {
    slug: page.slug,
    document,
    stored: page.document,
    isPublic: page.publishedRev !== null && page.trashedAt === null,
    now: services.now(),
  }
  const name = `${page.slug}.${format}`
  switch (format) {
    case 'json': {
      const text = JSON.stringify({ document: page.document }, null, 2)
      return { type: 'application/json', name, bytes: new TextEncoder().encode(text) }
    }
    case 'html': {
      const shown = language && document.locales.includes(language) ? language : document.base
      const bytes = await services.exporter.html(input, shown)
      return { type: 'text/html; charset=utf-8', name, bytes }
    }
    case 'zip': {
      const bytes = await services.exporter.zip(input, base?.replace(/\/+$/, ''))
      return { type: 'application/zip', name, bytes }
    }
  }
}
