import type { Api } from '#client/api.ts'
import { type RefusedPicture, uploadPicture } from '#client/platform/upload-picture.ts'
import { type PhotoTarget, type PlacedPhoto, placePhotos } from '#shared/page/place-photos.ts'
import { newBlockId } from './block-commands.ts'
import type { Editor } from './editor.ts'

/**
 * Sends what has to be sent and puts all of it on the page as one step of the history.
 * @returns those that could not be taken, and why; the others are placed all the same, the
 * first of them in this block
 */
export async function placePictures(
  api: Api,
  editor: Editor,
  photos: readonly (File | PlacedPhoto)[],
  target: PhotoTarget | null,
): Promise<{ refused: RefusedPicture[]; block: string | null }> {
  const { slug } = editor.state()
  const answers = await Promise.all(
    photos.map((photo) => (photo instanceof File ? uploadPicture(api, photo, slug) : photo)),
  )
  const placed = answers.filter((answer) => 'id' in answer)
  const ops = placePhotos(editor.state().document, placed, target, newBlockId('gallery'))
  if (ops.length > 0) editor.apply(ops)
  const refused = answers.filter((answer) => 'problem' in answer)
  const block = ops.flatMap((op) => ('id' in op ? [op.id] : []))[0] ?? null
  const isFull = ops.length === 0 && placed.length > 0
  return { refused: isFull ? [...refused, { problem: 'full', name: '' }] : refused, block }
}
