import { uploadIds } from '#shared/page/upload-ids.ts'
import { withoutUploads } from '#shared/page/without-uploads.ts'
import type { Repositories, StoredPage } from './storage.ts'

/**
 * A document whose places for pictures that were deleted for ever are empty.
 * @param known what stands already: its pictures are not looked up
 */
export async function withoutMissingPictures<T extends StoredPage['document']>(
  { missing }: Pick<Repositories['uploads'], 'missing'>,
  document: T,
  known?: StoredPage['document'],
): Promise<T> {
  if (document.v === 1) return document
  const standing = known?.v === 2 ? uploadIds(known) : []
  const gone = await missing(uploadIds(document).filter((id) => !standing.includes(id)))
  return gone.length > 0 ? ({ ...document, ...withoutUploads(document, gone) } as T) : document
}
