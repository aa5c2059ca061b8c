import { expect, it } from 'vitest'
import { commanded, composedPage, readFor } from './commanded-page.ts'

it.each([
  ['en', 'Sewing in Ludlow. A needle kit costs £4.', 'The needle kit is five pounds now.', 5],
  ['de', 'Nähkreis in Celle. Ein Nadelset kostet 4 €.', 'Das Nadelset kostet jetzt fünf Euro.', 5],
  [
    'fr',
    "Couture à Vannes. Le kit d'aiguilles coûte 4 €.",
    "le kit d'aiguilles à cinq euros maintenant",
    5,
  ],
  [
    'es',
    'Costura en Soria. El juego de agujas cuesta 4 €.',
    'El juego de agujas cuesta ahora cinco euros.',
    5,
  ],
  ['it', 'Cucito a Todi. Il set di aghi costa 4 €.', 'Il set di aghi ora costa cinque euro.', 5],
  [
    'pt',
    'Costura em Ouro Preto. O kit de agulhas custa R$ 20.',
    'O kit de agulhas agora custa vinte e cinco reais.',
    25,
  ],
  ['nl', 'Naaikring in Hoorn. Een naaldenset kost € 4.', 'De naaldenset kost nu vijf euro.', 5],
  ['ja', '長野市の裁縫の会です。針セットは400円です。', '針セットは五百円になりました。', 500],
  [
    'kr',
    '전주의 바느질 모임입니다. 바늘 세트는 4,000원입니다.',
    '바늘 세트는 이제 오천 원입니다.',
    5000,
  ],
] as const)('a sum is read in words as well (%s)', (locale, brief, wish, amount) => {
  const { document } = commanded(composedPage(brief, locale), wish, locale)
  expect(document.facts.prices?.map((price) => price.amount)).toEqual([amount])
})

it('words in quotation marks are taken as they are', () => {
  const read = readFor(
    composedPage('Sewing in Ludlow. Tea is free.'),
    'Headline: “Tea for five pounds”',
  )
  expect(JSON.stringify(read)).toContain('five pounds')
})
