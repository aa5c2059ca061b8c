import type { Services } from '#server/services.ts'
import type { Repositories, StoredUpload } from '#server/storage/storage.ts'
import type { Waiter } from './image-processor.ts'
import { keepPictures } from './keep-pictures.ts'
import { readPicture } from './read-picture.ts'

export interface Uploader extends Waiter {
  ensureIdentity(): Promise<string>
  /** Of somebody else's page: whether they may still change it when the picture has been read. */
  readmit?(repositories: Repositories): Promise<unknown>
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
  const { readmit } = uploader
  return keepPictures(
    services,
    owner,
    [picture],
    async (inner, uploads) => {
      await readmit?.(inner)
      return uploads[0] as StoredUpload
    },
    readmit !== undefined,
  )
}
