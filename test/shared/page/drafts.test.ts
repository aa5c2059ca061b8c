import { expect, it } from 'vitest'
import { emptyBlock } from '#shared/page/block-props.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { missingIn, readerBlocks } from '#shared/page/drafts.ts'

it.each(['notice', 'cta'])('an empty %s asks its owner for words, and readers see none', (type) => {
  const block = emptyBlock(type, '')
  const page = { ...emptyDocument('page', 'en'), order: ['new'], blocks: { new: block } }
  expect(missingIn(block, {})).toBe('content')
  expect(readerBlocks(page)).toEqual([])
  const [text] = type === 'notice' ? ['text'] : ['title']
  page.blocks.new = { ...block, props: { ...block.props, [text]: 'Closed on Monday' } }
  expect(readerBlocks(page)).toEqual(['new'])
})
