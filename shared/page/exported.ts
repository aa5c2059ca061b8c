import type { PageDocument } from './document.ts'
import type { Version1Document } from './version-1.ts'
import type { CarriedWish } from './wish.ts'

/** A page on its way from one place to another: the body of a JSON export, and inside the others. */
export interface ExportedPage {
  document: PageDocument | Version1Document
  /** Its thread, oldest first; only in a file that is kept, not in one made to be put online. */
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
