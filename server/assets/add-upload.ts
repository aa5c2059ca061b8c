import { newId } from '#server/pages/new-id.ts'
import type { Services } from '#server/services.ts'
import type { Repositories, StoredUpload } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { AppError, invalid } from '#shared/errors.ts'
import { type ImageFault, type ImageResult, imageLimits } from './image-job.ts'
import { ImageError } from './image-processor.ts'
import { keepUpload } from './upload-files.ts'

/** Characters of an id nobody can guess: 31 to the power of 26 is more than 2 to that of 128. */
const idLength = 26

export interface Uploader {
  identity: string | null
  ensureIdentity(): Promise<string>
}

/**
 * Keeps a picture for its creator: what it shows and nothing else that came with it. The same
 * picture of the same creator is one upload, however often it is sent.
 * @throws AppError `invalid` for bytes that are no picture, `quota_exceeded`
 */
export async function addUpload(
  services: Services,
  uploader: Uploader,
  bytes: Uint8Array,
): Promise<StoredUpload> {
  const { storage, config, images } = services
  if (uploader.identity) await refuseFull(services, storage, uploader.identity, 1)
  const kept = await images.processor.run({ kind: 'adopt', bytes }).catch(refuse)
  const owner = await uploader.ensureIdentity()
  const hash = await keepUpload(config.DATA_DIR, kept.bytes).catch(refuseUnwritable)
  const upload = uploadOf(owner, hash, kept, services.now())
  const record = async () => {
    const recorded = await storage.transaction((inner) => insertOnce(services, inner, upload))
    // Whoever else had these bytes may have been erased, and the file with them, before the row was.
    await keepUpload(config.DATA_DIR, kept.bytes).catch(refuseUnwritable)
    return recorded
  }
  // Two at once: whoever comes second finds what the first has stored.
  return record().catch((error) => {
    if (isUniqueViolation(error)) return record()
    throw error
  })
}

async function insertOnce(
  services: Services,
  inner: Repositories,
  upload: StoredUpload,
): Promise<StoredUpload> {
  const before = await inner.uploads.byHash(upload.owner, upload.hash)
  if (before) return before
  await refuseFull(services, inner, upload.owner, upload.bytes)
  await inner.uploads.insert(upload)
  return upload
}

async function refuseFull(
  { config }: Services,
  { uploads }: Pick<Repositories, 'uploads'>,
  owner: string,
  more: number,
): Promise<void> {
  const quota = config.UPLOAD_QUOTA_MB
  if (quota === 0 || (await uploads.bytesOf(owner)) + more <= quota * 1024 * 1024) return
  throw new AppError('quota_exceeded', `Your pictures may take up ${quota} MB together.`)
}

function uploadOf(owner: string, hash: string, kept: ImageResult, now: number): StoredUpload {
  const { format, width, height, bytes } = kept
  const id = newId(idLength)
  return { id, owner, hash, format, width, height, bytes: bytes.length, createdAt: now }
}

const reasons: Record<ImageFault, string> = {
  pixels: `at most ${imageLimits.pixels / 1e6} megapixels`,
  slow: 'a picture that can be read in a few seconds',
  unreadable: 'a whole PNG, JPEG, WebP or AVIF picture',
}

function refuse(error: unknown): never {
  if (!(error instanceof ImageError)) throw error
  throw invalid([{ field: 'body', message: reasons[error.fault] }])
}

function refuseUnwritable(error: unknown): never {
  throw new AppError('storage_full', 'The picture cannot be stored. Try again later.', {
    cause: error,
  })
}
