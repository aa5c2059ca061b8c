import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

it.each([
  [
    'Dorothy Lang',
    'My mother, Dorothy Lang, died on 9 March and this page is to tell people about it. The funeral is at St Anne’s on Friday 20 March at 1 o’clock. If anybody wants to give, it should be to the lifeboats at Whitby.',
  ],
  [
    'Tin Whistle Five',
    'gig sat 7 nov the Tin Whistle Five, upstairs at the Plough in Ludlow, doors 7.30 tickets £8, under 16s free',
  ],
  [
    'Slow Valve',
    'I repair brass instruments behind our house at 412 Plum Hollow Road. The shop is called Slow Valve. Dent work starts at $25.',
  ],
])('“%s” stands above its page, and no town it does not come from', (name, brief) => {
  const { blocks, meta } = composedDocument(brief, { locale: 'en', seed: 0 })
  const hero = Object.values(blocks).find(({ type }) => type === 'hero')
  expect(hero?.props.title).toBe(name)
  expect(meta.title).not.toMatch(/Whitby|Ludlow|in Plum/)
})
