import { expect, it } from 'vitest'
import { checkedDocument } from '#server/pages/check-document.ts'
import { emptyBlock } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'

/** A page of one list with so many entries. */
function listOf(count: number): PageDocument {
  const { props, ...block } = emptyBlock('unknown-kind', 'list')
  const items = Array.from({ length: count }, (_, at) => ({ name: `Item ${at}`, text: '' }))
  return {
    ...emptyDocument('page', 'en'),
    order: ['list'],
    blocks: { list: { ...block, props: { ...props, items } } },
  }
}

it('a document with more values than can be drawn in time is refused, by name', () => {
  expect(checkedDocument(listOf(1000)).order).toEqual(['list'])
  expect(() => checkedDocument(listOf(4000))).toThrow(/blocks: at most [\d,]+ values/)
})
