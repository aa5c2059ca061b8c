import type { Waiter } from '#server/assets/image-processor.ts'
import type { Services } from '#server/services.ts'
import { AppError, invalid } from '#shared/errors.ts'
import { uploadSource } from '#shared/images.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'
import { carriedPage } from './carried-page.ts'
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

/**
 * The newest state of the owner's page as a file that works without this site.
 * @throws AppError `not_found`, `invalid` for a language the page does not have
 */
export async function exportPage(
  services: Services,
  access: PageAccess,
  { format, language, base }: ExportRequest,
  waiter: Waiter,
): Promise<ExportedFile> {
  const page = await ownPage(services, access, 'own')
  const document = readableDocument(page, page.document)
  if (language && !document.locales.includes(language)) {
    const message = `a language of the page: ${document.locales.join(', ')}`
    throw invalid([{ field: 'language', message }])
  }
  const pictures = format === 'json' ? new Map() : await takenPictures(services, document, waiter)
  const input = {
    slug: page.slug,
    document,
    stored: page.document,
    pictures,
    isPublic: page.publishedRev !== null && page.trashedAt === null,
    now: services.now(),
  }
  const name = `${page.slug}.${format}`
  switch (format) {
    case 'json': {
      const text = JSON.stringify(await carriedPage(services.storage, page), null, 2)
      return { type: 'application/json', name, bytes: new TextEncoder().encode(text) }
    }
    case 'html': {
      const bytes = await services.exporter.html(input, language ?? document.base)
      return { type: 'text/html; charset=utf-8', name, bytes }
    }
    case 'zip': {
      const bytes = await services.exporter.zip(input, base?.replace(/\/+$/, ''))
      return { type: 'application/zip', name, bytes }
    }
  }
}

/** In CSS pixels: sharp on a telephone, good on a wide screen, and small enough to send along. */
const takenWidth = 1280

/** The pictures a page shows, each in one size; those that are gone are left out. */
async function takenPictures(
  { images }: Pick<Services, 'images'>,
  document: PageDocument,
  { network, signal }: Waiter,
): Promise<Map<string, Uint8Array>> {
  const taken = new Map<string, Uint8Array>()
  // One size of each of the owner's own: there are no others to be had this way.
  const asker = { network, signal, countMaking: () => {} }
  for (const id of uploadIds(document)) {
    try {
      const request = { format: 'webp', width: takenWidth, quality: 80 } as const
      const answer = await images.answer(uploadSource(id).split('/'), request)
      taken.set(id, await answer.bytes(asker))
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
    }
  }
  return taken
}
