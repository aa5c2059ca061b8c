import { describe, expect, it } from 'vitest'
import { blockKinds, blockTypes } from '#shared/blocks/index.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { setAt } from '#shared/page/path.ts'
import { themeColour } from '#shared/page/theme.ts'
import { fieldChanges } from '#test/support/field-changes.ts'
import { filledAll } from '#test/support/filled-block.ts'

const block = (title: string): Block => ({
  type: 'cta',
  variant: 'band',
  props: { title, text: '', actions: [] },
})

const menuOf = (ids: string[]): Block => ({
  type: 'menu',
  variant: 'columns',
  props: { groups: [{ items: ids.map((price, at) => ({ name: `Item ${at}`, price })) }] },
})

const before: PageDocument = {
  ...emptyDocument('x', 'en'),
  order: ['a', 'b', 'c', 'd'],
  blocks: { a: block('A'), b: block('B'), c: block('C'), d: block('D') },
}

const edited = (document: PageDocument, ...ops: EditOp[]) =>
  foldOps(pageState(document), ops).document
const changed = (...ops: EditOp[]) => comparePages(before, edited(before, ...ops))
const part = (name: string, changes: Partial<PartChange>): PartChange => ({
  part: name,
  type: 'cta',
  heading: before.blocks[name]?.props.title ? String(before.blocks[name].props.title) : '',
  events: [],
  values: [],
  ...changes,
})

describe('two states of a page', () => {
  it('have nothing to tell where they are the same', () => {
    expect(changed()).toEqual([])
  })

  it('tell which texts are others, and whose they are', () => {
    const [told] = changed({ op: 'set', id: 'b', path: 'title', value: 'Bee', src: 'user' })
    expect(told).toEqual(
      part('b', {
        heading: 'Bee',
        values: [{ kind: 'words', path: 'title', before: 'B', after: 'Bee', author: 'user' }],
      }),
    )
  })

  it('tell what came, what went, what hides, and only what was really moved', () => {
    const props = {}
    const come = { op: 'insert', id: 'e', type: 'cta', variant: 'band', props, after: 'a' } as const
    expect(changed(come)).toEqual([part('e', { events: ['added'] })])
    expect(changed({ op: 'remove', id: 'a' })).toEqual([part('a', { events: ['removed'] })])
    expect(
      changed(
        { op: 'move', id: 'd', after: null },
        { op: 'set', id: 'd', path: '@hidden', value: true },
      ),
    ).toEqual([part('d', { events: ['moved', 'hidden'] })])
  })

  it('tell of another layout by its name', () => {
    const [told] = changed({ op: 'set', id: 'b', path: '@variant', value: 'quiet' })
    expect(told?.values).toEqual([
      { kind: 'layout', path: '@variant', before: 'band', after: 'quiet' },
    ])
  })

  it('tell of each fact, the prices one by one', () => {
    const price = { id: 'p1', item: 'Loaf', amount: 5, currency: 'EUR' }
    const stated = edited(
      before,
      { op: 'fact', key: 'hours', value: 'Mo 09:00-12:00' },
      { op: 'fact', key: 'prices', value: [price] },
    )
    const [told] = comparePages(
      stated,
      edited(
        stated,
        { op: 'fact', key: 'hours', value: 'Mo 09:00-13:00' },
        { op: 'fact', key: 'phone', value: '+351222000111' },
        { op: 'fact', key: 'prices', value: [{ ...price, amount: 6 }] },
      ),
    )
    expect(told).toMatchObject({ part: 'facts', type: null })
    expect(told?.values).toMatchObject([
      { kind: 'phone', path: 'phone', before: null, after: '+351222000111' },
      { kind: 'hours', path: 'hours', before: 'Mo 09:00-12:00', after: 'Mo 09:00-13:00' },
      { kind: 'price', path: 'prices.p1', before: { amount: 5 }, after: { amount: 6 } },
    ])
  })

  it('know a price by its thing, since each writing numbers its prices anew', () => {
    const loaf = { id: 'p1', item: 'Loaf', amount: 5, currency: 'EUR' }
    const roll = { id: 'p2', item: 'Roll', amount: 1, currency: 'EUR' }
    const listed = (prices: Price[], ids: string[]): PageDocument => ({
      ...before,
      facts: { prices },
      order: ['menu'],
      blocks: { menu: menuOf(ids) },
    })
    const old = listed([loaf, roll], ['p1', 'p2'])
    const renumbered = [
      { ...roll, id: 'p1' },
      { ...loaf, id: 'p2', amount: 6 },
    ]
    expect(comparePages(old, listed(renumbered, ['p2', 'p1']))).toMatchObject([
      {
        part: 'facts',
        values: [
          { kind: 'price', path: 'prices.p2', before: { amount: 5 }, after: { amount: 6 } },
          { kind: 'order', path: 'prices' },
        ],
      },
    ])
    const [menu] = comparePages(old, listed(renumbered, ['p1', 'p1']))
    expect(menu?.values).toMatchObject([
      {
        kind: 'price',
        path: 'groups.0.items.0.price',
        before: { item: 'Loaf' },
        after: { item: 'Roll' },
      },
    ])
    const renamed = [{ ...loaf, item: 'Big loaf' }, roll]
    expect(comparePages(old, listed(renamed, ['p1', 'p2']))).toMatchObject([
      { part: 'facts', values: [{ before: { item: 'Loaf' }, after: { item: 'Big loaf' } }] },
    ])
  })

  it('tell of everything a look is made of', () => {
    const other = {
      hue: 200,
      chroma: 0.2,
      mood: 'bold',
      scheme: 'dark',
      pair: 'slab',
      scale: 'grand',
      radius: 'none',
      density: 'dense',
      motion: 'none',
      art: { motif: 'tiles', seed: 1 },
    } as const
    const [told] = changed({ op: 'theme', theme: other })
    // Hue and chroma are one colour.
    const paths = Object.keys(other).filter((key) => key !== 'chroma')
    expect(told?.values.map(({ path }) => path)).toEqual(paths)
    expect(changed({ op: 'theme', theme: { chroma: 0.01 } })[0]?.values).toMatchObject([
      { kind: 'colour', path: 'chroma' },
    ])
    expect(told?.values.find(({ path }) => path === 'hue')).toMatchObject({
      before: themeColour(before.theme),
      after: themeColour(other),
    })
    const art = { motif: before.theme.art.motif, seed: 9 }
    expect(changed({ op: 'theme', theme: { art } })[0]?.values[0]?.kind).toBe('drawing')
  })

  it('tell of the head and of languages, and a translation with its text', () => {
    const spoken = edited(
      before,
      { op: 'meta', meta: { locales: ['en', 'ja'] } },
      { op: 'translate', locale: 'ja', id: 'b', path: 'title', text: 'ビー', state: 'done' },
    )
    const told = changed({
      op: 'meta',
      meta: { title: 'New', description: 'D', industry: 'bakery', locales: ['en', 'ja'] },
    }).map(({ part, values }) => [part, values.map(({ path }) => path)])
    expect(told).toEqual([
      ['meta', ['title', 'description', 'industry']],
      ['languages', ['ja']],
    ])
    const again = edited(spoken, {
      op: 'translate',
      locale: 'ja',
      id: 'b',
      path: 'title',
      text: '蜂',
      state: 'done',
    })
    expect(comparePages(spoken, again)).toEqual([
      part('b', {
        values: [{ kind: 'words', path: 'title', before: 'ビー', after: '蜂', language: 'ja' }],
      }),
    ])
  })

  it('tell of one item of a list and leave those after it alone', () => {
    const items = ['a', 'b', 'c'].map((q) => ({ q, a: q }))
    const asked = (given: object[]): PageDocument => ({
      ...before,
      order: ['faq'],
      blocks: { faq: { type: 'faq', variant: 'list', props: { title: '', items: given } } },
    })
    const told = (given: object[]) => comparePages(asked(items), asked(given))[0]?.values
    expect(told(items.slice(1))).toEqual([
      { kind: 'item', path: 'items.0', before: 'a', after: null },
    ])
    expect(told([{ q: 'x', a: '' }, ...items])).toEqual([
      { kind: 'item', path: 'items.0', before: null, after: 'x' },
    ])
    expect(told(items.with(1, { q: 'b', a: 'B' }))).toMatchObject([{ path: 'items.1.a' }])
    expect(told(items.toReversed())).toMatchObject([{ kind: 'order', path: 'items' }])
  })
})

describe.each(blockTypes)('a %s', (type) => {
  const { fields, variants } = blockKinds[type]
  const prices = ['p1', 'p2'].map((id) => ({ id, item: id, amount: 1, currency: 'EUR' }))
  const filled = filledAll(fields, 'Some words')
  const page: PageDocument = {
    ...emptyDocument('x', 'en'),
    facts: { prices },
    order: ['it', 'other'],
    blocks: { it: { type, variant: variants[0], props: filled }, other: block('Other') },
  }

  it.each(fieldChanges(fields, filled))('is told of another $path as $kind', (change) => {
    const it = { type, variant: variants[0], props: setAt(filled, change.path, change.value) }
    const changes = comparePages(page, { ...page, blocks: { ...page.blocks, it } })
    expect(changes).toMatchObject([{ part: 'it', type, events: [] }])
    expect(changes[0]?.values.map(({ kind }) => kind)).toContain(change.kind)
  })
})
