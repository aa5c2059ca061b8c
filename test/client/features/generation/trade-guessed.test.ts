import { expect, it } from 'vitest'
import { isTradeGuessed } from '#client/features/generation/understood.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState, withProgress } from '#shared/page/page-state.ts'

it('a trade is a guess until it is read for sure or its creator says it', () => {
  const page = emptyDocument('p', 'en')
  const facts = { prices: [], offers: [] }
  const read = (confidence: number, document = page) =>
    withProgress(pageState(document), {
      understood: { op: 'understood', locale: 'en', industry: 'restaurant', confidence, facts },
    })
  expect(isTradeGuessed(read(0.4))).toBe(true)
  expect(isTradeGuessed(read(0.9))).toBe(false)
  expect(isTradeGuessed(read(0.4, { ...page, src: { 'meta.industry': 'user' } }))).toBe(false)
})
