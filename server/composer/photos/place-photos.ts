import type { Media } from '#shared/blocks/field.ts'
import { type BlockType, blockKinds } from '#shared/blocks/index.ts'
import type { CompositionRequest } from '../composition.ts'
import type { PlannedSheet } from '../plan-page.ts'
import { pickAmong } from '../seeded-random.ts'
import { type PageMaterial, sectionLabel } from '../write/page-material.ts'
import { Sheet } from '../write/sheet.ts'
import type { BroughtPicture } from './brought-pictures.ts'
import { fileWords, namesPerson } from './file-words.ts'

/** Narrower than this a photo would be blown up at the top of a page. */
const leastHeroWidth = 640
/** Width by height from which a picture lies, and below which it stands. */
const shape = { wide: 1.6, lying: 1.15, standing: 0.87 }
const mostInGallery = blockKinds.gallery.fields.items.max ?? 24

/**
 * Puts what the creator brought on the page: the logo into the header, people beside their names,
 * the first photo on top, one beside the story, the others into the gallery. Where nothing is left
 * for the gallery it stands empty, and asks its creator for photos.
 */
export function placePhotos(
  planned: PlannedSheet[],
  material: PageMaterial,
  { pictures, seed }: Pick<CompositionRequest, 'pictures' | 'seed'>,
): PlannedSheet[] {
  const left = [...(pictures?.photos ?? [])]
  const sheetOf = (type: BlockType) => planned.find(({ sheet }) => sheet.type === type)?.sheet
  const logo = pictures?.logo
  if (logo) sheetOf('header')?.bring('logo', mediaOf(logo))
  placePeople(sheetOf('team'), left)
  placeHero(sheetOf('hero'), left, seed)
  placeAbout(sheetOf('about'), left)
  const all = withGallery(planned, gallerySheet(material, left), material)
  linkGallery(all, material)
  return all
}

function mediaOf({ id, alt, focal, width, height }: BroughtPicture): NonNullable<Media> {
  return { kind: 'upload', id, alt, focal, ratio: ratioOf(width / height) }
}

function ratioOf(ratio: number): NonNullable<NonNullable<Media>['ratio']> {
  if (ratio >= shape.wide) return 'wide'
  if (ratio >= shape.lying) return 'landscape'
  return ratio >= shape.standing ? 'square' : 'portrait'
}

/** A photo whose file, or description, says who it shows. */
function placePeople(team: Sheet | undefined, left: BroughtPicture[]): void {
  const people = (team?.props.items as { name?: string }[] | undefined) ?? []
  for (const [at, { name = '' }] of people.entries()) {
    const found = left.findIndex((photo) => namesPerson(fileWords(photo), name))
    if (found < 0) continue
    const [photo] = left.splice(found, 1)
    if (photo) team?.bring(`items.${at}.media`, mediaOf({ ...photo, alt: photo.alt || name }))
  }
}

/** The creator's first photo that is large enough, in a hero made for its shape. */
function placeHero(hero: Sheet | undefined, left: BroughtPicture[], seed: number): void {
  const at = left.findIndex(({ width }) => width >= leastHeroWidth)
  const photo = left[at]
  if (!hero || !photo) return
  left.splice(at, 1)
  const lies = photo.width / photo.height >= shape.lying
  const variants = lies ? ['split', 'poster', 'centered', 'banner'] : ['split']
  hero.variant = variants[pickAmong(variants.length, seed, 'photos/hero')] ?? 'split'
  hero.bring('media', mediaOf(photo))
}

function placeAbout(about: Sheet | undefined, left: BroughtPicture[]): void {
  const photo = left.shift()
  if (!about || !photo) {
    if (photo) left.unshift(photo)
    return
  }
  about.variant = 'split'
  about.bring('media', mediaOf(photo))
}

function gallerySheet(material: PageMaterial, photos: readonly BroughtPicture[]): Sheet {
  const sheet = new Sheet('gallery', galleryVariant(photos.length))
  sheet.set('title', sectionLabel(material, 'gallery'))
  if (photos.length > 0)
    sheet.bring(
      'items',
      photos.slice(0, mostInGallery).map((photo) => ({ media: mediaOf(photo), caption: '' })),
    )
  return sheet
}

/** So that no row is left half empty. */
export function galleryVariant(count: number): 'grid' | 'mosaic' | 'strip' {
  if (count === 3 || count === 5) return 'mosaic'
  return count > 8 ? 'strip' : 'grid'
}

/** Trades whose work is what there is to see. */
const shown: ReadonlySet<string> = new Set(['photography', 'portfolio'])
/** What a reader has come for, before looks around. */
const firstThings: ReadonlySet<BlockType> = new Set([
  'menu',
  'services',
  'pricing',
  'events',
  'features',
  'about',
])

/** Behind the first thing people come for; at once where pictures are what they come for. */
function withGallery(
  planned: PlannedSheet[],
  sheet: Sheet,
  { reading }: PageMaterial,
): PlannedSheet[] {
  const isShown = shown.has(reading.industry)
  const hero = planned.findIndex((one) => one.sheet.type === 'hero')
  const first = planned.findIndex((one) => !isShown && firstThings.has(one.sheet.type))
  return planned.toSpliced(Math.max(hero, first) + 1, 0, { id: 'gallery', sheet })
}

/** Letters of a heading that stands in the menu as it is, and the links a menu holds. */
const longestLink = 14
const mostLinks = 5

function linkGallery(planned: readonly PlannedSheet[], { labels }: PageMaterial): void {
  const header = planned.find(({ sheet }) => sheet.type === 'header')?.sheet
  const gallery = planned.find(({ sheet }) => sheet.type === 'gallery')?.sheet
  const title = String(gallery?.props.title ?? '')
  const label = title !== '' && title.length <= longestLink ? title : labels.links.gallery
  const links = (header?.props.links as unknown[] | undefined) ?? []
  if (!gallery?.props.items) return
  if (links.length < mostLinks) header?.set('links', [...links, { label, to: '#gallery' }])
}
