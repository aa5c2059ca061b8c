import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)
/** Of answers that are kept: the best quality takes ten times as long for a tenth less. */
export const keptQuality = 9

/** A body as readers receive it; made in the thread pool. */
export function brotliBody(bytes: Uint8Array, quality = keptQuality): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return compressed(bytes, { params })
}
