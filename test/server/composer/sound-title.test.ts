import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const titleOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title

describe('a headline', () => {
  it.each<[PageLanguage, string, string]>([
    ['en', 'I tune pianos in Leeds, £70 a visit. Call me on 0113 496 0123.', '£70'],
    ['es', 'Arreglo bicis en Cádiz, 30 € la revisión. Llámame al 956 12 34 56.', '30'],
    ['it', 'Riparo biciclette a Pisa, 30 euro la revisione.', '30'],
    [
      'es',
      'empanadas doña lupe de pollo y de queso 15 pesos c/u docena 160, afuera del mercado',
      '15',
    ],
    ['de', 'Brennholz Buche trocken gespalten 95 Euro der Meter, Lieferung bis 20 km', '95'],
  ])('in %s tells no sum: “%s”', (locale, brief, sum) => {
    expect(titleOf(brief, locale)).not.toContain(sum)
    expect(titleOf(brief, locale)).not.toBe('')
  })

  it.each<[PageLanguage, string, string]>([
    [
      'fr',
      'coiffeuse à domicile je me déplace dans tout le Cantal coupe 25 couleur 40',
      'Coiffeuse à domicile',
    ],
  ])('in %s ends before a further clause: “%s”', (locale, brief, title) => {
    expect(titleOf(brief, locale)).toBe(title)
  })

  it.each<[PageLanguage, string, string]>([
    ['es', 'Los Que Faltaban es una charanga de Tafalla. Tocamos en fiestas.', 'Los Que Faltaban'],
    ['en', 'The Tea We Drink is a tea shop in Bath. Open daily 10 to 5.', 'The Tea We Drink'],
    ['de', 'Café Wir in Jena. Frühstück bis 14 Uhr.', 'Café Wir'],
  ])('in %s keeps the name that has such words: “%s”', (locale, brief, title) => {
    expect(titleOf(brief, locale)).toContain(title)
  })
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'hi i make sugar flowers for weddings in Leeds my names Jo. from £30. 0113 555 012',
    'Sugar flowers for weddings in Leeds',
  ],
  [
    'pt',
    'oi faço bolinho pra aniversário em Recife me chamo Ana. cento 75 reais. 81 99555-0163',
    'Bolinho pra aniversário em Recife',
  ],
  [
    'it',
    'riparo vecchi orologi a Lodi mi chiamo Anna. da 20 euro. 347 555 0129',
    'Riparo vecchi orologi a Lodi',
  ],
])('in %s a title ends before who it is: %s', (locale, brief, title) => {
  expect(composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title).toBe(title)
})

it('a headline does not end within the name of a street', () => {
  const brief =
    'We need a page about the footbridge near Tanner’s Lane in Ossleby. The council shut it in May.'
  expect(titleOf(brief, 'en')).toBe('Footbridge near Tanner’s Lane in Ossleby')
})

it.each<[PageLanguage, string]>([
  [
    'en',
    'Repair evenings in Ossleby, every Monday. We have no name yet, just put something sensible at the top.',
  ],
  [
    'nl',
    'Herstelavonden in Eme, elke maandag. We hebben nog geen naam, zet gewoon iets leuks bovenaan.',
  ],
])('what anything may be is no name, in %s', (locale, brief) => {
  expect(String(titleOf(brief, locale))).not.toMatch(/sensible|leuks/i)
})
