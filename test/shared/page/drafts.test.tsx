import { expect, it } from 'vitest'
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
