import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import { createImageCache, type ImageCache } from './image-cache.ts'
import { canonicalModifiers, type ImageModifiers } from './image-modifiers.ts'
import { createImageProcessor, ImageError, type ImageProcessor } from './image-processor.ts'
import { createImageSources, type ImageSource } from './image-sources.ts'

/** A picture as it was asked for; its bytes are made when they are wanted. */
export interface ImageAnswer {
  etag: string
  /** Whether the address can never mean another picture. */
  permanent: boolean
  bytes(): Promise<Uint8Array>
}

export interface Images {
  /**
   * @param path the source's address, segment by segment, decoded
   * @throws AppError `not_found` for a source there is not, or that is no picture
   */
  answer(path: readonly string[], modifiers: ImageModifiers): Promise<ImageAnswer>
  processor: ImageProcessor
  close(): void
}

export interface ImagesDeps {
  /** Folder that holds `public/`. */
  root: string
  config: Pick<Config, 'DATA_DIR' | 'IMAGE_CACHE_MB'>
  storage: Storage
  log: Logger
  processor?: ImageProcessor
}

/** One more whenever the same request would make other bytes. */
const pipelineVersion = 1

export function createImages(deps: ImagesDeps): Images {
  const { root, config, storage, log, processor = createImageProcessor() } = deps
  const dataFolder = resolve(config.DATA_DIR)
  const find = createImageSources({ publicFolder: join(root, 'public'), dataFolder, storage })
  const cache = createImageCache({
    folder: join(dataFolder, 'cache', 'images'),
    maxBytes: config.IMAGE_CACHE_MB * 1024 * 1024,
    onTrouble: (error) => log.warn({ err: error }, 'the image cache had trouble'),
  })
  const bytesOf = sharingWork(cache, processor)

  return {
    processor,
    close: () => processor.close(),
    async answer(path, modifiers) {
      const source = await find(path)
      if (!source) throw notFound()
      const key = keyOf(source, modifiers)
      return {
        etag: `"${key.slice(0, 32)}"`,
        permanent: source.permanent,
        bytes: () => bytesOf(key, source, modifiers),
      }
    },
  }
}

/** Bytes from the cache, or made once however many ask for them at the same time. */
function sharingWork(cache: ImageCache, processor: ImageProcessor) {
  const inFlight = new Map<string, Promise<Uint8Array>>()

  async function make(key: string, source: ImageSource, modifiers: ImageModifiers) {
    const cached = await cache.get(key)
    if (cached) return cached
    const { bytes } = await processor
      .run({ kind: 'render', file: source.file, modifiers })
      .catch(refuse)
    await cache.put(key, bytes)
    return bytes
  }

  return function bytesOf(key: string, source: ImageSource, modifiers: ImageModifiers) {
    const shared = inFlight.get(key)
    if (shared) return shared
    const made = make(key, source, modifiers).finally(() => inFlight.delete(key))
    inFlight.set(key, made)
    return made
  }
}

function keyOf(source: ImageSource, modifiers: ImageModifiers): string {
  const parts = [pipelineVersion, source.version, canonicalModifiers(modifiers)]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

function refuse(error: unknown): never {
  if (!(error instanceof ImageError)) throw error
  if (error.fault !== 'slow') throw notFound()
  throw new AppError('unavailable', 'The picture takes too long to make.', {
    retryAfterSeconds: 60,
  })
}
