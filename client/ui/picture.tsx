import { imageDefaults, imageUrl, offeredWidth } from '#shared/images.ts'

export interface PictureProps {
  /** A path inside `public/`, or `uploads/{id}`. */
  source: string
  alt: string
  /** In CSS pixels: its place is kept before it arrives, so that nothing shifts. */
  width: number
  height: number
  /** How wide it is shown at which width of the window; without it, as wide as `width`. */
  sizes?: string
  /** For what is seen first: loaded at once, ahead of other pictures. */
  eager?: boolean
  className?: string | undefined
}

const ladder = [320, 480, 640, 960, 1280, 1920, 2560]
const sharpest = Math.max(...imageDefaults.densities)

/** A picture in the size the reader's screen needs, and no larger. */
export function Picture({ source, alt, width, height, sizes, eager, className }: PictureProps) {
  const urlOf = (wanted: number) => imageUrl(source, { width: offeredWidth(wanted) })
  const candidates = sizes
    ? widthsUpTo(width).map((offered) => `${urlOf(offered)} ${offered}w`)
    : imageDefaults.densities.map((density) => `${urlOf(width * density)} ${density}x`)
  return (
    <img
      src={urlOf(width)}
      srcSet={candidates.join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** What may be needed of a picture that is at most `width` CSS pixels wide, on any screen. */
function widthsUpTo(width: number): number[] {
  const most = offeredWidth(width * sharpest)
  return [...ladder.filter((offered) => offered < most), most]
}
