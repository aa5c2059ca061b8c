import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

describe('a number that is said again without a mark', () => {
  it.each([
    ['en', "we're five no six people and we play folk", "we're six people and we play folk"],
    ['en', 'min 1 hour no make it min 2 hours on site', 'min 2 hours on site'],
    ['de', 'wir sind sieben leute nein acht leute', 'wir sind acht leute'],
    ['de', 'mindestens 2 stunden nein sagen wir 3 stunden', 'mindestens 3 stunden'],
    ['fr', 'on est cinq non six musiciens', 'on est six musiciens'],
    ['fr', 'minimum 10 personnes non mets minimum 8 personnes', 'minimum 8 personnes'],
    ['es', 'la clase cuesta 20 euros no mejor pon 25 euros', 'la clase cuesta 25 euros'],
    ['it', 'ci sono tre camere anzi no due camere', 'ci sono due camere'],
    ['pt', 'somos cinco não desculpa seis e tocamos', 'somos seis e tocamos'],
    ['nl', 'we zijn met vijf nee met zes en spelen', 'we zijn met zes en spelen'],
    ['nl', 'min 3 kamers nee doe min 2 kamers', 'min 2 kamers'],
    ['kr', '정원은 10명이에요 아니 8명이요 매주', '정원은 8명이에요 매주'],
  ])('is the last one, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })
})

describe('a sum, a time or a range that is said again', () => {
  it.each([
    ['en', 'my husband said 500 dollars but let’s say 200 dollars', 'my husband said 200 dollars'],
    ['de', 'der finderlohn ist 500 euro aber sagen wir 200 euro', 'der finderlohn ist 200 euro'],
    [
      'fr',
      'la récompense est de 500 euros mais disons 200 euros',
      'la récompense est de 200 euros',
    ],
    ['fr', 'on ouvre à neuf heures euh non à dix heures', 'on ouvre à dix heures'],
    ['es', 'la recompensa son 500 pesos pero digamos 200 pesos', 'la recompensa son 200 pesos'],
    [
      'it',
      'la lezione di musica costa 30 anzi no 35 euro a testa',
      'la lezione di musica costa 35 euro a testa',
    ],
    ['pt', 'a recompensa é de 500 reais mas digamos 200 reais', 'a recompensa é de 200 reais'],
    ['nl', 'de beloning is 500 euro maar laten we zeggen 200 euro', 'de beloning is 200 euro'],
    ['ja', '料金は三千円いや四千円です', '料金は四千円です'],
    ['kr', '매일 오전 아홉 시에 열어요 아니 열 시에 열어요', '매일 오전 열 시에 열어요'],
  ])('is the last one, in %s: %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    ['en', 'it depends on the garden but let’s say 2 hours'],
    ['de', 'das dauert je nach garten aber sagen wir 2 stunden'],
    ['fr', 'ça dépend du jardin mais disons 2 heures'],
    ['ja', '疲れた方いやしの時間を十分千円でどうぞ'],
  ])('takes nothing back where nothing like it stands before, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})

it.each([
  ['en', 'no dogs sorry no cats sorry only birds'],
  ['en', '3 rooms, no pets, 2 bathrooms'],
  ['en', 'we bake rye no rye today sorry only white bread'],
  ['de', 'kinder 2 euro, hunde nein, erwachsene 3 euro'],
  ['fr', '3 chambres, non fumeur, 2 salles de bain'],
  ['es', 'somos cinco no seis como antes'],
  ['nl', 'we rijden 7 dagen per week, nee zeggen we zelden'],
  ['ja', '疲れた方、いやしの時間を。10分1000円、20分1800円です'],
  ['kr', '두 명이든 열 명이든 아니면 혼자라도 괜찮아요'],
])('a denial that takes nothing back stays, in %s: %s', (locale, brief) => {
  expect(meant(locale, brief)).toBe(brief)
})

it.each([
  ['en', "It's a tenner a class sorry no twelve it went up.", "It's twelve a class it went up."],
  ['en', 'Bring a tenner for the bus.', 'Bring a tenner for the bus.'],
  ['de', 'Eintritt ist ein Zehner, nein, ein Zwanziger.', 'Eintritt ist ein Zwanziger.'],
  ['nl', 'Het kost een tientje, nee wacht, twaalf euro', 'Het kost twaalf euro'],
])('in %s a note is a sum that is taken back: %s', (locale, said, meant) => {
  expect(asMeant(said, locale).text).toBe(meant)
})
