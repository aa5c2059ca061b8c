import { describe, expect, it } from 'vitest'
import { factInput, readFact } from '#client/features/generation/fact-input.ts'

describe('a fact in its form', () => {
  it('takes a phone number as people write it, with its country', () => {
    expect(readFact('phone', '00351 222 000-111', {}, 'en')).toEqual({
      ok: true,
      value: '+351222000111',
    })
    expect(readFact('phone', '+49 (30) 1234567', {}, 'en')).toEqual({
      ok: true,
      value: '+49301234567',
    })
    expect(readFact('phone', '222 000 111', {}, 'en')).toEqual({ ok: true, value: '222000111' })
    expect(readFact('phone', 'ring us', {}, 'en')).toEqual({ ok: false })
  })

  it('takes a web address without its scheme', () => {
    expect(readFact('url', 'mill.example', {}, 'en')).toEqual({
      ok: true,
      value: 'https://mill.example',
    })
  })

  it('forgets what is left empty', () => {
    expect(readFact('name', '  ', { name: 'Mill' }, 'en')).toEqual({ ok: true, value: null })
    expect(readFact('offers', '\n', {}, 'en')).toEqual({ ok: true, value: null })
    expect(readFact('since', '', {}, 'en')).toEqual({ ok: true, value: null })
  })

  it('keeps a price as it was when nothing is changed', () => {
    const prices = [{ id: 'p1', item: 'Loaf', amount: 4.5, currency: 'EUR', from: true }]
    const input = factInput('prices', { prices }, 'en')
    expect(readFact('prices', input, { prices }, 'en')).toEqual({ ok: true, value: prices })
  })

  it.each([
    ['en', 4.8, 'GBP', '4.80'],
    ['en', 1250, 'GBP', '1250'],
    ['de', 4.8, 'EUR', '4,80'],
    ['ja', 950, 'JPY', '950'],
  ] as const)(
    'writes a price as money is written in %s: %d %s',
    (language, amount, currency, text) => {
      const prices = [{ id: 'p1', item: 'Loaf', amount, currency }]
      const input = factInput('prices', { prices }, language)
      expect(input).toMatchObject([{ amount: text }])
      expect(readFact('prices', input, { prices }, language)).toEqual({ ok: true, value: prices })
    },
  )

  it('takes a comma for the decimal point and refuses an empty amount', () => {
    const row = { id: 'p1', item: 'Loaf', amount: '4,50', currency: 'EUR', unit: '', from: false }
    expect(readFact('prices', [row], {}, 'en')).toMatchObject({
      ok: true,
      value: [{ amount: 4.5 }],
    })
    expect(readFact('prices', [{ ...row, amount: '' }], {}, 'en')).toEqual({ ok: false })
  })

  it('never drops an amount that was typed without its item, and does an empty row', () => {
    const row = { id: 'p1', item: '', amount: '12', currency: 'EUR', unit: '', from: false }
    expect(readFact('prices', [row], {}, 'en')).toEqual({ ok: false })
    const empty = { ...row, amount: ' ' }
    expect(readFact('prices', [empty], {}, 'en')).toEqual({ ok: true, value: null })
  })
})
