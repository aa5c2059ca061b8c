import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { pageWords } from '#client/blocks/page-words.ts'
import { emptyOf } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { emptyBlock } from '#shared/page/block-props.ts'
import { checkPage } from '#shared/page/check-page.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { missingIn, readerBlocks, readerDocument } from '#shared/page/drafts.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

it.each(['notice', 'cta'])('an empty %s asks its owner for words, and readers see none', (type) => {
  const block = emptyBlock(type, '')
  const page = { ...emptyDocument('page', 'en'), order: ['new'], blocks: { new: block } }
  expect(missingIn(block, {})).toBe('content')
  expect(readerBlocks(page)).toEqual([])
  const [text] = type === 'notice' ? ['text'] : ['title']
  page.blocks.new = { ...block, props: { ...block.props, [text]: 'Closed on Monday' } }
  expect(readerBlocks(page)).toEqual(['new'])
})

it('no reader sees a question without its answer, and its owner is told before publishing', () => {
  const faq = emptyBlock('faq', 'list')
  const open = { q: 'Is there parking?', a: '' }
  const page = { ...emptyDocument('page', 'en'), order: ['faq'], blocks: { faq } }
  faq.props = { title: 'Questions', items: [open] }
  expect(readerBlocks(page)).toEqual([])
  expect(checkPage(page)).toContainEqual({ code: 'missing_content', block: 'faq' })
  expect(publishedHtml(page)).not.toContain(open.q)

  faq.props = { ...faq.props, items: [open, { q: 'Are dogs welcome?', a: 'On a lead.' }] }
  expect(publishedHtml(page)).toContain('On a lead.')
  expect(publishedHtml(page)).not.toContain(open.q)
  expect(readerDocument(page).blocks.faq?.props.items).toHaveLength(1)
})

it.each([
  ['quotes', 'items', { name: 'Ruth Baker' }, { text: 'It fits the alcove.' }],
  [
    'gallery',
    'items',
    { caption: 'The bench' },
    { media: { kind: 'upload', id: 'a', alt: 'A bench' } },
  ],
  ['stats', 'items', { label: 'chairs made' }, { value: '412' }],
  ['team', 'items', { role: 'Joiner' }, { name: 'Ruth Baker' }],
  ['features', 'items', { icon: 'star' }, { title: 'Oak from nearby' }],
  ['services', 'items', { duration: '1 h' }, { name: 'Repairs' }],
  ['pricing', 'plans', { featured: true }, { name: 'Stools' }],
])(
  'no reader sees an entry of %s that says nothing, and its owner is led there',
  (type, list, blank, said) => {
    const block = emptyBlock(type, '')
    const fields = blockKind(type)?.fields[list]?.item ?? {}
    const [unsaid, whole] = [blank, said].map((item) => ({ ...emptyOf(fields), ...item }))
    const page = { ...emptyDocument('page', 'en'), order: ['one'], blocks: { one: block } }
    block.props = { ...block.props, [list]: [whole, unsaid] }
    expect(readerDocument(page).blocks.one?.props[list]).toEqual([whole])
    const found = checkPage(page).filter(({ code }) => code === 'item_unfinished')
    expect(found).toMatchObject([{ block: 'one', count: 1 }])

    block.props = { ...block.props, [list]: [unsaid] }
    expect(readerBlocks(page)).toEqual([])
  },
)

it('a dish without a name is left out, and with it a group of nothing else', () => {
  const menu = emptyBlock('menu', '')
  const dish = { name: '', text: '', price: '', tags: '' }
  const page = { ...emptyDocument('page', 'en'), order: ['menu'], blocks: { menu } }
  const soup = { ...dish, name: 'Soup' }
  menu.props = {
    ...menu.props,
    groups: [
      { name: 'Lunch', items: [soup, dish] },
      { name: '', items: [dish] },
    ],
  }
  expect(readerDocument(page).blocks.menu?.props.groups).toEqual([{ name: 'Lunch', items: [soup] }])
})

it('a customer’s name alone is no card on the page, and a hint to its owner', () => {
  const quotes = emptyBlock('quotes', 'cards')
  const page = { ...emptyDocument('page', 'en'), order: ['quotes'], blocks: { quotes } }
  const items = [{ text: 'It fits.', name: 'Ann Bell', role: '', source: '' }]
  quotes.props = {
    title: '',
    items: [...items, { text: '', name: 'Ruth Baker', role: '', source: '' }],
  }
  expect(publishedHtml(page)).toContain('Ann Bell')
  expect(publishedHtml(page)).not.toContain('Ruth Baker')
  const preview = renderToStaticMarkup(
    <PageView document={page} language="en" audience="creator" slug="" now={0} />,
  )
  expect(preview).toContain(`Ruth Baker`)
  expect(preview).toContain(pageWords.en.unfinished)
})
