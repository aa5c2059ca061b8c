import { expect, it } from 'vitest'
import { behindPair } from '#client/features/editor/behind-pair.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument } from '#shared/page/document.ts'

const page = { ...emptyDocument('page', 'en'), order: ['hero', 'hours', 'place', 'contact'] }
page.facts = { hours: 'Mo-Fr 09:00-17:00', place: '14 Quay Street, Bristol' }
page.blocks = Object.fromEntries(
  page.order.map((type) => [type, { type, variant: '', props: emptyProps(type) }]),
)

it('what is added behind one of two side by side stands below both', () => {
  expect(behindPair(page, 'hours')).toBe('place')
  expect(behindPair(page, 'place')).toBe('place')
})

it('anything else stands where it was added, at the top too', () => {
  expect(behindPair(page, 'hero')).toBe('hero')
  expect(behindPair(page, null)).toBeNull()
})
