import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'

/** Under an address other towns are where somebody goes to, and not where one goes. */

function placeOf(facts: Facts): string {
  const blocks: PageDocument['blocks'] = {
    place: { type: 'place', variant: 'card', props: emptyProps('place') },
  }
  const document = { ...emptyDocument('x', 'de'), facts, order: ['place'], blocks }
  return renderToStaticMarkup(
    <PageView document={document} language="de" audience="reader" slug="x" now={0} />,
  )
}

it('says that the towns under an address are served', () => {
  const area = ['Bovenden', 'Rosdorf']
  expect(placeOf({ place: 'Petrikirchstraße 9, Göttingen', area })).toContain('Einsatzgebiet')
  expect(placeOf({ area })).not.toContain('Einsatzgebiet')
})

it('keeps a postcode in one line, with the town behind it', () => {
  const lines = (place: string) => /<address>(.*?)<\/address>/.exec(placeOf({ place }))?.[1]
  expect(lines('Uferweg 3, 14774 Brandenburg')).toBe('Uferweg 3, 14774\u00a0Brandenburg')
  expect(lines('Unit 4, Mill Drive, Stroud GL5 1RN')).toBe(
    'Unit 4, Mill Drive, Stroud GL5\u00a01RN',
  )
})
