import type { BroughtPhoto } from '#client/platform/use-photos.ts'
import { imageUrl, uploadSource } from '#shared/images.ts'

/** Ids of uploads. */
export interface KnownPictures {
  photos?: readonly string[]
  logo?: string | null
}

const shownWidth = 180

/** Photos that are on the server already, as those that are brought. */
export function knownPhotos({ photos = [], logo }: KnownPictures): BroughtPhoto[] {
  const shown = (id: string, isLogo: boolean): BroughtPhoto => {
    const url = imageUrl(uploadSource(id), { width: shownWidth })
    return { key: id, name: '', id, url, isLogo }
  }
  return [...photos.map((id) => shown(id, false)), ...(logo ? [shown(logo, true)] : [])]
}
