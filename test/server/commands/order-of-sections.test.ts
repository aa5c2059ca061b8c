import { expect, it } from 'vitest'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const page = composedPage(
  'Pip’s Pottery Days in Kendal, 3 Mill Lane. A day £40, a child’s seat £25. Open Saturday 10 am to 4 pm. Please bring an apron and old shoes. Dogs have to stay at home. Clay and glaze are included. Call 01539 555 014.',
)
const kinds = ({ order, blocks }: PageDocument) => order.map((id) => blocks[id]?.type)
const isBefore = (document: PageDocument, one: string, other: string) =>
  kinds(document).indexOf(one) < kinds(document).indexOf(other)

it.each([
  ['en', 'put what to bring above the prices'],
  ['de', 'Packliste über die Preise'],
  ['es', 'pon lo que hay que llevar antes de los precios'],
  ['fr', 'mets le règlement avant les tarifs'],
  ['it', 'sposta cosa portare prima dei prezzi'],
  ['ja', '持ち物を料金より上に置いて'],
  ['kr', '준비물을 가격보다 먼저 보여 줘'],
  ['nl', 'zet wat je meeneemt boven de prijzen'],
  ['pt', 'as regras devem vir antes dos preços'],
] as const)('what readers have to bring is moved with its section in %s: “%s”', (locale, wish) => {
  const { document } = commanded(page, wish, locale)
  expect(isBefore(document, 'features', 'services')).toBe(true)
  expect(document.blocks.features).toEqual(page.blocks.features)
})

it.each([
  ['en', 'first the hours, then the prices'],
  ['de', 'erst die Öffnungszeiten, dann die Preise'],
  ['it', 'prima gli orari poi i prezzi'],
  ['es', 'primero los horarios y luego los precios'],
] as const)('two sections stand in turn in %s: “%s”', (locale, wish) => {
  expect(isBefore(commanded(page, wish, locale).document, 'hours', 'services')).toBe(true)
})

it.each([
  ['en', 'the hours right after the headline'],
  ['fr', 'les horaires juste après le titre'],
] as const)('what stands behind the title comes first in %s: “%s”', (locale, wish) => {
  const { document } = commanded(page, wish, locale)
  expect(kinds(document).indexOf('hours')).toBe(kinds(document).indexOf('hero') + 1)
})

it.each(['put the child’s seat above a day', 'put the child’s seat at the top'])(
  'a thing on offer is no section: “%s”',
  (wish) => {
    const read = readFor(page, wish, 'en' satisfies PageLanguage)
    const intents = read && 'intents' in read ? read.intents : []
    expect(intents.filter((intent) => intent.wish === 'move')).toEqual([])
  },
)
