import { describe, expect, it } from 'vitest'
import { factInput, readFact } from '#client/features/generation/fact-input.ts'
import { pastedPrices, readAmount } from '#client/features/generation/pasted-prices.ts'
import { readUnit, unitLabel } from '#client/features/generation/price-units.ts'

describe('a list of prices that is pasted', () => {
  it.each([
    ['Rye loaf £4.20', { item: 'Rye loaf', amount: '4.20', currency: 'GBP', unit: '' }],
    ['- Drop-in: £14', { item: 'Drop-in', amount: '14', currency: 'GBP' }],
    ['Membership .... £60 a month', { item: 'Membership', amount: '60', unit: 'month' }],
    ['Wheel hire\t12\thour', { item: 'Wheel hire', amount: '12', currency: null, unit: 'hour' }],
    ['Massage from $1,200.50', { item: 'Massage', amount: '1200.50', currency: 'USD', from: true }],
    ['Soup', { item: 'Soup', amount: '', currency: null }],
  ])('reads "%s"', (line, price) => {
    expect(pastedPrices(line, 'en')).toEqual([expect.objectContaining(price)])
  })

  it.each([
    ['de', 'Brot – 1.234,50 €', { item: 'Brot', amount: '1234.50', currency: 'EUR' }],
    ['fr', 'Pain 24 € le kilo', { item: 'Pain', amount: '24', currency: 'EUR', unit: 'kg' }],
    ['ja', 'カット 4,500円', { item: 'カット', amount: '4500', currency: 'JPY' }],
    ['kr', '커트 12,000원', { item: '커트', amount: '12000', currency: 'KRW' }],
    ['pt', 'Corte desde 15 €', { item: 'Corte', amount: '15', from: true }],
  ] as const)('reads prices as they are written in %s', (language, line, price) => {
    expect(pastedPrices(line, language)).toEqual([expect.objectContaining(price)])
  })

  it('is a row for each line that says something', () => {
    expect(pastedPrices('Loaf £4\n\nBun £2\r\n', 'en').map(({ item }) => item)).toEqual([
      'Loaf',
      'Bun',
    ])
  })
})

describe('the unit of a price', () => {
  it('is known in the words of the page, with or without what stands around it', () => {
    expect(unitLabel('month', 'en')).toBe('a month')
    for (const typed of ['a month', 'month', '/ month', 'A Month'])
      expect(readUnit(typed, 'en')).toBe('month')
    expect(readUnit('', 'en')).toBe('')
    expect(readUnit('goat', 'en')).toBe('goat')
  })

  it('and all else that belongs to a price is kept by a correction', () => {
    const prices = [
      {
        id: 'p1',
        item: 'Club',
        amount: 60,
        to: 90,
        currency: 'GBP',
        unit: 'month',
        note: 'plus clay',
      },
    ]
    const rows = factInput('prices', { prices }, 'en')
    expect(readFact('prices', rows, { prices }, 'en')).toEqual({ ok: true, value: prices })
  })
})

it.each([
  ['£28', '28'],
  ['28 €', '28'],
  ['R$ 42,50', '42.50'],
  ['1,200円', '1200'],
  ['Fr. 15', '15'],
  ['twelve', 'twelve'],
])('an amount may be typed with its money: %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})
