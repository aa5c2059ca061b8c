import type { Services } from '#server/services.ts'
import { invalid } from '#shared/errors.ts'
import { type ImageFault, type ImageResult, imageLimits } from './image-job.ts'
import { ImageError, type Waiter } from './image-processor.ts'

const reasons: Record<ImageFault, string> = {
  pixels: `at most ${imageLimits.pixels / 1e6} megapixels`,
  slow: 'a picture that can be read in a few seconds',
  unreadable: 'a whole PNG, JPEG, WebP or AVIF picture',
}

/**
 * What a picture shows, drawn anew, and nothing else that came with it.
 * @throws AppError `invalid` naming `field` for bytes that are no picture
 */
export async function readPicture(
  { images }: Pick<Services, 'images'>,
  bytes: Uint8Array,
  field: string,
  waiter: Waiter,
): Promise<ImageResult> {
  try {
    return await images.intake.run({ kind: 'adopt', bytes }, waiter)
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    throw invalid([{ field, message: reasons[error.fault] }], error)
  }
}
