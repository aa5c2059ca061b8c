import { expect, it } from 'vitest'
import { commanded, composedPage } from './commanded-page.ts'

const rows = (blocks: Record<string, { props: Record<string, unknown> }>) =>
  Object.values(blocks).flatMap(({ props }) =>
    (Array.isArray(props.items) ? props.items : []).filter(
      ({ title = '', text = '', question = '', name = '' }) => !(title || text || question || name),
    ),
  )

it('leaves no empty row where the sentence was all an item said', () => {
  const brief =
    'Konditorei Sommerfeld in Bremen, Am Wall 84. Torten und Kuchen seit 1962. Hunde sind im Café willkommen. Laptops bitte nur unter der Woche. Kartenzahlung ist möglich. Telefon 0421 5550184.'
  const before = composedPage(brief, 'de')
  const { document, undone } = commanded(before, 'Lösch den Satz über Laptops', 'de')
  expect(JSON.stringify(before.blocks)).toContain('Laptops')
  expect(JSON.stringify(document.blocks)).not.toContain('Laptops')
  expect(rows(document.blocks)).toEqual([])
  expect(undone.blocks).toEqual(before.blocks)
})
