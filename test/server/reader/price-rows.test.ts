import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const pricesOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts.prices.map(({ value }) => value)
const rowsOf = (brief: string, language: string) =>
  pricesOf(brief, language).map(({ item, amount }) => [item, amount])

it.each<[string, string, [string, number][]]>([
  [
    'de',
    'radwerkstatt freiburg. mantel 12, kette 25, inspektion 59 euro.',
    [
      ['mantel', 12],
      ['kette', 25],
      ['inspektion', 59],
    ],
  ],
  [
    'nl',
    'Kaasboerderij in Woerden. jong 11 euro per kilo, belegen 13, oud 17. dicht op zondag.',
    [
      ['jong', 11],
      ['belegen', 13],
      ['oud', 17],
    ],
  ],
  [
    'it',
    'Olio in Umbria: lattina 5 litri 60 euro, 3 litri 38, bottiglia da 0,75 12 euro.',
    [
      ['lattina 5 litri', 60],
      ['3 litri', 38],
      ['bottiglia da 0,75', 12],
    ],
  ],
  [
    'pt',
    'marmita da Lia em Olinda. P 15 reais M 18 G 22.',
    [
      ['P', 15],
      ['M', 18],
      ['G', 22],
    ],
  ],
  [
    'es',
    'Aceite de Jaén. garrafa 5 litros 48 euros, 2 litros 21, botella medio litro 8.',
    [
      ['garrafa 5 litros', 48],
      ['2 litros', 21],
      ['botella medio litro', 8],
    ],
  ],
])('in %s each thing of a list has its own price: %s', (language, brief, rows) => {
  expect(rowsOf(brief, language)).toEqual(rows)
})

it.each<[string, string, [string, number][]]>([
  ['es', 'Aceite de Jaén. garrafa 48 euros. gratis a partir de 100 euros.', [['garrafa', 48]]],
  [
    'kr',
    '참기름 안동. 작은병 1만5천원, 택배비 4천원 10만원 넘으면 무료.',
    [
      ['작은병', 15000],
      ['택배비', 4000],
    ],
  ],
  [
    'en',
    'Jam in Fife. Jar £4, delivery £3, free over £40.',
    [
      ['Jar', 4],
      ['delivery', 3],
    ],
  ],
  [
    'nl',
    'Kaas in Edam. kilo 12 euro, verzenden 6 euro, gratis vanaf 75 euro.',
    [
      ['kilo', 12],
      ['verzenden', 6],
    ],
  ],
])('in %s from how much on something is free is no price: %s', (language, brief, rows) => {
  expect(rowsOf(brief, language)).toEqual(rows)
})

it('what children pay nothing for and adults do are two prices', () => {
  expect(rowsOf('Fair in Fife. Kids free, adults £5.', 'en')).toEqual([
    ['Kids', 0],
    ['adults', 5],
  ])
  expect(rowsOf('마을 축제 양평. 입장료 3천원 아이는 무료.', 'kr')).toEqual([
    ['입장료', 3000],
    ['아이', 0],
  ])
})

it('what each of several pays is no price of a piece', () => {
  const prices = pricesOf('clases en rosario. una hora 9 mil, niños 7 mil cada uno.', 'es')
  expect(prices.map(({ unit }) => unit)).toEqual(['hour', 'person'])
})
