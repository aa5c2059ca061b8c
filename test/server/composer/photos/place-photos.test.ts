import { describe, expect, it } from 'vitest'
import { labelsOf } from '#server/composer/labels.ts'
import type { BroughtPicture } from '#server/composer/photos/brought-pictures.ts'
import { placePhotos } from '#server/composer/photos/place-photos.ts'
import type { PageMaterial } from '#server/composer/write/page-material.ts'
import { Sheet } from '#server/composer/write/sheet.ts'

const photo = (id: string, more: Partial<BroughtPicture> = {}): BroughtPicture => ({
  id,
  alt: '',
  name: '',
  width: 1600,
  height: 1000,
  focal: { x: 0.5, y: 0.5 },
  ...more,
})

function placed(photos: BroughtPicture[], industry = 'cafe', seed = 3) {
  const material = { labels: labelsOf('en', undefined), reading: { industry }, isAlone: false }
  const team = new Sheet('team')
  for (const name of ['Ada Moss', 'Bela Novak']) team.item('items', { name })
  const sheets = [new Sheet('header'), new Sheet('hero'), new Sheet('about'), team]
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

  it('shows a photographer’s pictures before it tells anything', () => {
    const photos = ['a', 'b', 'c', 'd'].map((id) => photo(id))
    const order = (industry: string) => placed(photos, industry).all.map(({ id }) => id)
    expect(order('photography').slice(0, 3)).toEqual(['header', 'hero', 'gallery'])
    expect(order('cafe').slice(0, 4)).toEqual(['header', 'hero', 'about', 'gallery'])
  })
})
