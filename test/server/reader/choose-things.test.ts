import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const pricesOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts.prices.map(({ value }) => value)

it.each([
  ['en', 'Nell mends zips in Ludlow. Coat zip £18, tent zip £26.', ['Coat zip', 'tent zip']],
  ['en', 'Wheel & Kiln in Ludlow. Drop-in £14, carry-on £60.', ['Drop-in', 'carry-on']],
  [
    'de',
    'Näherei Bolte in Celle. Hose kürzen 12 €, Reißverschluss 18 €.',
    ['Hose kürzen', 'Reißverschluss'],
  ],
  [
    'fr',
    'Atelier Morel à Dole. Ourlet 9 €, fermeture éclair 15 €.',
    ['Ourlet', 'fermeture éclair'],
  ],
  ['es', 'Taller Rosa en Soria. Dobladillo 8 €, cremallera 14 €.', ['Dobladillo', 'cremallera']],
  ['it', 'Sartoria Gatti a Terni. Orlo 9 €, cerniera 16 €.', ['Orlo', 'cerniera']],
  ['pt', 'Costura da Lia em Olinda. Bainha R$ 20, zíper R$ 35.', ['Bainha', 'zíper']],
  ['nl', 'Naaiatelier Vos in Hoorn. Broek korten € 14, rits € 19.', ['Broek korten', 'rits']],
  [
    'ja',
    '長崎の洋服直し「糸や」です。裾上げ1,200円、ファスナー交換2,800円。',
    ['裾上げ', 'ファスナー交換'],
  ],
  [
    'kr',
    '전주 수선집 실밥입니다. 바짓단은 7천원, 지퍼 교체는 1만5천원입니다.',
    ['바짓단', '지퍼 교체'],
  ],
])('in %s a sum is for what stands before it: %s', (language, brief, things) => {
  expect(pricesOf(brief, language).map(({ item }) => item)).toEqual(things)
})

it.each([
  ['en', 'Nell mends zips in Ludlow. £18 for a coat zip.', 'coat zip'],
  ['de', 'Näherei Bolte in Celle. 12 € für eine Hose.', 'Hose'],
  ['fr', 'Atelier Morel à Dole. 9 € pour un ourlet.', 'ourlet'],
])('in %s a sum may be for what stands behind it: %s', (language, brief, thing) => {
  expect(pricesOf(brief, language).map(({ item }) => item)).toEqual([thing])
})

it('what is free is read beside what costs', () => {
  const told = pricesOf('Nell teaches darning in Ludlow. Adults £12, children free.', 'en')
  expect(told.map(({ item, amount }) => [item, amount])).toEqual([
    ['Adults', 12],
    ['children', 0],
  ])
})

it('a sum beside which nothing is named is for nothing', () => {
  expect(pricesOf('Nell mends zips in Ludlow and was paid with £20.', 'en')).toEqual([])
})
