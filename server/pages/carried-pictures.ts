import type { ImageResult } from '#server/assets/image-job.ts'
import type { Waiter } from '#server/assets/image-processor.ts'
import { readPicture } from '#server/assets/read-picture.ts'
import type { Services } from '#server/services.ts'
import { invalid } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pictureFile } from '#shared/page/exported.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'
import type { PageFile } from './page-file.ts'

/** Each is read anew, which takes a moment; no page of ours has nearly so many. */
const mostPictures = 60

/** Who brings a page, and what counts the pictures in it as so many uploads. */
export interface Importer extends Waiter {
  owner: string
  countUploads: (times: number) => void
}

/**
 * The pictures a page brings along that whoever brings it does not have, by the ids the page knows
 * them by. One that is theirs already stays: it is larger than what was carried.
 * They are counted before the first is read.
 * @throws AppError `invalid` naming the picture's file, what counting throws, and the reason of the
 * importer's signal
 */
export async function carriedPictures(
  services: Services,
  importer: Importer,
  document: PageDocument,
  file: PageFile,
): Promise<Map<string, ImageResult>> {
  const ids = uploadIds(document)
  if (ids.length > mostPictures)
    throw invalid([{ field: 'document.blocks', message: `at most ${mostPictures} pictures` }])
  const carried = new Map<string, Uint8Array>()
  for (const id of ids) {
    const upload = await services.storage.uploads.byId(id)
    const bytes = upload?.owner === importer.owner ? null : await file.picture(id)
    if (bytes) carried.set(id, bytes)
  }
  if (carried.size > 0) importer.countUploads(carried.size)
  const pictures = new Map<string, ImageResult>()
  for (const [id, bytes] of carried) {
    importer.signal?.throwIfAborted()
    pictures.set(id, await readPicture(services, bytes, pictureFile(id), importer))
  }
  return pictures
}
