/**
 * What `/_image/{modifiers}/{source}` can be asked for. Sizes come from short lists, so that a
 * stranger cannot fill the cache with every width there is.
 */
const widths = [
  16, 32, 48, 64, 96, 128, 180, 256, 320, 480, 640, 768, 960, 1024, 1280, 1536, 1920, 2048, 2560,
  3072,
] as const

export const imageChoices = {
  /** CSS pixels times density. */
  width: widths,
  height: [...widths, 360, 630, 720, 1080].sort((a, b) => a - b),
  format: ['webp', 'avif', 'png', 'jpeg'],
  fit: ['cover', 'contain', 'inside'],
  quality: Array.from({ length: 15 }, (_, step) => 20 + 5 * step),
} as const

export type ImageFormat = (typeof imageChoices.format)[number]
export type ImageFit = (typeof imageChoices.fit)[number]

/** Specification, point 9. */
export const imageDefaults = { format: 'webp', densities: [1, 2] } as const

export interface ImageRequest {
  width?: number
  height?: number
  format?: ImageFormat
  fit?: ImageFit
  quality?: number
  /** Six hexadecimal digits. */
  background?: string
}

/** The letters of the modifiers, in the order addresses carry them. */
export const imageModifiers = {
  f: 'format',
  w: 'width',
  h: 'height',
  fit: 'fit',
  q: 'quality',
  b: 'background',
} as const satisfies Record<string, keyof ImageRequest>

/** The address of an image: `source` is a path inside `public/`, or `uploads/{id}`. */
export function imageUrl(source: string, request: ImageRequest = {}): string {
  const asked: ImageRequest = { format: imageDefaults.format, ...request }
  const modifiers = Object.entries(imageModifiers).flatMap(([letter, name]) =>
    asked[name] === undefined ? [] : [`${letter}_${asked[name]}`],
  )
  const path = source.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')
  return `/_image/${modifiers.join(',')}/${path}`
}

export function uploadSource(id: string): string {
  return `uploads/${id}`
}

/** The smallest width on offer that is at least so wide; the widest where none is. */
export function offeredWidth(width: number): number {
  return widths.find((offered) => offered >= width) ?? widths[widths.length - 1]!
}
