import { imageUrl, uploadSource } from '#shared/images.ts'
import type { PageDocument } from './document.ts'

/** Pictures of its owner's that stand for a page elsewhere: in browser tabs, and where links unfold. */
export const ownPictures = ['icon', 'card'] as const
export type OwnPicture = (typeof ownPictures)[number]

const requests = {
  icon: { format: 'png', width: 64, height: 64, fit: 'cover' },
  card: { format: 'jpeg', width: 1280, height: 630, fit: 'cover' },
} as const

/** Size of a card of one's own, in pixels; drawn ones are 1200 × 630. */
export const ownCardSize = { width: requests.card.width, height: requests.card.height }

/** Its address at the root of a site or a host; null where what is drawn stands for the page. */
export function ownPictureUrl(
  { meta }: { meta: { [W in OwnPicture]?: PageDocument['meta'][W] } },
  which: OwnPicture,
): string | null {
  const picture = meta[which]
  return picture ? imageUrl(uploadSource(picture.id), requests[which]) : null
}
