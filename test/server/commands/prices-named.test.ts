import { describe, expect, it } from 'vitest'
import { carryOutWish } from '#server/generation/wishes/carry-out-wish.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const prices = ({ facts }: PageDocument) =>
  Object.fromEntries((facts.prices ?? []).map(({ item, amount }) => [item, amount]))

describe('what a price is called', () => {
  it('is its unit, where one of two is meant', () => {
    const page = composedPage(
      'Club de ajedrez El Alfil, Cuenca. La cuota es de 8 € al mes o 80 € al año. Teléfono 969 000 123.',
      'es',
    )
    const { document } = commanded(page, 'la cuota anual son 85', 'es')
    expect(Object.values(prices(document))).toEqual([8, 85])
    expect(JSON.stringify(document.blocks)).not.toContain('80 €')
  })

  it.each([
    [
      'it',
      'Orlo a Bari, via Sole 4. Accorciamo gonne per 20 €. Stiriamo camicie per 3 €.',
      'Accorciare le gonne costa 22 € adesso',
      22,
    ],
    [
      'nl',
      'Zwemclub Dobber in Zwolle. Losse les € 6, jaarabonnement € 90. Bel 038 000 0123.',
      'Het abonnement is € 95 geworden',
      95,
    ],
  ] as const)('may end or begin otherwise (%s)', (locale, brief, wish, amount) => {
    expect(
      Object.values(prices(commanded(composedPage(brief, locale), wish, locale).document)),
    ).toContain(amount)
  })

  it.each([
    ['en', 'day pass £14, not £12'],
    ['fr', 'day pass £14 pas £12'],
    ['de', 'day pass £14, nicht £12'],
  ] as const)('stands before what it is and what it was (%s)', (locale, wish) => {
    const page = composedPage('Lock Climbing in Hull. Day pass £12, shoes £4. Call 01482 555 014.')
    expect(prices(commanded({ ...page, base: locale }, wish, locale).document)).toMatchObject({
      'Day pass': 14,
    })
  })

  it.each([
    [
      'kr',
      '국수집 온면, 전주 서학로 4. 비빔국수 7,000원. 전화 063-000-0123.',
      '잔치떡볶이 6,000원을 추가해 주세요',
      '잔치떡볶이',
    ],
    [
      'ja',
      '表具の「紙や」は高崎にあります。ふすま4,000円。電話 027-000-0123。',
      '網戸、一枚3,500円も追加',
      '網戸 一枚',
    ],
    [
      'nl',
      'Trimsalon Kwast in Zwolle. Wassen € 25. Bel 038 000 0123.',
      'Kunt u erbij zetten: oren schoonmaken, € 9?',
      'oren schoonmaken',
    ],
  ] as const)('is all the words for it that is new (%s)', (locale, brief, wish, item) => {
    expect(prices(commanded(composedPage(brief, locale), wish, locale).document)).toHaveProperty([
      item,
    ])
  })
})

it('a sentence that still tells the old sum is offered to go', () => {
  const page = composedPage(
    'Salt Salon in Hull, 4 Dock Road. Cut £20, beard trim £20, colour £50. Call 01482 555 014.',
  )
  const lead = 'A cut or a beard trim is £20 each.'
  const told = edited(page, { op: 'set', id: 'hero', path: 'lead', value: lead })
  const of = (command: string) =>
    carryOutWish({ command, likely: ['en'], document: told, now: someTime }).ask
  expect(of('the cut is £22 now')?.choices.map(({ command }) => command)).toEqual([
    expect.stringContaining(lead),
  ])
  expect(of('the colour is £55 now')).toBeUndefined()
})
