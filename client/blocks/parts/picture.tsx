import type { ComponentProps } from 'react'
import { Picture as UploadedPicture } from '#client/ui/picture.tsx'
import type { Media } from '#shared/blocks/field.ts'
import { uploadSource } from '#shared/images.ts'
import { photoShapes, shapeOf } from '#shared/page/photo-shape.ts'
import { Art } from '../art/art.tsx'
import { secondMotif } from '../art/second-motif.ts'
import type { PageContext } from '../page-context.ts'
import { focalClass } from './focal-point.ts'

interface PictureProps {
  media: Media
  page: PageContext
  /** How wide it may become, in CSS px, and what it says to the browser about it. */
  width: number
  sizes: string
  eager?: boolean
}

/** An uploaded picture in sizes that fit, or drawn art. */
export function Picture({ media, page, width, sizes, eager = false }: PictureProps) {
  if (!media) return null
  const [x, y] = photoShapes[shapeOf(media)]
  if (media.kind === 'art') {
    const { motif, seed } = page.document.theme.art
    const key = `${seed}-${media.id}`
    return <Art motif={secondMotif(motif, key)} seed={key} width={800} height={(800 * y) / x} />
  }
  const look = {
    alt: media.alt,
    width,
    height: Math.round((width * y) / x),
    className: media.focal && focalClass(media.focal),
  }
  if (page.pictures)
    return <CarriedPicture {...look} id={media.id} src={page.pictures.get(media.id)} />
  return <UploadedPicture {...look} source={uploadSource(media.id)} sizes={sizes} eager={eager} />
}

/**
 * A picture a page has taken along: one size of it, marked so that it is found when the page is
 * brought back. What could not be taken leaves its place empty.
 */
function CarriedPicture({ id, src, alt, ...look }: ComponentProps<'img'>) {
  if (!src) return null
  return <img {...look} data-upload={id} src={src} alt={alt} loading="lazy" decoding="async" />
}
