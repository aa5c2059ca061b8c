import type { Images } from '#server/assets/images.ts'
import { pictureFor } from '#server/assets/picture-for.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { heroPhoto } from '#shared/page/hero-photo.ts'
import { type CardSources, cardPng } from './published-html.ts'

/** What of the photo the card has room for. */
const panel = { format: 'jpeg', width: 480, height: 630, fit: 'cover', quality: 80 } as const

/** The picture a link to the page unfolds into, with the photo the page leads with on it. */
export async function linkCard(
  images: Images,
  sources: CardSources,
  document: PageDocument,
): Promise<Buffer> {
  const id = heroPhoto(document)
  return cardPng(sources, document, id === null ? null : await pictureFor(images, id, panel))
}
