import type { Engine } from '../engines.ts'
import type { PageDocument, PageLanguage } from './document.ts'
import type { Version1Document } from './version-1.ts'
import type { CarriedWish } from './wish.ts'

/** What is said of a page beside its document. */
interface CarriedAbout {
  slug: string
  languageSlugs: Partial<Record<PageLanguage, string>>
  title: string
  locale: PageLanguage
  locales: PageLanguage[]
  publishedRev: number | null
  listed: boolean
  noindex: boolean
}

/** A page on its way from one place to another: the body of a JSON export, and inside the others. */
export interface ExportedPage {
  document: PageDocument | Version1Document
  /** Its address and how it is found; as `writing` and `wishes` only in a file that is kept. */
  about?: CarriedAbout
  /** The brief, what of it was chosen and corrected, and what wrote the page. */
  writing?: { engine: Engine; composition: { brief: string } }
  /** Its thread, oldest first. */
  wishes?: CarriedWish[]
}

/** Content type of the data block an exported HTML file carries its document in. */
export const documentType = 'application/vnd.ninefold+json'

/** Name of the document's file in an exported zip. */
export const documentFile = 'ninefold.json'

/** Name of an upload's file in an exported zip. */
export function pictureFile(id: string): string {
  return `images/${id}.webp`
}

/** What stands before the base64 of an upload in an exported HTML file. */
export function carriedPicture(id: string): string {
  return ` data-upload="${id}" src="data:image/webp;base64,`
}
