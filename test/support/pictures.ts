import { crc32 } from 'node:zlib'
import sharp, { type Region, type Sharp } from 'sharp'

export interface PictureSize {
  width?: number
  height?: number
}

/** A picture with something to see: red on the left, blue on the right. */
export function picture({ width = 800, height = 600 }: PictureSize = {}): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: '#cc0000' } }).composite([
    { input: { create: { ...half, background: '#0000cc' } }, left: Math.floor(width / 2), top: 0 },
  ])
}

/** A photo as a telephone writes it: lying on its side, with the place where it was taken. */
export function telephonePhoto(size?: PictureSize): Promise<Buffer> {
  return picture(size)
    .withExif({
      IFD0: { Copyright: 'Ada at home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 9/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A PNG of a few bytes that says it is as large as it is told. */
export async function pngBomb(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const start = png.indexOf('IHDR')
  png.writeUInt32BE(width, start + 4)
  png.writeUInt32BE(height, start + 8)
  png.writeUInt32BE(crc32(png.subarray(start, start + 17)), start + 17)
  return png
}

/** Red, green and blue of a part of a picture, 0 to 255, whole numbers. */
export async function meanColour(source: string | Buffer, part: Region): Promise<number[]> {
  const { channels } = await sharp(await sharp(source).extract(part).png().toBuffer()).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}
