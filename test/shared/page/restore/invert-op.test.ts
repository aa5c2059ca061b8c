import { describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import { composedPage, edited } from '../../../server/commands/commanded-page.ts'

const page = edited(
  composedPage('Salt & Rye is a bakery in Bristol. Call 0117 496 0123.', 'en', ['de'], 1),
  {
    op: 'insert',
    id: 'faq',
    type: 'faq',
    variant: 'list',
    props: {
      title: 'Questions',
      items: ['And this?', 'And that?', 'And now?'].map((q) => ({ q, a: 'Yes.' })),
    },
    after: 'hero',
  },
  text('title', 'Fragen'),
  ...[0, 1, 2].map((at) => text(`items.${at}.q`, `Frage ${at}`)),
)
const questions = page.blocks.faq?.props.items as unknown[]
/** What was translated of the items that are gone is still known. */
const short = edited(page, items(2))

describe('edits taken back', () => {
  it('bring a block back whose list was longer once', () => {
    const { document, inverse } = applyEdits(short, [{ op: 'remove', id: 'faq' }])
    expect(edited(document, ...inverse).blocks).toEqual(short.blocks)
  })

  it('shorten a list again that grew together with its translations', () => {
    const more: EditOp = { ...text('items.2.q', 'Und das?'), src: 'bank' }
    const { document, inverse } = applyEdits(short, [items(3), more])
    expect(edited(document, ...inverse).blocks).toEqual(short.blocks)
  })

  it('leave a translation as true to its text as it was', () => {
    const ops: EditOp[] = [
      { op: 'set', id: 'faq', path: 'title', value: 'Asked often' },
      text('title', 'Oft gefragt'),
    ]
    expect(staleAfter(page, ops)).toEqual(staleTexts(page, 'de'))
    const stale = edited(page, { op: 'set', id: 'faq', path: 'title', value: 'Typed' })
    expect(staleTexts(stale, 'de')).toContain('faq.title')
    expect(staleAfter(stale, ops)).toContain('faq.title')
  })
})

function staleAfter(document: PageDocument, ops: EditOp[]): string[] {
  const made = applyEdits(document, ops)
  return staleTexts(edited(made.document, ...made.inverse), 'de')
}

function items(count: number): EditOp {
  return { op: 'set', id: 'faq', path: 'items', value: questions.slice(0, count) }
}

function text(path: string, words: string): Extract<EditOp, { op: 'translate' }> {
  return { op: 'translate', locale: 'de', id: 'faq', path, text: words, state: 'done' }
}
