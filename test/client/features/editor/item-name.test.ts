import { expect, it } from 'vitest'
import { itemName } from '#client/features/editor/item-name.ts'
import { layoutPicture } from '#client/features/editor/layout-pictures.ts'
import { blockKinds } from '#shared/blocks/index.ts'

it('a testimonial is known by who said it and what, a question by all of its words', () => {
  const quote = { text: 'I never thought I could.', name: 'Tom Reed', role: '', source: '' }
  const quotes = blockKinds.quotes.fields.items.item ?? {}
  expect(itemName(quotes, quote)).toBe('Tom Reed: I never thought I could.')
  expect(itemName(quotes, { ...quote, name: '' })).toBe('I never thought I could.')
  const faq = blockKinds.faq.fields.items.item ?? {}
  const q = 'Do I have to bring anything along when I come for the first time?'
  expect(itemName(faq, { q, a: 'No.' })).toBe(q)
})

it('what was chosen is no word of an item', () => {
  const plans = blockKinds.pricing.fields.plans.item ?? {}
  expect(itemName(plans, { name: '', price: 'price-1', terms: 'on request' })).toBe('on request')
})

it.each(Object.values(blockKinds))('no two layouts of a section look the same: $type', (kind) => {
  const drawn = kind.variants.map((variant) => JSON.stringify(layoutPicture(variant)))
  expect(new Set(drawn).size).toBe(kind.variants.length)
})
