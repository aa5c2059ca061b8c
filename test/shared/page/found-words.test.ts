import { expect, it } from 'vitest'
import { foldOps } from '#shared/page/apply-op.ts'
import { asUsers } from '#shared/page/as-users.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

const written = {
  title: 'Hazel Moor · Music teacher · Ludlow',
  description: 'Hazel Moor. Music for all.',
}
const composed: Op[] = [
  {
    op: 'insert',
    id: 'hero',
    type: 'hero',
    variant: 'type',
    props: { title: 'Music for all', lead: 'Come and play.' },
    after: null,
    src: 'brief',
  },
  { op: 'fact', key: 'name', value: 'Hazel Moor', src: 'brief' },
  { op: 'meta', meta: written, src: 'brief' },
]
const page = foldOps(pageState(emptyDocument('x', 'en')), composed).document
const retitled = typed(page, 'title', 'Piano lessons in Ludlow.')

it('searches and links say the headline its creator has put over the page, and the name once', () => {
  expect(found(page)).toEqual(written)
  expect(found(retitled)).toEqual({
    title: 'Hazel Moor · Piano lessons in Ludlow',
    description: 'Piano lessons in Ludlow. Come and play.',
  })
  const named = typed(page, 'title', 'Piano with Hazel Moor')
  expect(found(named).title).toBe('Piano with Hazel Moor')
  const led = typed(retitled, 'lead', 'Find piano lessons in Ludlow. Come by.')
  expect(found(led).description).toBe('Find piano lessons in Ludlow. Come by.')
})

it('once typed by hand they stay, each by itself', () => {
  const settled = edited(retitled, [asUsers({ op: 'meta', meta: { title: 'Piano in Ludlow' } })])
  expect(found(typed(settled, 'title', 'Learn the piano'))).toEqual({
    title: 'Piano in Ludlow',
    description: 'Learn the piano. Come and play.',
  })
})

it('with the headline taken back they say what they said before', () => {
  const { document, inverse } = applyEdits(page, [headline('Piano lessons')])
  expect(found(document).title).toBe('Hazel Moor · Piano lessons')
  expect(found(foldOps(pageState(document), inverse).document)).toEqual(written)
})

it('in another language they follow what is said there', () => {
  const op: Op = {
    op: 'translate',
    locale: 'ja',
    id: 'hero',
    path: 'title',
    text: '',
    state: 'done',
  }
  const said = foldOps(pageState(page), [{ ...op, text: 'ピアノ教室', src: 'user' }]).document
  expect(localize(said, 'ja').meta).toMatchObject({
    title: 'Hazel Moor · ピアノ教室',
    description: 'ピアノ教室。Come and play.',
  })
  expect(found(said)).toEqual(written)
})

function headline(value: string): EditOp {
  return asUsers({ op: 'set', id: 'hero', path: 'title', value })
}

function typed(document: PageDocument, path: 'title' | 'lead', value: string): PageDocument {
  return edited(document, [asUsers({ op: 'set', id: 'hero', path, value })])
}

function edited(document: PageDocument, ops: EditOp[]): PageDocument {
  return applyEdits(document, ops).document
}

function found(document: PageDocument) {
  const { title, description } = localize(document, document.base).meta
  return { title, description }
}

it.each([
  ['Sommerfest der Ruderer', 'Der Ruderverein lädt zum Sommerfest am Bootshaus ein!'],
  ['祖母の米寿を祝う会', '祖母の米寿のお祝いの会を開きます。'],
  ['어머니 칠순 잔치', '어머니의 칠순을 맞아 잔치를 엽니다.'],
])('a description says a thing once: %s', (title, lead) => {
  expect(found(typed(typed(page, 'title', title), 'lead', lead)).description).toBe(lead)
})
