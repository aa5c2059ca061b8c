import { describe, expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'
import { composedDocument } from '#test/support/composed-document.ts'

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

  it.each([
    [
      'fr',
      'coiffeur à Lille. coupe femme 32 homme 18 enfant 12',
      ['coupe femme 32', 'homme 18', 'enfant 12'],
    ],
    ['de', 'Übersetzerin in Bremen. Stundensatz 68 Euro.', ['Stundensatz 68 hour']],
    ['kr', '목포 짬뽕집. 짬뽕 만원 탕수육 이만삼천', ['짬뽕 10000', '탕수육 23000']],
    [
      'ja',
      '町田の貸しスペースです。会費月千円、土日1時間千5百円、宿泊7千5百円。',
      ['会費 1000', '土日 1500 hour', '宿泊 7500'],
    ],
    ['kr', '청주 반찬가게예요. 깍두기 만2천 된장국 6천', ['깍두기 12000', '된장국 6000']],
    ['ja', '川越の洗車屋です。 手洗い3500から、撥水6000円から', ['手洗い 3500', '撥水 6000']],
  ])('in %s are read in “%s”', (language, brief, prices) => {
    expect(pricesOf(brief, language)).toEqual(prices)
  })

  it('are none where the thing behind a number may be meant', () => {
    const prices = pricesOf('dog groomer in Leeds. full groom 45 small dogs 55 large.', 'en')
    expect(prices).not.toContain('small dogs 55')
  })

  it('may be ranges', () => {
    const { prices } = factsOf('friseur in bonn. damen 45-60, herren 25', 'de')
    expect(prices.map(({ value: { item, amount, to } }) => [item, amount, to])).toEqual([
      ['damen', 45, 60],
      ['herren', 25, undefined],
    ])
  })

  it('are none where nothing tells the country', () => {
    expect(pricesOf('quick repairs. tyre 12, chain 30.', 'en')).toEqual([])
  })

  it('count thousands where thousands are said once', () => {
    const brief = 'taller de bicis en bogotá. mantención 25 mil, frenos 40, parche 4 mil'
    const prices = factsOf(brief, 'es').prices
    expect(prices.map(({ value }) => value.amount)).toEqual([25000, 40000, 4000])
  })

  it('begin with how many of a thing there are', () => {
    const brief = 'piano lessons in Leeds, one lesson 25, 6 lessons 120'
    expect(pricesOf(brief, 'en')).toEqual(['one lesson 25', '6 lessons 120'])
  })

  it('keep the counter of a language that has many', () => {
    expect(pricesOf('横浜のエアコン掃除。壁掛け1台9800円。', 'ja')).toEqual(['壁掛け 9800 1台'])
  })
})

it('an exception behind the hours of a week is part of them', () => {
  const brief = 'Salón Marisa en Sevilla. De martes a sábado 10 a 20, sábado hasta las 15.'
  expect(factsOf(brief, 'es').hours?.value).toBe('Tu-Fr 10:00-20:00; Sa 10:00-15:00')
})

it('a number of an address is no price', () => {
  const brief = 'clases de natación en mérida. calle 27 num 204, mensualidad 850'
  const amounts = factsOf(brief, 'es').prices.map(({ value }) => value.amount)
  expect(amounts).not.toContain(204)
})

it('an address keeps the number of its room', () => {
  const brief =
    'A oficina fica na Rua Halfeld, 1150, sala 4, Juiz de Fora, e abre de segunda a sexta, das 9h às 17h.'
  expect(factsOf(brief, 'pt').place?.value).toContain('sala 4')
})

it('a race that is the ninth is not cut behind its number', () => {
  const brief = 'Am Samstag, 12. September 2026, findet der 9. Mühlenlauf in Ottersberg statt.'
  const { pieces } = read(brief, { language: 'de', fallback: 'de' })
  expect(pieces.some(({ span }) => brief.slice(...span).startsWith('Mühlenlauf'))).toBe(false)
})

it('days on which things are dropped off are none that are closed', () => {
  const brief =
    'Saddlery in Anstruther. Drop things off Tuesday to Friday between 9 and 4; Saturdays I am at shows.'
  expect(factsOf(brief, 'en').hours?.value ?? '').not.toContain('Mo,Sa')
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

describe('opening hours', () => {
  it('say nothing of a day that is by appointment', () => {
    const brief = 'hausmeister in graz. mo-fr 7-17 sa nach vereinbarung. tel 0676 5550148'
    expect(factsOf(brief, 'de').hours?.value).toBe('Mo-Fr 07:00-17:00')
    const { hours } = composedDocument(brief, { locale: 'de', seed: 0 }).blocks
    expect(hours?.props.note).toMatch(/sa nach vereinbarung/i)
  })

  it.each([
    ['en', 'Hardware shop in Leeds. OPEN MON-SAT 9-5.30.', 'Mo-Sa 09:00-17:30'],
    ['en', 'bike shop in Leeds. mon sat 8-5', 'Mo-Sa 08:00-17:00'],
    [
      'en',
      'Clock repairs in Whitby. The workshop is at 7 Flowergate Yard and we are open Tuesday to Friday 10 to 4.',
      'Tu-Fr 10:00-16:00',
    ],
    [
      'de',
      'friseur in köln. di-fr 8-12 14-18.30 sa 9-15',
      'Tu-Fr 08:00-12:00,14:00-18:30; Sa 09:00-15:00',
    ],
    [
      'de',
      'Velowerkstatt in Winterthur. Ohne Voranmeldung kann man Dienstag bis Freitag von 8 bis 10 Uhr vorbeikommen. Öffnungszeiten Di–Fr 8–12 und 13.30–18.30, Sa 9–16 Uhr.',
      'Tu-Fr 08:00-12:00,13:30-18:30; Sa 09:00-16:00',
    ],
    ['ja', '諏訪市のパン屋です。火曜から土曜の8時から17時まで営業。', 'Tu-Sa 08:00-17:00'],
    ['ja', '岡山の写真館です。受付は月〜土 9:00〜19:00。', 'Mo-Sa 09:00-19:00'],
    ['kr', '춘천 네일샵 1시-8시 화수 휴무', 'Mo,Th-Su 13:00-20:00; Tu-We off'],
    [
      'it',
      'Idraulico a Mendrisio. Ufficio aperto lu-ve 7.30-12 e 13.30-17.30.',
      'Mo-Fr 07:30-12:00,13:30-17:30',
    ],
    [
      'es',
      'Kinesióloga en Temuco. Atendemos lunes a viernes de 9:00 a 19:30 y sábados de 10:00 a 13:00, solo con hora reservada.',
      'Mo-Fr 09:00-19:30; Sa 10:00-13:00',
    ],
  ])('in %s “%s” are %s', (language, brief, hours) => {
    expect(factsOf(brief, language).hours?.value).toBe(hours)
  })
})

it('what is not done is no service', () => {
  const brief =
    'Padaria Aurora is a small bakery in Porto. We bake rye bread and custard tarts every night, and nothing is ever frozen. Rye loaf €2.80.'
  const offers = factsOf(brief, 'en').offers.map(({ value }) => value)
  expect(offers.join(' ')).not.toContain('frozen')
})
