import { expect, it } from 'vitest'
import { placeSentence } from '#shared/page/place-sentence.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const sentence = 'Gas Safe registered.'

it('a sentence goes to the end of what the page says of itself', () => {
  const page = composedDocument('Kiln is a pottery in Bristol. Run by Maya since 2014.', {
    seed: 1,
  })
  const { ops, id } = placeSentence(page, sentence)
  const body = applyEdits(page, ops).document.blocks[id]?.props.body as RichText
  expect(page.blocks[id]?.type).toBe('about')
  expect(plainText(body).split('\n').at(-1)).toBe(sentence)
  expect(body.length).toBeGreaterThan(1)
})

it('and into a part of its own in its usual place, where the page says nothing of itself', () => {
  const page = composedDocument('A bakery in Bristol. Loaf £4.', { seed: 1 })
  expect(page.order.some((id) => page.blocks[id]?.type === 'about')).toBe(false)
  const { ops, id } = placeSentence(page, sentence)
  const { order, blocks } = applyEdits(page, ops).document
  const kinds = order.map((each) => blocks[each]?.type)
  const at = order.indexOf(id)
  expect(kinds.slice(0, at)).toEqual(['header', 'hero', 'menu'])
  expect(plainText(blocks[id]?.props.body as RichText)).toBe(sentence)
})
