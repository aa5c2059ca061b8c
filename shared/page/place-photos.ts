import type { Media } from '#shared/blocks/field.ts'
import { blockKinds } from '#shared/blocks/index.ts'
import { emptyProps, fieldAt } from './block-props.ts'
import type { PageDocument } from './document.ts'
import type { EditOp } from './ops.ts'
import { photoShape } from './photo-shape.ts'
import { usualPlace } from './usual-place.ts'

/** A photo to be placed: an upload, and what is known of it. */
export interface PlacedPhoto {
  id: string
  alt?: string
  focal?: { x: number; y: number }
  /** In pixels; absent where nobody knows them. */
  width?: number
  height?: number
}

/** A picture's own place on the page, or a block that takes any number; null is anywhere. */
export interface PhotoTarget {
  id: string
  path?: string | undefined
}

export const mostInGallery = blockKinds.gallery.fields.items.max ?? 24
/** Heroes without a place for a picture, and the one they become. */
const pictureless: ReadonlySet<string> = new Set(['type', 'card', 'schedule'])

/**
 * The edits that put photos on a page: the first where it was meant to stand, the others into a
 * gallery, which is made where there is none. Pure.
 * @param newId of the gallery, should one have to be made
 * @returns [] where there is no room for any
 */
export function placePhotos(
  document: PageDocument,
  photos: readonly PlacedPhoto[],
  target: PhotoTarget | null,
  newId: string,
): EditOp[] {
  const [first, ...others] = photos
  const place = first && placeOf(document, target)
  if (!first || !place) return intoGallery(document, photos, newId)
  return [
    ...roomForPhoto(document, place.id),
    { op: 'set', id: place.id, path: place.path, value: mediaOf(first) },
    ...intoGallery(document, others, newId),
  ]
}

/** The one picture meant: the target's, or the hero's where it has no photo yet. */
function placeOf(
  { order, blocks }: PageDocument,
  target: PhotoTarget | null,
): { id: string; path: string } | null {
  if (target?.path !== undefined) {
    const { id, path } = target
    return fieldAt(blocks[id]?.type ?? '', path)?.kind === 'media' ? { id, path } : null
  }
  const id = target?.id ?? order.find((each) => blocks[each]?.type === 'hero') ?? ''
  const { type = '', props = {} } = blocks[id] ?? {}
  if (fieldAt(type, 'media')?.kind !== 'media') return null
  const isTaken = (props.media as Media | undefined)?.kind === 'upload'
  return target === null && isTaken ? null : { id, path: 'media' }
}

/** What makes a block show a picture it is given; [] where it does already. */
export function roomForPhoto({ blocks }: PageDocument, id: string): EditOp[] {
  const block = blocks[id]
  if (block?.type !== 'hero' || !pictureless.has(block.variant)) return []
  return [{ op: 'set', id, path: '@variant', value: 'split' }]
}

function intoGallery(
  document: PageDocument,
  photos: readonly PlacedPhoto[],
  newId: string,
): EditOp[] {
  if (photos.length === 0) return []
  const { order, blocks } = document
  const id = order.find((each) => blocks[each]?.type === 'gallery')
  const items = photos.map((photo) => ({ media: mediaOf(photo), caption: '' }))
  if (id !== undefined) {
    const before = (blockProps(document, id).items as unknown[] | undefined) ?? []
    const value = [...before, ...items].slice(0, mostInGallery)
    const shows: EditOp[] = blocks[id]?.hidden
      ? [{ op: 'set', id, path: '@hidden', value: false }]
      : []
    return value.length > before.length ? [{ op: 'set', id, path: 'items', value }, ...shows] : []
  }
  const props = { ...emptyProps('gallery'), items: items.slice(0, mostInGallery) }
  const after = usualPlace(document, 'gallery')
  return [{ op: 'insert', id: newId, type: 'gallery', variant: 'grid', props, after }]
}

function blockProps({ blocks }: PageDocument, id: string): Record<string, unknown> {
  const block = blocks[id]
  return { ...emptyProps(block?.type ?? ''), ...block?.props }
}

function mediaOf({ id, alt = '', focal, width, height }: PlacedPhoto): NonNullable<Media> {
  const ratio = width && height ? photoShape({ width, height }) : undefined
  return { kind: 'upload', id, alt, ...(focal && { focal }), ...(ratio && { ratio }) }
}
