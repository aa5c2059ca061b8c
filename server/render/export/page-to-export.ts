import type { Images } from '#server/assets/images.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { ExportedPage } from '#shared/page/exported.ts'
import type { ClientEntry } from '../client-entry.ts'

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

/** What pages are made of when they leave. */
export interface ExportSources {
  entry: ClientEntry
  siteUrl: string
  /** The uploads of this site. */
  images: Images
  /** Of the TrueType fonts cards are set in. */
  fontsFolder: string
  /** Bytes of a font, by the address it has in the build. */
  readFont(url: string): Promise<Buffer>
}
