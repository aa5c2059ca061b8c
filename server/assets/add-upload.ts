import type { Services } from '#server/services.ts'
import type { StoredUpload } from '#server/storage/storage.ts'
import type { Waiter } from './image-processor.ts'
import { keepPictures } from './keep-pictures.ts'
import { readPicture } from './read-picture.ts'

export interface Uploader extends Waiter {
  ensureIdentity(): Promise<string>
}

/**
 * Keeps a picture for its creator.
 * @throws AppError `invalid` for bytes that are no picture, `quota_exceeded`
 */
export async function addUpload(
  services: Services,
  uploader: Uploader,
  bytes: Uint8Array,
): Promise<StoredUpload> {
  const picture = await readPicture(services, bytes, 'body', uploader)
  const owner = await uploader.ensureIdentity()
  return keepPictures(services, owner, [picture], (_, uploads) => uploads[0] as StoredUpload)
}
