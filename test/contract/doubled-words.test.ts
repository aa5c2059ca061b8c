import { describe, expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { cityOf } from '#server/composer/write/words-of.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

/** A place as people say it: the town alone, with its street before it, behind it, or joined by a word. */
const briefs: Record<PageLanguage, [city: string, ...briefs: string[]]> = {
  en: [
    'Whitby',
    'Crumb is a bakery in Whitby.',
    'Crumb is a bakery on Harbour Street 14 in Whitby.',
    'Crumb, a bakery at 14 Harbour Street, Whitby.',
    'Crumb bakery, 14 Harbour Street in the centre of Whitby.',
  ],
  de: [
    'Ulm',
    'Kornhaus ist eine Bäckerei in Ulm.',
    'Kornhaus ist eine Bäckerei in der Hauptstraße 5 in Ulm.',
    'Bäckerei Kornhaus, Hauptstraße 5, 89073 Ulm.',
  ],
  fr: [
    'Le Havre',
    'Duval est une boulangerie au Havre.',
    'Duval est une boulangerie au 12 rue des Lilas au Havre.',
    'Boulangerie Duval, 12 rue des Lilas, Le Havre.',
  ],
  nl: [
    'Delft',
    'Vink is een bakkerij in Delft.',
    'Vink is een bakkerij aan de Kerkstraat 4 te Delft.',
    'Bakkerij Vink, Kerkstraat 4, 2611 GX Delft.',
  ],
  it: [
    'Cuneo',
    'Rossi è una panetteria a Cuneo.',
    'Rossi è una panetteria in via Roma 3 a Cuneo.',
    'Panetteria Rossi, via Roma 3, 12100 Cuneo.',
  ],
  es: [
    'Soria',
    'Sol es una panadería en Soria.',
    'Sol es una panadería en la calle Mayor 3 en Soria.',
    'Panadería Sol, calle Mayor 3, 42001 Soria.',
  ],
  pt: [
    'Porto',
    'A Luz é uma padaria no Porto.',
    'A Luz é uma padaria na Rua das Flores 12 no Porto.',
    'Padaria Luz, Rua das Flores 12, 4050-262 Porto.',
    'Padaria Luz no Porto, na Rua das Flores 12.',
  ],
  ja: [
    '京都市',
    '京都市のパン屋「麦の音」です。',
    'パン屋「麦の音」、京都市中京区三条通12にあります。',
  ],
  kr: ['전주', "전주에 있는 빵집 '밀밭'입니다.", "전주의 빵집 '밀밭'입니다."],
}

/** "in in", "no no", "の の": a small word that stands twice. */
const doubled = /(?<![\p{L}'’])(\p{L}{1,4}) \1(?![\p{L}'’])|のの|にに|をを|에서에서|에에/u

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : []

describe('a composed page says no small word twice', () => {
  test.each(Object.entries(briefs))('%s', (code, [city, ...told]) => {
    const locale = code as PageLanguage
    for (const brief of told) {
      for (let seed = 1; seed <= 6; seed += 1) {
        const request = {
          brief,
          locale,
          locales: [],
          fallback: locale,
          now: someTime,
          seed,
          known: { facts: {} },
        }
        const { opening, blocks, understood } = compose(request)
        expect(cityOf(understood.facts.place?.value), brief).toBe(city)
        const faults = texts([opening.slice(1), blocks]).filter((text) => doubled.test(text))
        expect(faults, brief).toEqual([])
      }
    }
  })

  test.each([
    ['Harbour Street 14 in Whitby', 'Whitby'],
    ['Rua das Flores 12 no Porto', 'Porto'],
    ['12 rue des Lilas à Nantes', 'Nantes'],
    ['Kerkstraat 4 te Delft', 'Delft'],
    ['via Roma 3 a Cuneo', 'Cuneo'],
    ['calle Mayor 3 en Soria', 'Soria'],
    ['Hauptstraße 5 in Ulm', 'Ulm'],
  ])('a place typed as a sentence: %s', (place, city) => {
    expect(cityOf(place)).toBe(city)
  })
})
