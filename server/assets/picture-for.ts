import { AppError } from '#shared/errors.ts'
import { uploadSource } from '#shared/images.ts'
import type { ImageModifiers } from './image-modifiers.ts'
import type { Images } from './images.ts'

/** As a model is shown it, in CSS pixels: enough to see what is on it. */
const shown: ImageModifiers = { format: 'jpeg', width: 640, quality: 70 }

/** A creator's picture at a size; null where it is gone. */
export async function pictureFor(
  images: Images,
  id: string,
  request: ImageModifiers = shown,
): Promise<Uint8Array | null> {
  try {
    const answer = await images.answer(uploadSource(id).split('/'), request)
    const signal = AbortSignal.timeout(10_000)
    return await answer.bytes({ network: 'own', signal, countMaking: () => {} })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
