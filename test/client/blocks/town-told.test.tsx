import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'

function pageOf(place: string, lead: string): string {
  const blocks: PageDocument['blocks'] = {
    hero: {
      type: 'hero',
      variant: 'type',
      props: { ...emptyProps('hero'), title: 'Sewing with Una', lead, showFacts: true },
    },
    contact: { type: 'contact', variant: 'split', props: emptyProps('contact') },
  }
  const facts = { place, phone: '+353875550144' }
  const document = { ...emptyDocument('x', 'en'), facts, order: ['hero', 'contact'], blocks }
  return renderToStaticMarkup(
    <PageView document={document} language="en" audience="reader" slug="x" now={0} />,
  )
}

const listed = (html: string, place: string) => html.split(`>${place}<`).length - 1

it('a town its sentences tell better is no line of its own', () => {
  expect(listed(pageOf('Corofin', 'Sewing lessons near Corofin.'), 'Corofin')).toBe(0)
})

it('a town no sentence tells stands where one gets in touch, and at the top', () => {
  expect(listed(pageOf('Corofin', 'Sewing lessons.'), 'Corofin')).toBe(2)
})

it('an address stands in full, whoever told of it', () => {
  const place = '4 Mill Lane, Kendal'
  expect(listed(pageOf(place, `We meet at ${place}.`), place)).toBe(2)
})
