import { describe, expect, it } from 'vitest'
import { foldOps } from '#shared/page/apply-op.ts'
import { comparePages } from '#shared/page/compare-pages.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'

const block = (title: string): Block => ({
  type: 'cta',
  variant: 'band',
  props: { title, text: '', actions: [] },
})

const before: PageDocument = {
  ...emptyDocument('x', 'en'),
  order: ['a', 'b', 'c', 'd'],
  blocks: { a: block('A'), b: block('B'), c: block('C'), d: block('D') },
}

const changed = (...ops: EditOp[]) => comparePages(before, foldOps(pageState(before), ops).document)

describe('two states of a page', () => {
  it('have nothing to tell where they are the same', () => {
    expect(changed()).toEqual([])
  })

  it('tell which texts are others', () => {
    expect(changed({ op: 'set', id: 'b', path: 'title', value: 'Bee' })).toEqual([
      {
        kind: 'changed',
        block: 'b',
        type: 'cta',
        texts: [{ path: 'title', before: 'B', after: 'Bee' }],
      },
    ])
  })

  it('tell what came, what went, and only what was really moved', () => {
    const added = changed({
      op: 'insert',
      id: 'e',
      type: 'cta',
      variant: 'band',
      props: {},
      after: 'a',
    })
    expect(added).toEqual([{ kind: 'added', block: 'e', type: 'cta' }])
    expect(changed({ op: 'remove', id: 'a' })).toEqual([
      { kind: 'removed', block: 'a', type: 'cta' },
    ])
    expect(changed({ op: 'move', id: 'd', after: null })).toEqual([
      { kind: 'moved', block: 'd', type: 'cta' },
    ])
  })

  it('tell of facts, look, head and languages', () => {
    const ops: EditOp[] = [
      { op: 'fact', key: 'name', value: 'New' },
      { op: 'theme', theme: { hue: 200 } },
      { op: 'meta', meta: { title: 'New', locales: ['en', 'ja'] } },
    ]
    expect(changed(...ops).map(({ kind }) => kind)).toEqual(['facts', 'look', 'head', 'languages'])
  })
})
