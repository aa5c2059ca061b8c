import type { PageDocument } from './document.ts'
import type { Version1Document } from './version-1.ts'

/** A page on its way from one place to another: the body of a JSON export, and inside the others. */
export interface ExportedPage {
  document: PageDocument | Version1Document
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
