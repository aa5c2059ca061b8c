import { expect, it } from 'vitest'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'

const said: EditOp[] = [
  { op: 'meta', meta: { title: 'Harbour Bikes' } },
  {
    op: 'insert',
    id: 'a',
    type: 'cta',
    variant: 'band',
    props: { title: 'Come by', text: 'Today only' },
    after: null,
  },
  { op: 'translate', locale: 'de', id: 'a', path: 'text', text: 'Nur heute', state: 'done' },
  { op: 'translate', locale: 'de', id: 'meta', path: 'title', text: 'Hafenräder', state: 'done' },
]
const page = edited(emptyDocument('x', 'en'), said)

it('a text that was emptied is not said in another language either', () => {
  expect(textIn(page)).toBe('Nur heute')
  const emptied = edited(page, [
    { op: 'set', id: 'a', path: 'text', value: '' },
    { op: 'meta', meta: { title: '' } },
  ])
  expect(textIn(emptied)).toBe('')
  expect(localize(emptied, 'de').meta.title).toBe('')
})

it('what is typed in one language alone is said there', () => {
  const typed = edited(page, [
    { op: 'set', id: 'a', path: 'text', value: '' },
    { op: 'translate', locale: 'de', id: 'a', path: 'text', text: 'Nur hier', state: 'done' },
  ])
  expect(textIn(typed)).toBe('Nur hier')
})

it('a text that was changed is said in its old translation until there is another', () => {
  const changed = edited(page, [{ op: 'set', id: 'a', path: 'text', value: 'Every day' }])
  expect(textIn(changed)).toBe('Nur heute')
})

function edited(document: PageDocument, ops: EditOp[]): PageDocument {
  return foldOps(pageState(document), ops).document
}

function textIn(document: PageDocument): unknown {
  return localize(document, 'de').blocks.a?.props.text
}
