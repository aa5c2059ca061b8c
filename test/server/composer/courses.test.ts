import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

interface Group {
  name: string
  items: { name: string }[]
}

function menuOf(brief: string, locale: PageLanguage): [string, string[]][] {
  const { blocks } = composedDocument(brief, { locale })
  const groups = (blocks.menu?.props.groups ?? []) as Group[]
  return groups.map(({ name, items }) => [name, items.map((item) => item.name)])
}

it.each<[PageLanguage, string, [string, string[]][]]>([
  [
    'it',
    'Trattoria da Gino, Bologna. Menu: Antipasti bruschette 6 €, tagliere misto 12 €. Primi tagliatelle al ragù 12 €. Dolci zuppa inglese 6 €.',
    [
      ['Antipasti', ['Bruschette', 'Tagliere misto']],
      ['Primi', ['Tagliatelle al ragù']],
      ['Dolci', ['Zuppa inglese']],
    ],
  ],
  [
    'es',
    'Restaurante Casa Pepa, Sevilla. Entrantes croquetas 8 €, ensaladilla 7 €. Principales rabo de toro 16 €. Postres flan 5 €.',
    [
      ['Entrantes', ['Croquetas', 'Ensaladilla']],
      ['Principales', ['Rabo de toro']],
      ['Postres', ['Flan']],
    ],
  ],
  [
    'ja',
    '居酒屋まる。東京都杉並区。前菜 枝豆 400円、冷奴 450円。主菜 焼き魚 980円。',
    [
      ['前菜', ['枝豆', '冷奴']],
      ['主菜', ['焼き魚']],
    ],
  ],
  [
    'en',
    'The Anchor, a pub in Whitby. Starters: leek soup £6, prawn cocktail £8 Mains: fish pie £14',
    [
      ['Starters', ['Leek soup', 'Prawn cocktail']],
      ['Mains', ['Fish pie']],
    ],
  ],
])('in %s the headings of a menu on one line stand over their dishes', (locale, brief, menu) => {
  expect(menuOf(brief, locale)).toEqual(menu)
})

it.each([
  'Cafe Blue, Leeds. Salads from £6, soups £5 a bowl, desserts £4.',
  'Cafe Blue, Leeds. Set meals: starters and mains £12, mains and desserts £14, desserts with tea £6.',
])('a course that costs something itself is no heading: %s', (brief) => {
  expect(menuOf(brief, 'en')).toHaveLength(1)
})
