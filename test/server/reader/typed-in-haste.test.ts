import { describe, expect, it } from 'vitest'
import { parsePrices } from '#server/reader/grammars/parse-prices.ts'
import { languageOf } from '#server/reader/language.ts'
import { read } from '#server/reader/read.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'

const factsOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts

const pricesOf = (brief: string, language: string) =>
  factsOf(brief, language).prices.map(({ value: { item, amount, unit } }) =>
    [item, amount, unit].filter((part) => part !== undefined).join(' '),
  )

describe('a telephone number', () => {
  it.each([
    ['en', 'bumper repairs in Luton, ring 07700 900452', '+447700900452'],
    ['en', 'We are open 7 to 4:30. (828) 555-0111 / hi@decks.example, Asheville', '+18285550111'],
    ['fr', 'Maçonnerie à Toulouse. 05 61 23 45 67 / 06 12 34 56 78', '+33561234567'],
    ['kr', '서울 네일샵 전화주세요 010-0000-7788 원장 미나', '+821000007788'],
  ])('in %s “%s” is %s', (language, brief, phone) => {
    expect(factsOf(brief, language).phone?.value).toBe(phone)
  })

  it('for emergencies that cost is not the one to book by', () => {
    const brief =
      'Clínica Patas em Aveiro. Fora de horas, urgências pelo 910 000 456, com uma taxa de 70 €. Marcações pelo 234 000 789.'
    expect(factsOf(brief, 'pt').phone?.value).toBe('+351234000789')
  })
})

describe('numbers without a sign of money', () => {
  it('are prices of a whole list', () => {
    const brief = 'bike shop in Bristol. basic service 45 full service 95 puncture while u wait 12.'
    expect(pricesOf(brief, 'en')).toEqual([
      'basic service 45',
      'full service 95',
      'puncture while u wait 12',
    ])
  })

  it('have the unit that is told of the last', () => {
    const brief =
      'ferienwohnung in binz. nebensaison 85 hauptsaison 140 pro nacht, endreinigung 60.'
    expect(pricesOf(brief, 'de')).toEqual([
      'nebensaison 85 night',
      'hauptsaison 140 night',
      'endreinigung 60',
    ])
  })

  it('are none where the thing behind a number may be meant', () => {
    expect(pricesOf('dog groomer in Leeds. full groom 45 small dogs 55 large.', 'en')).toEqual([])
  })

  it('are none where nothing tells the country', () => {
    expect(pricesOf('quick repairs. tyre 12, chain 30.', 'en')).toEqual([])
  })

  it('count thousands where thousands are said once', () => {
    const said = 'mantención 25 mil, frenos 40, parche 4 mil'
    const text = tagText(said, languageOf('es'))
    const options = { country: 'CO', bare: true, scale: 1000 }
    const prices = parsePrices(text, [0, said.length], options) ?? []
    expect(prices.map(({ value }) => value.amount)).toEqual([25000, 40000, 4000])
  })

  it('keep the counter of a language that has many', () => {
    expect(pricesOf('横浜のエアコン掃除。壁掛け1台9800円。', 'ja')).toEqual(['壁掛け 9800 1台'])
  })
})

it('an exception behind the hours of a week is part of them', () => {
  const brief = 'Salón Marisa en Sevilla. De martes a sábado 10 a 20, sábado hasta las 15.'
  expect(factsOf(brief, 'es').hours?.value).toBe('Tu-Fr 10:00-20:00; Sa 10:00-15:00')
})

it('hours of a class are no opening hours beside those of the house', () => {
  const brief =
    'Ceramics studio in Bristol. Classes for beginners: six weeks, £160, Tuesdays 7-9pm. Open Tue-Sat 10:00-18:00.'
  expect(factsOf(brief, 'en').hours?.value).toBe('Tu-Sa 10:00-18:00')
})

it('people are found by their names, with what they do', () => {
  const brief =
    'Praxis in Kassel. Geschäftsführerin ist Petra Holm. Kursleiterin: Annette Brugger, unterrichtet seit 2004.'
  const names = factsOf(brief, 'de').people.map(({ value }) => value.name)
  expect(names).toEqual(expect.arrayContaining(['Petra Holm', 'Annette Brugger']))
})

it('a time with its half of the day is no date', () => {
  const { days } = read('Wedding on 12 September 2026, ceremony at 1.30 pm.', {
    language: 'en',
    fallback: 'en',
  })
  expect(days.map(({ day }) => day)).toEqual(['2026-09-12'])
})
