import { describe, expect, it } from 'vitest'
import { asUsers } from '#shared/page/as-users.ts'
import { rewrittenParts } from '#shared/page/compare/rewritten-parts.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { restorePart } from '#shared/page/restore/restore-parts.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const brief = [
  'Harbour Bikes is a bicycle workshop in Bristol. We mend what others throw away.',
  'Every bike leaves with a written list of what was done. Puncture repair £12, service £65.',
  'Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123.',
].join('\n')
const short = 'Harbour Bikes is a bicycle workshop in Bristol.'
const page = written(emptyDocument('page', 'en'), 1)

describe('a part of the page that a person hid', () => {
  it('stays hidden with its new words when another version is written', () => {
    const again = written(hidden(page, page.order), 2)
    const both = again.order.filter((id) => page.blocks[id]?.type === again.blocks[id]?.type)
    expect(both.length).toBeGreaterThan(4)
    for (const id of both) expect(again.blocks[id]?.hidden, id).toBe(true)
    expect(again.blocks.hero?.props).not.toEqual(page.blocks.hero?.props)
    expect(again.blocks.hero?.props.title).not.toBe('')
  })

  it('is still hidden after a version that has no place for it', () => {
    const gone = page.order.find((id) => !written(page, 5, short).blocks[id]) ?? ''
    expect(gone).not.toBe('')
    const found = hidden(page, [gone])
    const again = written(found, 5, short)
    expect(again.blocks[gone]).toEqual(found.blocks[gone])
    expect(written(again, 1).blocks[gone]?.hidden).toBe(true)
  })

  it('comes back hidden where a rewrite that took it off the page is taken back', () => {
    const before = hidden(page, ['hero'])
    const after = edited(before, [{ op: 'remove', id: 'hero' }])
    const part = rewrittenParts({ before, after }).find(({ key }) => key === 'hero')
    const back = edited(after, part ? restorePart(after, before, part.part) : [])
    expect(back.blocks.hero).toEqual(before.blocks.hero)
  })
})

it('what was never hidden is shown', () => {
  const again = written(page, 2)
  expect(Object.values(again.blocks).some((block) => block.hidden)).toBe(false)
})

function written(document: PageDocument, seed: number, told = brief): PageDocument {
  return composedDocument(told, { seed }, document)
}

function hidden(document: PageDocument, ids: string[]): PageDocument {
  return edited(
    document,
    ids.map((id) => ({ op: 'set', id, path: '@hidden', value: true })),
  )
}

function edited(document: PageDocument, ops: EditOp[]): PageDocument {
  return applyEdits(document, ops.map(asUsers)).document
}
