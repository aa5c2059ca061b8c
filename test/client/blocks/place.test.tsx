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

/** What stays together of an address. */
const linesOf = (place: string): (string | undefined)[] =>
  [...placeOf({ place }).matchAll(/<span class="whole">(.*?)<\/span>/g)].map(([, line]) => line)

it('says that the towns under an address are served', () => {
  const area = ['Bovenden', 'Rosdorf']
  expect(placeOf({ place: 'Petrikirchstraße 9, Göttingen', area })).toContain('Einsatzgebiet')
  expect(placeOf({ area })).not.toContain('Einsatzgebiet')
})

it('keeps a postcode in one line, with the town behind it', () => {
  expect(linesOf('Uferweg 3, 14774 Brandenburg').at(-1)).toBe('14774\u00a0Brandenburg')
  expect(linesOf('Unit 4, Mill Drive, Stroud GL5 1RN').at(-1)).toBe('Stroud GL5\u00a01RN')
})

it('keeps the number of a house with its street, and ends a line at a comma first', () => {
  expect(linesOf('Rua do Comércio 58, Paraty')).toEqual(['Rua do Comércio\u00a058,', 'Paraty'])
  expect(linesOf('14 Market Street, Hexham')).toEqual(['14\u00a0Market Street,', 'Hexham'])
  expect(linesOf('12, rue de la Paix, Lyon')).toEqual(['12,\u00a0rue de la Paix,', 'Lyon'])
})
