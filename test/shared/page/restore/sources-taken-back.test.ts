import { describe, expect, it } from 'vitest'
import { foldOps } from '#shared/page/apply-op.ts'
import { asUsers } from '#shared/page/as-users.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

const written: PageDocument = {
  ...emptyDocument('x', 'en'),
  meta: { ...emptyDocument('x', 'en').meta, title: 'Composed' },
  facts: { name: 'Aurora' },
  order: ['a'],
  blocks: { a: { type: 'cta', variant: 'band', props: { title: 'A', text: 'T', actions: [] } } },
  src: { 'a.title': 'bank', 'meta.title': 'model', 'facts.name': 'brief' },
}

/** As the editor and the server make it: everything a person sends is theirs. */
const edit = (document: PageDocument, ops: readonly Op[]) =>
  applyEdits(document, (ops as EditOp[]).map(asUsers))

const edits: [what: string, ops: EditOp[]][] = [
  ['words', [{ op: 'set', id: 'a', path: 'title', value: 'Mine' }]],
  ['added words', [{ op: 'append', id: 'a', path: 'title', delta: '!' }]],
  ['words nobody is known to have written', [{ op: 'set', id: 'a', path: 'text', value: 'Mine' }]],
  ['a fact', [{ op: 'fact', key: 'name', value: 'Mine' }]],
  ['the title of the page', [{ op: 'meta', meta: { title: 'Mine' } }]],
  ['a part taken away', [{ op: 'remove', id: 'a' }]],
  [
    'one text twice',
    [
      { op: 'set', id: 'a', path: 'title', value: 'M' },
      { op: 'set', id: 'a', path: 'title', value: 'Mine' },
    ],
  ],
]

describe.each(edits)('%s, taken back', (_what, ops) => {
  const made = edit(written, ops)
  const undone = edit(made.document, made.inverse)

  it('are as they were and whose they were', () => {
    expect(undone.document).toEqual(written)
  })

  it('are the person’s again when made once more', () => {
    expect(edit(undone.document, undone.inverse).document).toEqual(made.document)
  })
})

it('words typed and taken back are written again with the next version', () => {
  const { document, inverse } = edit(written, edits[0]?.[1] ?? [])
  const rewrite: Op = { op: 'set', id: 'a', path: 'title', value: 'Another', src: 'bank' }
  const titleOf = (page: PageDocument) =>
    foldOps(pageState(page), [rewrite]).document.blocks.a?.props.title
  expect(titleOf(document)).toBe('Mine')
  expect(titleOf(edit(document, inverse).document)).toBe('Another')
})
