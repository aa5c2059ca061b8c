import { expect, it } from 'vitest'
import { blockTypes } from '#shared/blocks/index.ts'
import { placePhotos } from '#shared/page/place-photos.ts'
import { placeBehindOpening, usualOrder, usualPlace } from '#shared/page/usual-place.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (...order: string[]) => ({
  order,
  blocks: Object.fromEntries(order.map((type) => [type, { type, variant: '', props: {} }])),
})
const usual = page('header', 'hero', 'services', 'hours', 'place', 'about', 'contact', 'footer')

it.each([
  ['pricing', 'services'],
  ['gallery', 'about'],
  ['quotes', 'about'],
  ['team', 'about'],
  ['faq', 'place'],
  ['events', 'services'],
  ['cta', 'about'],
  ['menu', 'hero'],
  ['about', 'about'],
] as const)('a new section of the kind “%s” stands behind “%s”', (kind, neighbour) => {
  expect(usualPlace(usual, kind)).toBe(neighbour)
})

it('stands on the right side of most sections where a page has them in an order of its own', () => {
  const turned = page('header', 'hero', 'about', 'contact', 'services', 'footer')
  expect(usualPlace(turned, 'pricing')).toBe('hero')
  expect(usualPlace(page('header', 'hero', 'strange', 'contact'), 'pricing')).toBe('strange')
  expect(usualPlace(page(), 'hero')).toBeNull()
})

it('every kind has its place', () => {
  expect([...usualOrder].sort()).toEqual([...blockTypes].sort())
})

it('photos that come without a gallery stand behind what the page says of itself', () => {
  const brief =
    'Salt & Rye is a bakery in Bristol. Rye loaf £4.20. My name is Ana and I have baked here since 2009. Open Tue to Sat 7-15. Call 0117 496 0123.'
  const composed = composedDocument(brief)
  const order = composed.order.filter((id) => composed.blocks[id]?.type !== 'gallery')
  const document = { ...composed, order }
  const photos = [{ id: 'a' }, { id: 'b' }]
  const insert = placePhotos(document, photos, null, 'new').find(({ op }) => op === 'insert')
  const after = insert?.op === 'insert' ? (insert.after ?? '') : ''
  const at = document.order.indexOf(after)
  const kinds = document.order.slice(at + 1).map((id) => document.blocks[id]?.type)
  expect(kinds).toContain('contact')
  expect(kinds).not.toContain('about')
})

it.each([
  ['header', 'quotes', 'hero'],
  [null, 'faq', 'hero'],
  ['menu', 'quotes', 'menu'],
  ['header', 'notice', 'header'],
] as const)(
  'what is added behind %s, a section of the kind %s, stands behind %s',
  (after, kind, place) => {
    const opened = page('header', 'notice', 'hero', 'menu', 'contact')
    expect(placeBehindOpening(opened, kind, after)).toBe(place)
    expect(placeBehindOpening(page('hero'), 'quotes', null)).toBe('hero')
    expect(placeBehindOpening(page('menu', 'hero'), 'quotes', null)).toBeNull()
  },
)
