import type { Media } from '#shared/blocks/field.ts'
import { Art } from '../art/art.tsx'
import type { PageContext } from '../page-context.ts'
import { uploadUrl } from './upload-url.ts'

interface PictureProps {
  media: Media
  page: PageContext
  /** How wide it may become, in CSS px, and what it says to the browser about it. */
  width: number
  sizes: string
  eager?: boolean
}

const ratios = { square: [1, 1], portrait: [4, 5], landscape: [4, 3], wide: [16, 9] } as const

/** An uploaded picture in sizes that fit, or drawn art. */
export function Picture({ media, page, width, sizes, eager = false }: PictureProps) {
  if (!media) return null
  const [x, y] = ratios[media.ratio ?? 'landscape']
  if (media.kind === 'art') {
    const { motif, seed } = page.document.theme.art
    return <Art motif={motif} seed={`${seed}-${media.id}`} width={800} height={(800 * y) / x} />
  }
  const widths = [320, 640, 960, 1280, 1920].filter((candidate) => candidate <= width * 2)
  const focal = media.focal ? focalClass(media.focal) : undefined
  return (
    <img
      src={uploadUrl(media.id, Math.min(960, widths.at(-1) ?? 640))}
      srcSet={widths.map((w) => `${uploadUrl(media.id, w)} ${w}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={Math.round((width * y) / x)}
      alt={media.alt}
      className={focal}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** No `style` on published pages, so the focal point is one of nine classes. */
function focalClass({ x, y }: { x: number; y: number }): string {
  const third = (value: number) => (value < 0.34 ? 0 : value > 0.66 ? 2 : 1)
  return `f${third(x)}${third(y)}`
}
