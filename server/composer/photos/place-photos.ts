import type { Media } from '#shared/blocks/field.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import { type PhotoShape, photoShape } from '#shared/page/photo-shape.ts'
import { mostInGallery } from '#shared/page/place-photos.ts'
import type { CompositionRequest } from '../composition.ts'
import type { PlannedSheet } from '../plan-page.ts'
import { pickAmong } from '../seeded-random.ts'
import type { PageMaterial } from '../write/page-material.ts'
import { sectionLabel } from '../write/section-label.ts'
import { Sheet } from '../write/sheet.ts'
import type { BroughtPicture } from './brought-pictures.ts'
import { fileWords, namesPerson } from './file-words.ts'

/** Narrower than this a photo would be blown up at the top of a page, and from edge to edge of it. */
const leastWidth = { hero: 640, edgeToEdge: 1200 }
/** The heroes that show a photo of this shape whole, or nearly: a standing one has room beside words. */
const heroVariants: Record<PhotoShape, readonly string[]> = {
  portrait: ['split'],
  square: ['split'],
  landscape: ['split', 'poster', 'centered'],
  wide: ['poster', 'centered', 'banner'],
  panorama: ['banner', 'poster'],
}
/** A row of so many portraits is as wide as a page. */
const portraitRow = [3, 4]

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
  placeAbout(sheetOf('about'), left, material)
  const all = withGallery(planned, gallerySheet(material, left), material)
  linkGallery(all, material)
  return all
}

function mediaOf({ id, alt, focal, width, height }: BroughtPicture): NonNullable<Media> {
  return { kind: 'upload', id, alt, focal, ratio: photoShape({ width, height }) }
}

/** A photo whose file, or description, says who it shows; large where all of a few have one. */
function placePeople(team: Sheet | undefined, left: BroughtPicture[]): void {
  const people = (team?.props.items as { name?: string }[] | undefined) ?? []
  let found = 0
  for (const [at, { name = '' }] of people.entries()) {
    const photo = takeOne(left, (one) => name !== '' && namesPerson(fileWords(one), name))
    if (!photo) continue
    found++
    team?.bring(`items.${at}.media`, mediaOf({ ...photo, alt: photo.alt || name }))
  }
  if (team && found === people.length && portraitRow.includes(found)) team.variant = 'grid'
}

/** The creator's first photo that is large enough, in a hero made for its shape and size. */
function placeHero(hero: Sheet | undefined, left: BroughtPicture[], seed: number): void {
  const photo = hero && takeOne(left, ({ width }) => width >= leastWidth.hero)
  if (!hero || !photo) return
  const isSharp = photo.width >= leastWidth.edgeToEdge
  const variants = isSharp ? heroVariants[photoShape(photo)] : ['split']
  hero.variant = variants[pickAmong(variants.length, seed, 'photos/hero')] ?? 'split'
  hero.bring('media', mediaOf(photo))
}

/** Beside a story stands whoever it is about; else what comes next and has room there. */
function placeAbout(
  about: Sheet | undefined,
  left: BroughtPicture[],
  { reading }: PageMaterial,
): void {
  if (!about) return
  const isTold = (photo: BroughtPicture) =>
    reading.facts.people.some(({ value }) => namesPerson(fileWords(photo), value.name))
  const fits = (photo: BroughtPicture) => photoShape(photo) !== 'panorama'
  const photo = takeOne(left, isTold) ?? takeOne(left, fits) ?? left.shift()
  if (!photo) return
  about.variant = fits(photo) ? 'split' : 'column'
  about.bring('media', mediaOf(photo))
}

function takeOne(
  left: BroughtPicture[],
  isWanted: (photo: BroughtPicture) => boolean,
): BroughtPicture | undefined {
  const at = left.findIndex(isWanted)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

/** Trades whose work is what there is to see: all of it, at once. */
const shown: ReadonlySet<string> = new Set(['photography', 'portfolio'])

function gallerySheet(material: PageMaterial, photos: readonly BroughtPicture[]): Sheet {
  const isShown = shown.has(material.reading.industry)
  const variant = isShown ? 'grid' : galleryVariant(photos.map(photoShape))
  const sheet = new Sheet('gallery', variant)
  sheet.set('title', sectionLabel(material, 'gallery'))
  if (photos.length > 0)
    sheet.bring(
      'items',
      photos.slice(0, mostInGallery).map((photo) => ({ media: mediaOf(photo), caption: '' })),
    )
  return sheet
}

/** More are looked through sideways. */
const mostInRows = 12

/** Rows show every photo in its own shape; five alike make one large beside four small. */
export function galleryVariant(shapes: readonly PhotoShape[]): 'grid' | 'mosaic' | 'strip' {
  if (shapes.length === 5 && shapes.every((shape) => shape === 'square')) return 'mosaic'
  return shapes.length > mostInRows ? 'strip' : 'grid'
}

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

/** Among the links, as the gallery stands among the sections. */
function linkGallery(planned: readonly PlannedSheet[], { labels }: PageMaterial): void {
  const header = planned.find(({ sheet }) => sheet.type === 'header')?.sheet
  const gallery = planned.find(({ sheet }) => sheet.type === 'gallery')?.sheet
  const title = String(gallery?.props.title ?? '')
  const label = title !== '' && title.length <= longestLink ? title : labels.links.gallery
  const links = (header?.props.links as { label: string; to: string }[] | undefined) ?? []
  if (!gallery?.props.items || links.length >= mostLinks) return
  const order = planned.map(({ id }) => `#${id}`)
  const next = links.findIndex(({ to }) => order.indexOf(to) > order.indexOf('#gallery'))
  header?.set(
    'links',
    links.toSpliced(next < 0 ? links.length : next, 0, { label, to: '#gallery' }),
  )
}
