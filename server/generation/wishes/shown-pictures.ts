import { namesNoun } from '#server/commands/names-noun.ts'
import type { ModelPicture } from '#server/providers/model.ts'
import { mediaFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { WishTask } from './wish-task.ts'

/** Of one of the creator's pictures, small: JPEG, or null where it is gone. */
export type PictureOf = (id: string) => Promise<Uint8Array | null>

/** A picture a wish is about, and the place of the words that say what it shows. */
export interface ShownPicture extends ModelPicture {
  id: string
  /** Path of its alt text. */
  path: string
}

/** More cost more than they say. */
const mostPictures = 6

/**
 * The creator's own pictures a wish is about, those that nothing describes first. None where it is
 * about something else: each costs as much as a page of text.
 */
export async function shownPictures(
  document: PageDocument,
  { command, scope }: Pick<WishTask, 'command' | 'scope'>,
  pictureOf: PictureOf,
): Promise<ShownPicture[]> {
  if (!namesNoun(command, 'gallery') && !/\balt(?:ernat\p{L}*)?\b/iu.test(command)) return []
  const ids = scope ? [scope.id] : document.order
  const uploads = ids.flatMap((id) => uploadsOf(document, id))
  const wanted = uploads.toSorted((one, other) => one.alt.length - other.alt.length)
  const shown: ShownPicture[] = []
  for (const { id, path, upload } of wanted.slice(0, mostPictures)) {
    const bytes = await pictureOf(upload)
    if (bytes) shown.push({ id, path, bytes, mediaType: 'image/jpeg' })
  }
  return shown
}

function uploadsOf({ blocks }: PageDocument, id: string) {
  const block = blocks[id]
  if (!block) return []
  return mediaFields(block.type, block.props).flatMap(({ path, value }) => {
    const media = value as { kind: string; id: string; alt: string } | null
    return media?.kind === 'upload'
      ? [{ id, path: `${path}.alt`, upload: media.id, alt: media.alt }]
      : []
  })
}
