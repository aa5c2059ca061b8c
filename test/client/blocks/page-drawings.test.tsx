import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { secondMotif } from '#client/blocks/art/second-motif.ts'
import { PageView } from '#client/blocks/page-view.tsx'
import type { BlockType } from '#shared/blocks/index.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { artMotifs, defaultTheme, type Theme } from '#shared/page/theme.ts'

const items = (...names: string[]) =>
  names.map((name) => ({ name, text: '', price: '', duration: '' }))
const content: Partial<Record<BlockType, object>> = {
  hero: { title: 'Ahorn' },
  services: { title: 'Was wir bauen', items: items('Möbel', 'Treppen') },
  features: { title: 'Warum', items: [{ icon: '', title: 'Holz', text: 'Aus dem Wald nebenan.' }] },
  steps: { title: 'So geht es', items: [{ title: 'Anrufen', text: 'Wir kommen.' }] },
  footer: {},
}

function pageOf(theme: Partial<Theme>, services: object = {}): string {
  const types = Object.keys(content) as BlockType[]
  const document: PageDocument = {
    ...emptyDocument('x', 'de'),
    facts: { name: 'Ahorn' },
    theme: { ...defaultTheme, ...theme },
    order: types,
    blocks: Object.fromEntries(
      types.map((type) => {
        const props = {
          ...emptyProps(type),
          ...content[type],
          ...(type === 'services' && services),
        }
        return [type, { type, variant: '', props }]
      }),
    ),
  }
  return renderToStaticMarkup(
    <PageView document={document} language="de" audience="reader" slug="x" now={0} />,
  )
}

it.each(artMotifs)('a page of %s draws something else further down', (motif) => {
  const others = ['about', 'cta', 'a', 'b', 'c'].map((id) => secondMotif(motif, id))
  expect(others).not.toContain(motif)
})

it('gives services known by name alone another form than those with a price or a text', () => {
  expect(pageOf({})).toContain('data-form="named"')
  const timed = items('Stuhl', 'Tisch', 'Treppe').map((item) => ({ ...item, duration: '2 Wochen' }))
  expect(pageOf({}, { items: timed })).toContain('data-form="priced"')
  expect(pageOf({}, { items: [...timed, ...items('Küche')] })).toContain('data-form="mixed"')
  const told = items('Treppe').map((item) => ({ ...item, text: 'Aus Esche.' }))
  expect(pageOf({}, { items: told })).not.toMatch(/services[^>]*>.*data-form="named"/)
})
