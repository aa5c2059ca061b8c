import type { Media } from '#shared/blocks/field.ts'
import type { Block, PageDocument } from '#shared/page/document.ts'
import { ratioOf } from '#shared/page/photo-shape.ts'
import { type Cell, photoRows, type RowShape } from './photo-rows.ts'

/** Rows of phones and tablets, and of wider windows; two photos that lie share one of a phone's. */
const windows = {
  narrow: { wanted: 2.1, least: 0.9 },
  wide: { wanted: 2.8, least: 2 },
} satisfies Record<string, RowShape>

/** The page's text is so many rem wide at most. */
const widest = 69

export interface GalleryCell {
  /** Published pages allow no `style` attribute, so its place is two classes of the page's sheet. */
  className: string
  sizes: string
  /** The most CSS pixels it becomes wide. */
  width: number
  narrow: Cell
  wide: Cell
}

/** Where each photo of a gallery in rows stands. */
export function galleryCells(media: readonly Media[]): GalleryCell[] {
  const ratios = media.map(ratioOf)
  const narrow = photoRows(ratios, windows.narrow)
  const wide = photoRows(ratios, windows.wide)
  return ratios.map((_, at) => cellOf(narrow[at]!, wide[at]!))
}

function cellOf(narrow: Cell, wide: Cell): GalleryCell {
  const part = (cell: Cell, whole: number) => Math.ceil(cell.share * whole)
  const sizes = [
    `(min-width:75rem) ${part(wide, widest)}rem`,
    `(min-width:56rem) ${part(wide, 92)}vw`,
    `${part(narrow, 91)}vw`,
  ]
  return {
    className: `${classOf('narrow', narrow)} ${classOf('wide', wide)}`,
    sizes: sizes.join(),
    width: Math.max(part(wide, widest * 16), part(narrow, 820)),
    narrow,
    wide,
  }
}

/** The rules of the places a page's galleries have, each one time. */
export function galleryRules({ blocks }: PageDocument): string {
  const cells = Object.values(blocks).flatMap((block) => galleryCells(mediaOf(block)))
  if (cells.length === 0) return ''
  const [narrow, wide] = [rulesOf('narrow', cells), rulesOf('wide', cells)]
  return `${narrow}@media(min-width:56rem){${wide}}`
}

function rulesOf(window: 'narrow' | 'wide', cells: readonly GalleryCell[]): string {
  const rules = cells.map(({ [window]: cell }) => `.${classOf(window, cell)}{${valuesOf(cell)}}`)
  return [...new Set(rules)].join('')
}

function classOf(window: 'narrow' | 'wide', cell: Cell): string {
  return `${window === 'wide' ? 'w' : 'n'}${keyOf(cell)}`
}

function mediaOf({ type, variant, props }: Block): Media[] {
  if (type !== 'gallery' || variant !== 'grid') return []
  return ((props.items as { media: Media }[] | undefined) ?? []).map(({ media }) => media)
}

function keyOf({ share, beside, aspect }: Cell): string {
  return `${beside}-${Math.round(share * 1000)}-${Math.round(aspect * 100)}`
}

function valuesOf({ share, beside, aspect }: Cell): string {
  return `--part:${rounded(share)};--beside:${beside};--shape:${rounded(aspect)}`
}

function rounded(value: number): number {
  return Math.round(value * 10000) / 10000
}
