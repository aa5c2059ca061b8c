import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import sharp, { type Metadata, type ResizeOptions, type Sharp, type SharpOptions } from 'sharp'
import type { ImageFormat } from '#shared/images.ts'
import { type ImageJob, type ImageResult, imageLimits, type ResultOf } from './image-job.ts'
import type { ImageModifiers } from './image-modifiers.ts'
import { surveyPicture } from './survey-picture.ts'

/** The longest side of what is kept of an upload: no wider picture is ever served. */
const keptSide = 3072
const keptQuality = 92
/** The longest side an answer may have where only the other was asked for. */
const longestSide = 8192
/** As large as a drawing is drawn that is smaller itself: it has no more to show than that. */
const drawnSide = 1024

const open: SharpOptions = { limitInputPixels: imageLimits.pixels, failOn: 'error' }
const white = { r: 255, g: 255, b: 255, alpha: 1 }
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
})

const inflated = promisify(inflateRaw)

/** Pictures turned upright, without metadata. @throws Error as sharp and zlib say it */
export async function runImageJob(job: ImageJob): Promise<ResultOf<ImageJob>> {
  if (job.kind === 'inflate')
    return { bytes: await inflated(job.bytes, { maxOutputLength: job.mostBytes }) }
  if (job.kind === 'card') {
    // Seldom wanted, and heavy to load.
    const { drawCard } = await import('./draw-card.ts')
    return { bytes: await drawCard(job.svg, job.fontsFolder) }
  }
  if (job.kind === 'survey') return surveyPicture(job.file)
  return job.kind === 'render' ? render(job.file, job.modifiers) : adopt(job.bytes)
}

async function render(file: string, modifiers: ImageModifiers): Promise<ImageResult> {
  const metadata = await sharp(file, open).metadata()
  const { format, background } = modifiers
  const ground = background ? `#${background}` : format === 'jpeg' ? white : undefined
  const size = sizeOf(modifiers, metadata)
  const image = sharp(file, { ...open, autoOrient: true, ...densityOf(metadata, size) }).resize({
    ...size,
    background: ground ?? clear,
  })
  return encoded(ground ? image.flatten({ background: ground }) : image, format, modifiers.quality)
}

/**
 * What is kept of an upload: its pixels and nothing else that came with them. AVIF is kept as WebP,
 * because it would take too long to write again; JPEG in one scan, which is written in half the
 * time and read in a third, and no reader is ever sent it.
 * @throws Error for all that is not PNG, JPEG, WebP or AVIF
 */
async function adopt(bytes: Uint8Array): Promise<ImageResult> {
  const format = formatOf(bytes)
  if (!format) throw new Error('neither PNG, JPEG, WebP nor AVIF')
  const image = sharp(bytes, { ...open, autoOrient: true })
  const bounded = image.resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
  if (format === 'jpeg') return written(bounded.jpeg({ quality: keptQuality }), format)
  return encoded(bounded, format === 'avif' ? 'webp' : format, keptQuality)
}

/** By its first bytes, before any decoder sees it. */
function formatOf(bytes: Uint8Array): ImageFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^RIFF.{4}WEBP$/s.test(start)) return 'webp'
  return /^.{4}ftyp(avif|avis|mif1)$/s.test(start) ? 'avif' : undefined
}

/** Never larger than the source, whose pixels would only be blown up; drawings have bounds. */
function sizeOf(modifiers: ImageModifiers, source: Metadata): ResizeOptions {
  const isDrawing = source.format === 'svg'
  const most = isDrawing ? Math.max(drawnSide, source.width, source.height) : longestSide
  const { width, height, fit = 'cover' } = isDrawing ? within(most, modifiers) : modifiers
  if (!width || !height || fit === 'inside') {
    const bound = width || height ? most : Math.min(most, keptSide)
    const box = { width: width ?? bound, height: height ?? bound }
    return { ...box, fit: 'inside', withoutEnlargement: !isDrawing }
  }
  const { width: sourceWidth, height: sourceHeight } = source.autoOrient
  const fits = Math.min(1, sourceWidth / width, sourceHeight / height)
  const whole = Math.min(1, Math.max(sourceWidth / width, sourceHeight / height))
  const scale = isDrawing ? 1 : fit === 'cover' ? fits : whole
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height), fit }
}

/** The same shape, no side of it longer. */
function within(most: number, modifiers: ImageModifiers): ImageModifiers {
  const { width, height } = modifiers
  const scale = Math.min(1, most / Math.max(width ?? 1, height ?? 1))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return {
    ...modifiers,
    ...(width && { width: scaled(width) }),
    ...(height && { height: scaled(height) }),
  }
}

/** A drawing is drawn as large as it will be shown. 72 is its own size, 2400 the most. */
function densityOf(source: Metadata, { width, height, fit }: ResizeOptions): SharpOptions {
  if (source.format !== 'svg' || !width || !height) return {}
  const scales = [width / source.width, height / source.height]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  return { density: Math.min(2400, Math.max(72, Math.ceil(72 * scale))) }
}

function encoded(image: Sharp, format: ImageFormat, quality: number): Promise<ImageResult> {
  return written(encoders[format](image, quality), format)
}

async function written(image: Sharp, format: ImageFormat): Promise<ImageResult> {
  const { data, info } = await image
    .timeout({ seconds: imageLimits.seconds })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, format, width: info.width, height: info.height }
}

const encoders: Record<ImageFormat, (image: Sharp, quality: number) => Sharp> = {
  webp: (image, quality) => image.webp({ quality }),
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  jpeg: (image, quality) => image.jpeg({ quality, progressive: true }),
  png: (image) => image.png(),
}
