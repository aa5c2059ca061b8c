import { describe, expect, it } from 'vitest'
import { asDictated } from '#server/reader/dictation/as-dictated.ts'
import { read } from '#server/reader/read.ts'

describe('a telephone number told in words', () => {
  it.each([
    ['ring me on oh seven seven double oh nine hundred one four six in Leeds', '07700 900146'],
    ['call eight two eight five five five oh one nine three we are in Asheville', '(828) 555-0193'],
    ['ruf an unter null neun eins eins drei neun acht vier null fünf zwei zwei', '0911 39840522'],
    ['telefon null fünf fünf eins zwei drei vierundfünfzig siebenundsechzig', '0551 235467'],
    ['appelez le zéro six trente-neuf quatre-vingt-dix-huit douze trente-quatre', '06 39 98 12 34'],
    ['llama al seis uno dos treinta y cuatro cincuenta y seis setenta y ocho', '612 34 56 78'],
    ['chiamate il tre tre tre dodici trentaquattro cinquecentosessantasette', '333 123 4567'],
    ['me chama no zap meia dois nove oito oito um quatro cinco três dois um', '(62) 98814-5321'],
    [
      'je kunt ons bellen op nul zes twaalf vierendertig zesenvijftig achtenzeventig',
      '06 12345678',
    ],
    ['電話は072の555の0138です', '072-555-0138'],
    ['電話はゼロ九七七の五五のゼロ一三二まで', '0977-55-0132'],
    ['전화는 공일공 오오오오 공일이삼으로 주세요', '010-5555-0123'],
  ])('is shown in figures: %s', (brief, number) => {
    expect(asDictated(brief, 'en')).toContain(number)
  })

  it('is the one that is read', () => {
    const brief = asDictated(
      'rufen sie an null sechs sechs vier eins zwei drei vier fünf sechs',
      'de',
    )
    const { phone } = read(brief, { language: null, fallback: 'de' }).facts
    expect(phone?.value).toMatch(/^\+4[39]\d{9,}$/)
  })

  it.each([
    'we have one two three four cakes and eight nine ten eleven twelve biscuits',
    'we teach grades six seven eight nine ten eleven twelve',
    'wir haben von neun bis zwölf und von zwei bis sechs offen und zwei drei vier katzen',
    'depuis mille neuf cent quatre-vingt-douze on a deux trois quatre salles',
    'tenemos dos o tres o cuatro o cinco o seis o siete mesas',
    '一二三四の四人と二三日で行きます',
    '두 사람이 세 번 네 번 이야기하고 이만 줄입니다',
  ])('is none of other numbers: %s', (brief) => {
    expect(asDictated(brief, 'en')).toBe(brief)
  })
})

describe('a sum told in words', () => {
  it.each([
    ['a tuning is a hundred and ten pounds in Ludlow', 'a tuning is 110 pounds in Ludlow'],
    ['a mug of tea is two pounds fifty with us', 'a mug of tea is 2.50 pounds with us'],
    [
      'eine hose kürzen kostet zwölf euro fünfzig bei mir',
      'eine hose kürzen kostet 12,50 euro bei mir',
    ],
    ['das kleid kostet zweihundertfünfunddreißig euro', 'das kleid kostet 235 euro'],
    ['la nuit est à quatre-vingt-cinq euros pour deux', 'la nuit est à 85 euros pour deux'],
    ['la docena cuesta doscientos cincuenta pesos y ya', 'la docena cuesta 250 pesos y ya'],
    ['costa nove euro e cinquanta una dozzina di uova', 'costa 9,50 euro una dozzina di uova'],
    [
      'los arreglos desde ocho euros cincuenta atiendo los lunes',
      'los arreglos desde 8,50 euros atiendo los lunes',
    ],
    ['il corso costa centottanta euro al mese', 'il corso costa 180 euro al mese'],
    ['a visita é cinquenta e dois reais e meio para você', 'a visita é 52,50 reais para você'],
    ['een kaart kost honderdtwintig euro bij ons', 'een kaart kost 120 euro bij ons'],
    ['een les kost zeven euro vijftig bij ons', 'een les kost 7,50 euro bij ons'],
    ['een uur was elf nee wacht twaalf euro bij ons', 'een uur was 11 nee wacht 12 euro bij ons'],
  ])('is in figures: %s', (brief, written) => {
    expect(asDictated(brief, 'en')).toBe(written)
  })

  it.each([
    ['ja', '包丁研ぎは一本千二百円です', 1200],
    ['ja', '体験は三千五百円です', 3500],
    ['kr', '조율 한 번에 십이만 오천 원이에요', 125_000],
    ['kr', '보드 대여는 이만삼천원이에요', 23_000],
  ])('is a price as it stands, in %s: %s', (fallback, brief, amount) => {
    expect(asDictated(brief, fallback)).toBe(brief)
    const { prices } = read(brief, { language: null, fallback }).facts
    expect(prices.map(({ value }) => value.amount)).toEqual([amount])
  })

  it.each([
    'one of a kind and two of us at home',
    'plus de quatre cents jeux et une seule table',
    'a las once abrimos y a las dos cerramos',
    'somos dos y tenemos tres mesas',
    '사원 네 명이 같이 일해요',
    'somos una escuela y la cuota es de 12 mil pesos por mes',
    '関東一円に行きます',
  ])('is none of other numbers: %s', (brief) => {
    expect(asDictated(brief, 'en')).toBe(brief)
  })

  it.each([
    [
      'le repas est à douze euros dix personnes maximum',
      'le repas est à 12 euros dix personnes maximum',
    ],
    ['it is ten euros twenty people fit in', 'it is 10 euros twenty people fit in'],
  ])('ends before what counts something else: %s', (brief, written) => {
    expect(asDictated(brief, 'en')).toBe(written)
  })
})

it('a dictated number of no country that is told is whose mobile number it is', () => {
  const brief =
    "it's in the club hall and there's parking tell me are you coming on zero eight seven, five five five, zero one nine two"
  expect(asDictated(brief, 'en')).toContain('087 555 0192')
})
