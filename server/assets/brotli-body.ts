import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)
/** Of answers that are kept: the best quality takes ten times as long for a tenth less. */
export const keptQuality = 9
/**
 * 64 kB: what repeats in a text does so within that. With a wider one the encoder takes 30 MB a job
 * and five times as long, for a thousandth fewer bytes of a text of 200 kB.
 */
const windowBits = 16

/** A body as readers receive it; made in the thread pool. */
export function brotliBody(bytes: Uint8Array, quality = keptQuality): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  }
  return compressed(bytes, { params })
}
