import { expect, it } from 'vitest'
import { offeredKinds } from '#client/features/editor/offered-kinds.ts'
import { composedDocument } from '#test/support/composed-document.ts'

it('offers the sections a page lacks before those it has, and no second top or end', () => {
  const brief =
    'Harbour Bikes is a bicycle workshop in Bristol. Full service £65. Call 0117 496 0123.'
  const page = composedDocument(brief)
  const there = new Set(Object.values(page.blocks).map(({ type }) => type))
  const offered = offeredKinds(page)
  const firstKnown = offered.findIndex((type) => there.has(type))
  expect(firstKnown).toBeGreaterThan(3)
  expect(offered.slice(firstKnown).every((type) => there.has(type))).toBe(true)
  for (const kind of ['header', 'hero', 'footer']) expect(offered).not.toContain(kind)
  // A second form may ask something else.
  expect(offered).toContain('contact')
})

it('offers a price list once, under the name its trade has for it', () => {
  const workshop = composedDocument('Harbour Bikes is a bicycle workshop in Bristol.')
  expect(offeredKinds(workshop)).toContain('pricing')
  expect(offeredKinds(workshop)).not.toContain('menu')
  const bistro = composedDocument(
    'Chez Odile is a restaurant in Bath. Soup £6. Open Tue to Sat 7-15.',
  )
  const kinds = offeredKinds(bistro)
  expect(kinds.includes('menu')).toBe(true)
  expect(kinds).not.toContain('pricing')
})
