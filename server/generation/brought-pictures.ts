import { resolve } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ImageJob, PictureSurvey, ResultOf } from '#server/assets/image-job.ts'
import { ImageError, type Waiter } from '#server/assets/image-processor.ts'
import { uploadFile } from '#server/assets/upload-files.ts'
import type { BroughtPicture, BroughtPictures } from '#server/composer/photos/brought-pictures.ts'
import { pictureColour } from '#server/composer/photos/picture-colour.ts'
import type { Services } from '#server/services.ts'
import type { StoredUpload } from '#server/storage/storage.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { AppError, type FieldError, invalid } from '#shared/errors.ts'

type Body = Pick<InputOf<'createGeneration'>, 'photos' | 'logo'>
type Brought = NonNullable<Body['photos']>[number]

interface Owned {
  brought: Brought
  upload: StoredUpload
}

/** By the hash of their bytes: the same picture is looked at once. */
const surveys = new LRUCache<string, PictureSurvey>({ max: 500 })
/** What is assumed of a picture that could not be looked at: it is placed all the same. */
const unseen: PictureSurvey = { colours: [], focal: { x: 0.5, y: 0.5 }, isCutOut: false }

/**
 * The pictures of a call, checked and looked at; what the call does not say stays as it was before.
 * @throws AppError `invalid` naming each picture that is none of the creator's uploads
 */
export async function broughtPictures(
  services: Services,
  creator: Waiter & { identity: string | null },
  body: Body,
  before: BroughtPictures | undefined,
): Promise<BroughtPictures | undefined> {
  if (body.photos === undefined && body.logo === undefined) return before
  const fields = [
    ...(body.photos ?? before?.photos ?? []).map((brought, at) => ({
      field: `photos.${at}.id`,
      brought: { ...before?.photos.find(({ id }) => id === brought.id), ...brought },
    })),
    ...[body.logo === undefined ? before?.logo : body.logo].flatMap((brought) =>
      brought ? [{ field: 'logo.id', brought }] : [],
    ),
  ]
  const owned = await ownUploads(services, creator.identity, fields)
  if (owned.length === 0) return undefined
  const seen = await Promise.all(owned.map((one) => look(services, one, creator)))
  const photos = seen.filter((_, at) => fields[at]?.field !== 'logo.id')
  const logo = seen.find((_, at) => fields[at]?.field === 'logo.id')
  const surveys = photos.map(({ survey }) => survey)
  return {
    photos: photos.map(({ picture }) => picture),
    logo: logo?.picture ?? null,
    colour: pictureColour(surveys, logo?.survey ?? null),
  }
}

async function ownUploads(
  { storage }: Services,
  owner: string | null,
  fields: readonly { field: string; brought: Brought }[],
): Promise<Owned[]> {
  const wrong: FieldError[] = []
  const owned: Owned[] = []
  for (const { field, brought } of fields) {
    const upload = await storage.uploads.byId(brought.id)
    if (upload && upload.owner === owner) owned.push({ brought, upload })
    else wrong.push({ field, message: 'the id of a picture you have uploaded' })
  }
  if (wrong.length > 0) throw invalid(wrong)
  return owned
}

async function look(services: Services, { brought, upload }: Owned, waiter: Waiter) {
  const survey = await surveyOf(services, upload, waiter)
  const { id, alt = '', name = '' } = brought
  const { width, height } = upload
  const picture: BroughtPicture = { id, alt, name, width, height, focal: survey.focal }
  return { picture, survey }
}

/** What is known of a picture, from before or by looking at it now; it is kept where it cannot be. */
export async function surveyOf(
  { images, config }: Pick<Services, 'images' | 'config'>,
  { hash }: StoredUpload,
  waiter: Waiter,
): Promise<PictureSurvey> {
  const known = surveys.get(hash)
  if (known) return known
  const job = {
    kind: 'survey',
    file: uploadFile(resolve(config.DATA_DIR), hash),
  } satisfies ImageJob
  try {
    const survey: ResultOf<typeof job> = await images.intake.run(job, waiter)
    surveys.set(hash, survey)
    return survey
  } catch (error) {
    waiter.signal?.throwIfAborted()
    if (error instanceof ImageError || error instanceof AppError) return unseen
    throw error
  }
}
