import { describe, expect, it } from 'vitest'
import { labelsOf } from '#server/composer/labels.ts'
import type { BroughtPicture } from '#server/composer/photos/brought-pictures.ts'
import { galleryVariant, placePhotos } from '#server/composer/photos/place-photos.ts'
import type { PageMaterial } from '#server/composer/write/page-material.ts'
import { Sheet } from '#server/composer/write/sheet.ts'
import { read } from '#server/reader/read.ts'

const photo = (id: string, more: Partial<BroughtPicture> = {}): BroughtPicture => ({
  id,
  alt: '',
  name: '',
  width: 1600,
  height: 1000,
  focal: { x: 0.5, y: 0.5 },
  ...more,
})

function placed(photos: BroughtPicture[], industry = 'cafe', seed = 3, told: string[] = []) {
  const people = told.map((name) => ({ value: { name } }))
  const facts = { people, prices: [] }
  const reading = { ...read('', { language: 'en', fallback: 'en' }), industry, facts }
  const material = { labels: labelsOf('en', undefined), reading, isAlone: true }
  const team = new Sheet('team')
  for (const name of ['Ada Moss', 'Bela Novak']) team.item('items', { name })
  const header = new Sheet('header').set('links', [{ label: 'Team', to: '#team' }])
  const sheets = [header, new Sheet('hero'), new Sheet('about'), team]
  const planned = sheets.map((sheet) => ({ id: sheet.type, sheet }))
  const all = placePhotos(planned, material as unknown as PageMaterial, {
    pictures: { photos, logo: null, colour: null },
    seed,
  })
  const propsOf = (type: string) => all.find(({ id }) => id === type)?.sheet.props ?? {}
  return { all, propsOf }
}

const idIn = (media: unknown) => (media as { id?: string } | undefined)?.id

describe('placing photos', () => {
  it('puts a photo whose file names a person beside that person', () => {
    const { propsOf } = placed([photo('portrait', { name: 'bela-2024.jpg' }), photo('counter')])
    const people = propsOf('team').items as { name: string; media: unknown }[]
    expect(people.map(({ media }) => idIn(media))).toEqual([undefined, 'portrait'])
    expect(idIn(propsOf('hero').media)).toBe('counter')
  })

  it('links the gallery in the place it has on the page', () => {
    const { all, propsOf } = placed([photo('one'), photo('two'), photo('three')])
    const order = all.map(({ id }) => `#${id}`).filter((to) => /gallery|team/.test(to))
    const links = propsOf('header').links as { to: string }[]
    expect(links.map(({ to }) => to)).toEqual(order)
    expect(order).toEqual(['#gallery', '#team'])
  })

  it('leads with the first photo that is large enough', () => {
    const { propsOf } = placed([photo('small', { width: 320, height: 240 }), photo('large')])
    expect(idIn(propsOf('hero').media)).toBe('large')
    expect(idIn(propsOf('about').media)).toBe('small')
  })

  it('sets a standing photo beside the headline, whatever the seed', () => {
    const variants = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { all } = placed([photo('tall', { width: 900, height: 1300 })], 'cafe', seed)
      return all.find(({ id }) => id === 'hero')?.sheet.variant
    })
    expect(new Set(variants)).toEqual(new Set(['split']))
  })

  it.each([
    ['a photo that lies', 1600, 1100],
    ['one that is wide', 1600, 900],
    ['a panorama', 1800, 600],
    ['a square', 1400, 1400],
  ])('cuts no more than half of %s away at the top of a page', (_, width, height) => {
    // Width by height of what each hero has for a photo on a desktop.
    const places: Record<string, number> = { split: 1.2, poster: 2.5, centered: 2, banner: 2.5 }
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { all } = placed([photo('first', { width, height })], 'cafe', seed)
      const variant = all.find(({ id }) => id === 'hero')?.sheet.variant ?? ''
      const cut = width / height / (places[variant] ?? 0)
      expect(Math.min(cut, 1 / cut), variant).toBeGreaterThan(0.5)
    }
  })

  it('keeps a photo of few pixels away from the window’s edges', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { all } = placed([photo('small', { width: 900, height: 600 })], 'cafe', seed)
      expect(all.find(({ id }) => id === 'hero')?.sheet.variant).toBe('split')
    }
  })

  it('puts who tells the story beside it, whichever place their photo had', () => {
    const photos = [photo('front'), photo('room'), photo('host', { name: 'isla at the door.jpg' })]
    const { propsOf } = placed(photos, 'lodging', 3, ['Isla Kerr'])
    expect(idIn(propsOf('about').media)).toBe('host')
    const items = propsOf('gallery').items as { media: unknown }[]
    expect(items.map(({ media }) => idIn(media))).toEqual(['room'])
  })

  it('sets a panorama beside no story while another photo is there', () => {
    const wide = photo('wide', { width: 3000, height: 1000 })
    const { propsOf, all } = placed([photo('front'), wide, photo('room')])
    expect(idIn(propsOf('about').media)).toBe('room')
    expect(all.find(({ id }) => id === 'about')?.sheet.variant).toBe('split')
    const alone = placed([photo('front'), wide])
    expect(alone.all.find(({ id }) => id === 'about')?.sheet.variant).toBe('column')
  })

  it.each([
    ['lodging', 'Photos'],
    ['bakery', 'Photos'],
    ['photography', 'My work'],
    ['florist', 'My work'],
  ])('heads the photos of %s with what they show', (industry, title) => {
    expect(placed([photo('a'), photo('b'), photo('c')], industry).propsOf('gallery').title).toBe(
      title,
    )
  })

  it('shows every photo in its shape, and many of them sideways', () => {
    const shapes = (count: number) => Array.from({ length: count }, () => 'landscape' as const)
    for (const count of [1, 2, 3, 4, 5, 8, 12]) expect(galleryVariant(shapes(count))).toBe('grid')
    expect(galleryVariant(shapes(13))).toBe('strip')
  })

  it('hides none of a photographer’s pictures beyond an edge', () => {
    const photos = Array.from({ length: 20 }, (_, at) => photo(`p${at}`))
    const variantOf = (industry: string) =>
      placed(photos, industry).all.find(({ id }) => id === 'gallery')?.sheet.variant
    expect(variantOf('photography')).toBe('grid')
    expect(variantOf('lodging')).toBe('strip')
  })

  it('shows a photographer’s pictures before it tells anything', () => {
    const photos = ['a', 'b', 'c', 'd'].map((id) => photo(id))
    const order = (industry: string) => placed(photos, industry).all.map(({ id }) => id)
    expect(order('photography').slice(0, 3)).toEqual(['header', 'hero', 'gallery'])
    expect(order('cafe').slice(0, 4)).toEqual(['header', 'hero', 'about', 'gallery'])
  })
})
