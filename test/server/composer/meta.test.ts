import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

it.each([
  [
    'en',
    'Rosa’s Bakery is a small bakery in Porto. Custard tart €1.40.',
    /Rosa’s Bakery.*Rosa’s Bakery/,
  ],
  ['ja', '花みづきは京都の小さな花屋です。季節の花束3,300円。', /[^。] ?\. /],
] as const)(
  'in %s search engines are told nothing twice, in whole sentences',
  (locale, brief, never) => {
    const { description } = composedDocument(brief, { locale }).meta
    expect(description).not.toBe('')
    expect(description).not.toMatch(never)
  },
)

it('a page of one line is described without a space behind it', () => {
  const { description } = composedDocument('harbour bread, bakery in whitby. text 07700 900123', {
    locale: 'en',
  }).meta
  expect(description).toBe(description?.trim())
})
