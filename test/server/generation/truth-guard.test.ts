import { describe, expect, it } from 'vitest'
import { truthOf, untoldIn } from '#server/generation/model/truth/truth-guard.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const brief =
  'Padaria Sol is a bakery in Porto, Portugal, run by Rita Lopes since 1987. Rye bread 2,80 €, cakes from 1 500 yen. ' +
  'Open Tuesday to Saturday 7 am to 7 pm. Call 222 000 111, mail ola@padariasol.pt. ' +
  'A guest said: "The best rye bread in town". We are in the third generation.'
const truth = truthOf(
  brief,
  {
    name: 'Padaria Sol',
    place: 'Porto',
    phone: '+351222000111',
    email: 'ola@padariasol.pt',
    hours: 'Tu-Sa 07:00-19:00',
    since: 1987,
    prices: [{ id: 'p1', item: 'Rye bread', amount: 2.8, currency: 'EUR' }],
  },
  ['en'],
)
const claimOf = (text: string, language: PageLanguage = 'en') =>
  untoldIn(text, language, truth)?.claim ?? null

describe('the truth guard', () => {
  it.each([
    'Fresh rye bread every morning',
    'Baking in Porto since 1987',
    'Rye bread for €2.80, or 2,8 €',
    'Cakes from 1.500 yen',
    'Open 7:00 to 19:00, Tuesday to Saturday',
    'Call +351 222 000 111 or 222000111',
    'Write to ola@padariasol.pt.',
    'Good Bread For Good Mornings',
    'Rita Lopes bakes. Portuguese bread, as I like it.',
    'A guest once said: “The best rye bread in town”',
    'In its third generation, not yet tired',
  ])('lets pass what the brief tells: %s', (text) => {
    expect(untoldIn(text, 'en', truth)).toBeNull()
  })

  it.each([
    ['number', 'Loved by 2000 guests'],
    ['number', 'Over thirty years of baking'],
    ['number', 'An award-winning bakery'],
    ['number', 'Rye bread for 80 cents'],
    ['number', 'Since １９５２'],
    ['number', 'Call us: +351 222 000 112'],
    ['number', 'Open until 20:00'],
    ['weekday', 'Open on Sundays too'],
    ['address', 'Write to info@padariasol.pt'],
    ['address', 'See https://evil.example/x'],
    ['address', 'Find us at padaria-sol.com'],
    ['rating', '★★★★★'],
    ['rating', 'A five-star bakery'],
    ['quotation', 'A guest said “I have never eaten better cake anywhere”'],
    ['name', 'Our baker Maria Santos rises early'],
    ['name', 'Our second shop is in Lisbon'],
  ])('refuses an untold %s: %s', (claim, text) => {
    expect(claimOf(text)).toBe(claim)
  })

  it.each<[PageLanguage, string, string | null]>([
    ['de', 'Frisches Brot aus dem Ofen, jeden Morgen', null],
    ['de', 'Seit fünfundzwanzig Jahren backen wir', 'number'],
    ['de', 'Bei uns backt Hans Müller', 'name'],
    ['fr', 'Un nouveau pain, tout neuf', null],
    ['fr', 'Une boulangerie primée', 'number'],
    ['it', 'Sei il benvenuto', null],
    ['pt', 'Pão fresco há quarenta anos', 'number'],
    ['ja', '毎朝焼きたてのパンをお客さんに', null],
    ['ja', '創業三十年の味', 'number'],
    ['ja', '店主の田中さんが焼きます', 'name'],
    ['kr', '매일 아침 갓 구운 빵', null],
    ['kr', '수상 경력의 빵집', 'number'],
    ['kr', '월요일에도 엽니다', 'weekday'],
  ])('reads %s: %s', (language, text, claim) => {
    expect(claimOf(text, language)).toBe(claim)
  })

  it('takes a number told in words of one language for the same in another', () => {
    const told = truthOf('Uma família há três gerações.', {}, ['pt'])
    expect(untoldIn('A family for three generations', 'en', told)).toBeNull()
    expect(untoldIn('A family for four generations', 'en', told)?.claim).toBe('number')
  })
})
