import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import { createImageCache } from './image-cache.ts'
import type { ImageJob } from './image-job.ts'
import { canonicalModifiers, type ImageModifiers } from './image-modifiers.ts'
import {
  createImageProcessor,
  ImageError,
  type ImageProcessor,
  type Waiter,
} from './image-processor.ts'
import { createImageSources, type ImageSource } from './image-sources.ts'
import { pageColours } from './page-colours.ts'
import { SharedWork } from './shared-work.ts'
import { sizesFolder } from './upload-files.ts'

/** Who asks for a picture. */
export interface Asker extends Waiter {
  /**
   * Hears that the picture has to be made for this asker.
   * @throws whatever refuses that
   */
  countMaking(): void
}

/** A picture as it was asked for; its bytes are made when they are wanted. */
export interface ImageAnswer {
  etag: string
  /** Whether the address can never mean another picture. */
  permanent: boolean
  /** @throws AppError `bad_request` for a colour that is not the page's, `unavailable` */
  bytes(asker: Asker): Promise<Uint8Array>
}

export interface Images {
  /**
   * @param path the source's address, segment by segment, decoded
   * @throws AppError `not_found` for a source there is not, or that is no picture
   */
  answer(path: readonly string[], modifiers: ImageModifiers): Promise<ImageAnswer>
  /**
   * The picture a link unfolds into, as PNG: drawn once for all that looks the same.
   * @throws AppError `unavailable` where too many pictures wait
   */
  card(svg: string, fontsFolder: string): Promise<Uint8Array>
  /** Reads what people bring, in a process that no asking for pictures holds up. */
  intake: ImageProcessor
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

/** What the process makes of what is kept. */
type Making = Extract<ImageJob, { kind: 'render' | 'card' }>

/** One more whenever the same request would make other bytes. */
const pipelineVersion = 2

export function createImages(deps: ImagesDeps): Images {
  const { root, config, storage, log, processor = createImageProcessor() } = deps
  const intake = createImageProcessor()
  const dataFolder = resolve(config.DATA_DIR)
  const find = createImageSources({ publicFolder: join(root, 'public'), dataFolder, storage })
  const cache = createImageCache({
    folder: sizesFolder(dataFolder),
    maxBytes: config.IMAGE_CACHE_MB * 1024 * 1024,
    onTrouble: (error) => log.warn({ err: error }, 'the image cache had trouble'),
  })
  const isPageColour = pageColours(storage)
  const makings = new SharedWork<Uint8Array>()

  async function bytesOf(source: ImageSource, modifiers: ImageModifiers, asker: Asker) {
    const key = keyOf(source, modifiers)
    const cached = await cache.get(key)
    if (cached) return cached
    if (!makings.has(key)) {
      asker.countMaking()
      const { background } = modifiers
      if (background && !(await isPageColour(background, source.owner))) throw otherColour()
    }
    return made(key, { kind: 'render', file: source.file, modifiers }, asker).catch(refuse)
  }

  function made(key: string, job: Making, { network, signal }: Waiter): Promise<Uint8Array> {
    return makings.join(key, signal, async (signal) => {
      const { bytes } = await processor.run(job, { network, signal })
      await cache.put(key, bytes)
      return bytes
    })
  }

  return {
    intake,
    async card(svg, fontsFolder) {
      const key = hashOf([pipelineVersion, 'card', svg])
      const job = { kind: 'card', svg, fontsFolder } as const
      return (await cache.get(key)) ?? made(key, job, { network: 'own' })
    },
    close() {
      processor.close()
      intake.close()
    },
    async answer(path, modifiers) {
      const source = await find(path)
      if (!source) throw notFound()
      return {
        etag: `"${keyOf(source, modifiers).slice(0, 32)}"`,
        permanent: source.permanent,
        bytes: (asker) => bytesOf(source, modifiers, asker),
      }
    },
  }
}

function keyOf(source: ImageSource, modifiers: ImageModifiers): string {
  return hashOf([pipelineVersion, source.version, canonicalModifiers(modifiers)])
}

function hashOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

function otherColour(): AppError {
  const allowed = '000000, ffffff or a colour of a page of its owner'
  const errors = [{ field: 'b', message: `must be ${allowed}` }]
  return new AppError('bad_request', `Image modifier "b" must be ${allowed}.`, { errors })
}

function refuse(error: unknown): never {
  if (!(error instanceof ImageError)) throw error
  if (error.fault !== 'slow') throw notFound()
  throw new AppError('unavailable', 'The picture takes too long to make.', {
    retryAfterSeconds: 60,
  })
}
