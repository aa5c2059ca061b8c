import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import type { BlockType } from '#shared/blocks/index.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'

const prices = [{ id: 'p1', item: 'Half an hour', amount: 22, currency: 'GBP' }]
const hours = 'Mo-Th 14:00-18:30'

/** The card in the first screen of a page, with those sections behind it. */
function cardOf(facts: PageDocument['facts'], ...behind: BlockType[]): string {
  const order = ['hero', ...behind] as const
  const blocks = Object.fromEntries(
    order.map((type) => [type, { type, variant: '', props: emptyProps(type) }]),
  )
  const hero = { type: 'hero', variant: 'card', props: { ...emptyProps('hero'), title: 'Piano' } }
  const plans = [
    {
      name: 'Half an hour',
      price: 'p1',
      terms: '',
      period: '',
      points: [],
      action: [],
      featured: false,
    },
  ]
  const pricing = { type: 'pricing', variant: 'table', props: { ...emptyProps('pricing'), plans } }
  const document: PageDocument = {
    ...emptyDocument('x', 'en'),
    facts,
    order: [...order],
    blocks: { ...blocks, hero, ...(behind.includes('pricing') && { pricing }) },
  }
  const html = renderToStaticMarkup(
    <PageView document={document} language="en" audience="reader" slug="x" now={0} />,
  )
  return html.match(/<div class="fact-card">.*?<\/section>/)?.[0] ?? ''
}

it('leaves out what the section right behind tells in full', () => {
  expect(cardOf({ prices, hours }, 'pricing', 'hours')).not.toContain('Half an hour')
  expect(cardOf({ prices, hours }, 'pricing', 'hours')).toContain('Thu')
  expect(cardOf({ prices, hours }, 'hours', 'pricing')).not.toContain('Thu')
  expect(cardOf({ prices, hours }, 'hours', 'pricing')).toContain('Half an hour')
})

it('tells what stands further down, and all there is where nothing else would be left', () => {
  const phone = '+441273555014'
  expect(cardOf({ prices, hours, phone }, 'contact', 'pricing')).toContain('Half an hour')
  expect(cardOf({ prices }, 'pricing')).toContain('Half an hour')
})
