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
  expect(offered).toContain('hero')
  expect(offered).not.toContain('header')
  expect(offered).not.toContain('footer')
})
