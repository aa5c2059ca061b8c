import { AppError } from '#shared/errors.ts'
import { uploadSource } from '#shared/images.ts'
import type { Images } from './images.ts'

/** In CSS pixels: enough to see what is shown. */
const width = 640

/** A creator's picture as a model is shown it; null where it is gone. */
export async function pictureFor(images: Images, id: string): Promise<Uint8Array | null> {
  try {
    const request = { format: 'jpeg', width, quality: 70 } as const
    const answer = await images.answer(uploadSource(id).split('/'), request)
    const signal = AbortSignal.timeout(10_000)
    return await answer.bytes({ network: 'model', signal, countMaking: () => {} })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
