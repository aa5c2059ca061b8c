import { describe, expect, it } from 'vitest'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { type PhotoTarget, placePhotos } from '#shared/page/place-photos.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'

const page = (...types: string[]): PageDocument =>
  foldOps(
    pageState(emptyDocument('page', 'en')),
    types.map(
      (type, at): Op => ({
        op: 'insert',
        id: type,
        type,
        variant: type === 'hero' ? 'type' : '',
        props: {},
        after: types[at - 1] ?? null,
      }),
    ),
  ).document

function placed(document: PageDocument, ids: string[], target: PhotoTarget | null = null) {
  const photos = ids.map((id) => ({ id }))
  const ops = placePhotos(document, photos, target, 'gallery-1')
  return foldOps(pageState(document), ops).document
}

const itemsOf = ({ blocks }: PageDocument, id: string) =>
  ((blocks[id]?.props.items ?? []) as { media: { id: string } }[]).map(({ media }) => media.id)

describe('photos put on a page', () => {
  it('keep their shape, so that nobody is cut who stands', () => {
    const before = page('header', 'hero', 'contact')
    const photos = [
      { id: 'a', width: 900, height: 1200 },
      { id: 'b', width: 1600, height: 1100 },
      { id: 'c' },
    ]
    const ops = placePhotos(before, photos, null, 'gallery-1')
    const { blocks } = foldOps(pageState(before), ops).document
    expect(blocks.hero?.props.media).toMatchObject({ ratio: 'portrait' })
    const items = blocks['gallery-1']?.props.items as { media: object }[]
    expect(items[0]?.media).toMatchObject({ ratio: 'landscape' })
    expect(items[1]?.media).not.toHaveProperty('ratio')
  })

  it('give a hero without a picture one, and a layout that shows it', () => {
    const { hero } = placed(page('header', 'hero', 'contact'), ['a']).blocks
    expect(hero).toMatchObject({ variant: 'split', props: { media: { id: 'a' } } })
  })

  it('leave the hero its photo and make a gallery behind what comes first', () => {
    const before = placed(page('header', 'hero', 'services', 'contact', 'footer'), ['a'])
    const after = placed(before, ['b', 'c'])
    expect(after.order).toEqual(['header', 'hero', 'services', 'gallery-1', 'contact', 'footer'])
    expect(itemsOf(after, 'gallery-1')).toEqual(['b', 'c'])
  })

  it('replace the very picture they are dropped on, whose description was of another', () => {
    const ops: Op[] = [
      { op: 'set', id: 'about', path: 'media', value: { kind: 'upload', id: 'old', alt: 'Ada' } },
    ]
    const before = foldOps(pageState(page('hero', 'about')), ops).document
    const after = placed(before, ['new'], { id: 'about', path: 'media' })
    expect(after.blocks.about?.props.media).toMatchObject({ id: 'new', alt: '' })
    expect(uploadIds(after)).toEqual(['new'])
  })

  it('join the gallery they are dropped on, up to what it holds', () => {
    const full = placed(
      page('hero', 'gallery'),
      Array.from({ length: 24 }, (_, at) => `p${at}`),
      { id: 'gallery' },
    )
    expect(itemsOf(full, 'gallery')).toHaveLength(24)
    expect(placePhotos(full, [{ id: 'more' }], { id: 'gallery' }, 'other')).toEqual([])
  })
})
