import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)
/** Of answers that are kept: the best quality takes ten times as long for a tenth less. */
export const keptQuality = 9
/**
 * Bodies up to this size stand whole in a window of 64 kB. With a larger one the encoder takes 20 MB
 * and eight times as long for the same bytes.
 */
const smallBody = 2 ** 16 - 16
const smallWindow = 16

/** A body as readers receive it; made in the thread pool. */
export function brotliBody(bytes: Uint8Array, quality = keptQuality): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    ...(bytes.length <= smallBody && { [constants.BROTLI_PARAM_LGWIN]: smallWindow }),
  }
  return compressed(bytes, { params })
}
