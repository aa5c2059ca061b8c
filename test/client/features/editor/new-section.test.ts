import { expect, it } from 'vitest'
import { newSection } from '#client/features/editor/new-section.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import { pageState } from '#shared/page/page-state.ts'

const page: PageDocument = {
  ...emptyDocument('page', 'de'),
  locales: ['de', 'ja'],
  facts: {
    people: [{ name: 'Aylin Brand', role: 'Meisterin' }, { name: 'Jonas Holm' }],
    prices: [{ id: 'p1', item: 'Inspektion', amount: 49, currency: 'EUR' }],
    programme: [{ date: '4. Juli', time: '15 Uhr', title: 'Sommerfest' }],
  },
}

it('begins under its usual heading, in every language of the page', () => {
  const { document, id } = withNew(page, 'steps')
  expect(document.blocks[id]?.props.title).toBe('So funktioniert’s')
  expect(localize(document, 'ja').blocks[id]?.props.title).toBe('ご利用の流れ')
})

it('begins with the people, prices and dates that are known', () => {
  expect(begun(page, 'team').items).toMatchObject([
    { name: 'Aylin Brand', role: 'Meisterin' },
    { name: 'Jonas Holm', role: '' },
  ])
  expect(begun(page, 'pricing').plans).toMatchObject([{ name: 'Inspektion', price: 'p1' }])
  expect(begun(page, 'events').items).toMatchObject([
    { title: 'Sommerfest', when: '4. Juli, 15 Uhr' },
  ])
})

it('a second one says nothing again', () => {
  const { document } = withNew(page, 'team')
  expect(begun(document, 'team').items).toEqual([])
})

function begun(document: PageDocument, type: BlockType): Record<string, unknown> {
  const [{ props }] = newSection(document, type, null)
  return props
}

function withNew(document: PageDocument, type: BlockType) {
  const ops = newSection(document, type, null)
  return { document: foldOps(pageState(document), ops).document, id: ops[0].id }
}
