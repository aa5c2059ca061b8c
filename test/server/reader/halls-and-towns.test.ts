import { describe, expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const placeOf = (fallback: PageLanguage, brief: string) =>
  read(brief, { language: null, fallback }).facts.place?.value

describe('where one goes', () => {
  it.each([
    [
      'fr',
      'Les répétitions ont lieu le jeudi de 19 h 30 à 21 h 30 à la salle Saint-Roch, rue du Moulin 31, à Floreffe.',
      'rue du Moulin 31, Floreffe',
    ],
    [
      'it',
      'Il coro prova ogni martedì alle 21 nella cappella di San Rocco, via Roma 12, a Cuneo.',
      'via Roma 12, Cuneo',
    ],
  ] as const)(
    'in %s has the town told behind its street, whatever its hall is called',
    (locale, brief, address) => {
      expect(placeOf(locale, brief)).toContain(address)
    },
  )

  it.each([
    ['「テーラー羊歯」は大阪市北区の仕立屋です。スーツ42,000円から。', '大阪市北区'],
    ['「喫茶こまどり」は京都市左京区の喫茶店です。電話075-555-0146。', '京都市左京区'],
    ['「花屋すみれ」は横浜市の花屋です。花束2,000円から。', '横浜市'],
    ['さくらは鎌倉の陶芸教室です。電話0467-55-0146。', '鎌倉'],
  ])('in ja ends before what stands there: %s', (brief, town) => {
    expect(placeOf('ja', brief)).toBe(town)
  })

  it('is a house on a road that has a number, and the town it lies outside of', () => {
    expect(
      placeOf(
        'en',
        'We will gather on Saturday, October 17, 2026, at 2 p.m. at the Grange Hall, 410 County Road 9, a few miles outside Decorah, Iowa.',
      ),
    ).toMatch(/410 County Road 9, Decorah, Iowa$/)
  })

  it.each([
    [
      'pt',
      'A Devagar é uma oficina de bicicletas em Aveiro, numa antiga garagem da Rua das Marinhas, 22, a dois passos do canal. Abre às 9h.',
      'Rua das Marinhas, 22',
    ],
    [
      'ja',
      '松山で木金土だけやってるパン屋です 店の名前は ひなた\n場所は道後の近く 祝谷3丁目の坂の途中 黄色いドアが目印 駐車場は店の横に2台',
      '祝谷3丁目, 松山',
    ],
    [
      'de',
      'Hausarztpraxis Dr. Amrhein Lohrer Str 4 Frammersbach Mo-Fr 8-12',
      'Lohrer Str 4 Frammersbach',
    ],
  ] as const)('in %s is no more and no less than its address', (locale, brief, address) => {
    expect(placeOf(locale, brief)).toBe(address)
  })

  it('keeps the word behind the number of a street', () => {
    expect(
      placeOf('es', 'Abrimos de lunes a viernes en la calle 4 Poniente, en Atlixco.'),
    ).toContain('calle 4 Poniente')
  })
})

describe('what a page is called', () => {
  it('is no part of how its name is told', () => {
    const brief =
      'i do gutters. fully insured. mon to sat 8 till 5\n\nbest to ring 07700 900318, im Daz. its called Clear Run. thanks'
    expect(read(brief, { language: null, fallback: 'en' }).facts.name?.value).toBe('Clear Run')
  })
})
