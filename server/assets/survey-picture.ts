import { extractColorsFromImageData } from 'extract-colors'
import sharp from 'sharp'
import { imageLimits, type PictureSurvey } from './image-job.ts'

/** The longest side it is looked at with, in pixels: colours and subjects are large. */
const lookedAt = 240
/** Alpha below it is see-through, and so many pixels of it make a picture a cut-out. */
const clear = 128
const cutOutPart = 0.12
const mostColours = 6
/** The part of the longer side a window takes that looks for what draws the eye. */
const window = 0.75

/** What a picture shows as far as numbers tell. @throws Error as sharp says it */
export async function surveyPicture(file: string): Promise<PictureSurvey> {
  const { data, info } = await sharp(file, { limitInputPixels: imageLimits.pixels })
    .resize(lookedAt, lookedAt, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: imageLimits.seconds })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = new Uint8ClampedArray(data)
  const found = extractColorsFromImageData(
    { data: pixels, width, height },
    { pixels: lookedAt * lookedAt, colorValidator: (_r, _g, _b, alpha) => alpha >= clear },
  )
  const colours = found
    .map(({ hex, area }) => ({ hex, area }))
    .sort((one, other) => other.area - one.area)
    .slice(0, mostColours)
  return { colours, focal: await focalOf(data, width, height), isCutOut: isCutOut(pixels) }
}

/** Where a window that may slide along the longer side comes to rest on what stands out. */
async function focalOf(data: Buffer, width: number, height: number) {
  const isWide = width > height
  const size = isWide
    ? { width: Math.min(height, Math.round(width * window)), height }
    : { width, height: Math.max(1, Math.round(width * window)) }
  const { info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const part = (at: number | undefined, whole: number) =>
    Math.round(Math.min(0.9, Math.max(0.1, at === undefined ? 0.5 : at / whole)) * 100) / 100
  return { x: part(info.attentionX, width), y: part(info.attentionY, height) }
}

function isCutOut(pixels: Uint8ClampedArray): boolean {
  let seenThrough = 0
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < clear) seenThrough++
  return seenThrough / (pixels.length / 4) > cutOutPart
}
