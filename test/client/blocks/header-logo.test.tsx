import { expect, it } from 'vitest'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument } from '#shared/page/document.ts'
import type { PhotoShape } from '#shared/page/photo-shape.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

it.each<[PhotoShape, number]>([
  ['panorama', 0],
  ['wide', 0],
  ['square', 1],
])('beside a logo that is %s the name is written %i times', (ratio, times) => {
  const document = emptyDocument('page', 'en')
  document.facts = { ...document.facts, name: 'Harbour Bread' }
  document.order.push('header')
  const logo = { kind: 'upload', id: 'logo', alt: '', ratio } as const
  document.blocks.header = {
    type: 'header',
    variant: 'bar',
    props: { ...emptyProps('header'), logo },
  }
  const html = publishedHtml(document)
  const mark = /<a class="logo".*?<\/a>/.exec(html)?.[0] ?? ''
  const written = mark.replace(/<[^>]*>/g, '').match(/Harbour Bread/g) ?? []
  expect(written).toHaveLength(times)
  // Who cannot see it hears the name once in either case.
  expect(mark.match(/Harbour Bread/g)).toHaveLength(1)
})
