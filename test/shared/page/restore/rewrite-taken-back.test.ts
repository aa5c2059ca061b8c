import { expect, it } from 'vitest'
import { asUsers } from '#shared/page/as-users.ts'
import { rewrittenParts } from '#shared/page/compare/rewritten-parts.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { restoreParts } from '#shared/page/restore/restore-parts.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const before = written(
  emptyDocument('page', 'en'),
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, service £65.',
)
const after = written(before, 'Harbour Bikes is a florist in Bristol. Bouquets from £18.')

it('a rewrite that is taken back whole takes its trade and its prices along', () => {
  expect(after.meta.industry).toBe('florist')
  expect(itemsOf(after)).toEqual(['Bouquets'])
  const back = restored(after, before)
  expect(back.meta.industry).toBe(before.meta.industry)
  expect(itemsOf(back)).toEqual(itemsOf(before))
})

it('and is there again when it is kept after all', () => {
  const again = restored(restored(after, before), after)
  expect(again.meta.industry).toBe('florist')
  expect(itemsOf(again)).toEqual(['Bouquets'])
})

it('a price that no part names is its creator’s and stays', () => {
  const own = { id: 'own', item: 'Gift card', amount: 25, currency: 'GBP' }
  const prices = [...(after.facts.prices ?? []), own]
  const back = restored({ ...after, facts: { ...after.facts, prices } }, before)
  expect(itemsOf(back)).toContain('Gift card')
})

function restored(page: PageDocument, wanted: PageDocument): PageDocument {
  const parts = rewrittenParts({ before, after }).map(({ part }) => part)
  return applyEdits(page, restoreParts(page, wanted, parts).map(asUsers)).document
}

function itemsOf({ facts }: PageDocument): string[] {
  return (facts.prices ?? []).map(({ item }) => item)
}

function written(document: PageDocument, brief: string): PageDocument {
  return composedDocument(brief, {}, document)
}
