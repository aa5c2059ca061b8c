import { newId } from '#server/pages/new-id.ts'
import { refuseFull } from '#server/pages/refuse-full.ts'
import type { Services } from '#server/services.ts'
import type { Repositories, StoredUpload } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { AppError } from '#shared/errors.ts'
import type { ImageResult } from './image-job.ts'
import { hashOf, keepUpload } from './upload-files.ts'

/** Characters of an id nobody can guess: 31 to the power of 26 is more than 2 to that of 128. */
const idLength = 26

/**
 * Keeps pictures for their creator, and what `record` writes along with them: all of it or
 * nothing. The same picture of the same creator is one upload, however often it is sent.
 * @param record is given the uploads in the order of the pictures
 * @param isGuest whether somebody else brings them, to a page of theirs
 * @throws AppError `quota_exceeded` where they have no room together
 */
export async function keepPictures<T>(
  services: Services,
  owner: string,
  pictures: readonly ImageResult[],
  record: (repositories: Repositories, uploads: StoredUpload[]) => T | Promise<T>,
  isGuest = false,
): Promise<T> {
  const { storage } = services
  const made = pictures.map((picture) => uploadOf(owner, picture, services.now()))
  // Before a file is written, so that what is refused leaves none behind.
  const refuse = (sizes: Sizes) => refuseNew(services, sizes, owner, made, isGuest)
  await refuse(storage)
  const keep = () => Promise.all(pictures.map(({ bytes }) => keepBytes(services, bytes)))
  await keep()
  const write = () =>
    storage.transaction(async (inner) => {
      await refuse(inner)
      const uploads: StoredUpload[] = []
      for (const upload of made) uploads.push(await insertOnce(inner, upload))
      return record(inner, uploads)
    })
  // Two at once: whoever comes second finds what the first has stored.
  const written = await write().catch((error) => {
    if (isUniqueViolation(error)) return write()
    throw error
  })
  // Whoever else had these bytes may have been erased, and the file with them, before the row was.
  await keep()
  return written
}

type Sizes = Pick<Repositories, 'pages' | 'uploads'>

async function insertOnce({ uploads }: Repositories, upload: StoredUpload): Promise<StoredUpload> {
  const before = await uploads.byHash(upload.owner, upload.hash)
  // Brought again it is about to be placed: what tidies up is not to take it for forgotten.
  if (before) await uploads.touch(before.id, upload.createdAt)
  if (before) return before
  await uploads.insert(upload)
  return upload
}

/** Of pictures the creator has already, nothing is kept anew. */
async function refuseNew(
  services: Services,
  sizes: Sizes,
  owner: string,
  made: readonly StoredUpload[],
  isGuest: boolean,
): Promise<void> {
  const more = new Map<string, number>()
  for (const { hash, bytes } of made)
    if (!(await sizes.uploads.byHash(owner, hash))) more.set(hash, bytes)
  const together = [...more.values()].reduce((sum, bytes) => sum + bytes, 0)
  if (together > 0) await refuseFull(services, sizes, owner, { pictures: together, isGuest })
}

function uploadOf(owner: string, picture: ImageResult, now: number): StoredUpload {
  const { format, width, height, bytes } = picture
  const hash = hashOf(bytes)
  return {
    id: newId(idLength),
    owner,
    hash,
    format,
    width,
    height,
    bytes: bytes.length,
    createdAt: now,
  }
}

async function keepBytes({ config }: Services, bytes: Uint8Array): Promise<void> {
  try {
    await keepUpload(config.DATA_DIR, bytes)
  } catch (cause) {
    throw new AppError('storage_full', 'The picture cannot be stored. Try again later.', { cause })
  }
}
