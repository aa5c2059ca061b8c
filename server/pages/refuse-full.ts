import type { Services } from '#server/services.ts'
import type { Repositories } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import type { Room } from '#shared/payloads.ts'

const megabyte = 1024 * 1024
/** The part of the room from which on creators are told. */
const nearlyAll = 0.8

type Configured = Pick<Services, 'config'>
type Sizes = Pick<Repositories, 'pages' | 'uploads'>

/**
 * Refuses what would take up more than one creator may: their pages with all revisions and
 * wishes, and their pictures. What writers side by side add goes over by themselves alone, and the next is refused.
 * @throws AppError `quota_exceeded`
 */
export async function refuseFull(
  { config }: Configured,
  sizes: Sizes,
  owner: string,
  { pictures = 0, isGuest = false }: Coming = {},
): Promise<void> {
  const { CREATOR_QUOTA_MB: all, UPLOAD_QUOTA_MB: ofPictures } = config
  if (pictures > 0 && ofPictures > 0) {
    const used = await sizes.uploads.bytesOf(owner)
    if (used + pictures > ofPictures * megabyte && isGuest) throw fullToGuests()
    if (used + pictures > ofPictures * megabyte)
      throw full('Your pictures', used, ofPictures, 'Smaller pictures may still have room.')
  }
  const used = all === 0 ? 0 : await bytesOf(sizes, owner)
  if (all === 0 || used + pictures < all * megabyte) return
  if (isGuest) throw fullToGuests()
  const way = 'Pages that are deleted for ever, out of the trash, make room.'
  throw full('Your pages, their earlier versions and your pictures', used, all, way)
}

interface Coming {
  /** Bytes of pictures that come. */
  pictures?: number
  /** Whether it comes from an editor of theirs, who is not told what they have. */
  isGuest?: boolean
}

function fullToGuests(): AppError {
  return new AppError('quota_exceeded', 'The owner of the page has no room left.')
}

function full(what: string, used: number, most: number, way: string): AppError {
  const taken = (used / megabyte).toFixed(1)
  const message = `${what} take up ${taken} MB, and may take up ${most} MB together. ${way}`
  return new AppError('quota_exceeded', message)
}

/** What a creator has used of their room, where it is worth telling: null while there is plenty. */
export async function scarceRoom(
  { config }: Configured,
  sizes: Sizes,
  owner: string,
): Promise<Room | null> {
  const limit = config.CREATOR_QUOTA_MB * megabyte
  const used = limit === 0 ? 0 : await bytesOf(sizes, owner)
  return limit === 0 || used < limit * nearlyAll ? null : { used, limit }
}

const bytesOf = async ({ pages, uploads }: Sizes, owner: string): Promise<number> =>
  (await pages.bytesOf(owner)) + (await uploads.bytesOf(owner))
