import type { Images } from '#server/assets/images.ts'
import { pictureFor } from '#server/assets/picture-for.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { heroPhoto } from '#shared/page/hero-photo.ts'
import type { ClientEntry } from './client-entry.ts'

export interface CardSources {
  entry: Pick<ClientEntry, 'ogCardSvg'>
  fontsFolder: string
}

/** What of the photo the card has room for. */
const panel = { format: 'jpeg', width: 480, height: 630, fit: 'cover', quality: 80 } as const

/** The picture a link to the page unfolds into, with the photo the page leads with on it. */
export async function linkCard(
  images: Images,
  { entry, fontsFolder }: CardSources,
  document: PageDocument,
): Promise<Uint8Array> {
  const id = heroPhoto(document)
  const photo = id === null ? null : await pictureFor(images, id, panel)
  return images.card(entry.ogCardSvg(document, document.base, photo && jpegUrl(photo)), fontsFolder)
}

function jpegUrl(photo: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
}
