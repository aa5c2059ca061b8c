import { addUpload, type Uploader } from '#server/assets/add-upload.ts'
import type { Services } from '#server/services.ts'
import { AppError, invalid } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pictureFile } from '#shared/page/exported.ts'
import { uploadIds, withUploadIds } from '#shared/page/upload-ids.ts'
import type { PageFile } from './page-file.ts'

/** Each is read anew, which takes a moment; no page of ours has nearly so many. */
const mostPictures = 60

/**
 * The pictures a page brought along become uploads of whoever brings it, and the page shows those.
 * One that is theirs already stays: it is larger than what was carried.
 * @throws AppError `invalid` naming the picture's file, `quota_exceeded`
 */
export async function adoptPictures(
  services: Services,
  owner: string,
  document: PageDocument,
  file: PageFile,
): Promise<PageDocument> {
  const ids = uploadIds(document)
  if (ids.length > mostPictures)
    throw invalid([{ field: 'document.blocks', message: `at most ${mostPictures} pictures` }])
  const uploader = { identity: owner, ensureIdentity: async () => owner }
  const adopted = new Map<string, string>()
  for (const id of ids) {
    const upload = await services.storage.uploads.byId(id)
    if (upload?.owner === owner) continue
    const bytes = file.picture(id)
    if (bytes) adopted.set(id, await adopt(services, uploader, id, bytes))
  }
  return withUploadIds(document, adopted)
}

async function adopt(
  services: Services,
  uploader: Uploader,
  id: string,
  bytes: Uint8Array,
): Promise<string> {
  try {
    return (await addUpload(services, uploader, bytes)).id
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    const message = error.errors?.[0]?.message ?? 'a picture'
    throw invalid([{ field: pictureFile(id), message }], error)
  }
}
