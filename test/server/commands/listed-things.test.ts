import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

const pageOf = (locale: PageLanguage, told: string) =>
  composedPage(
    {
      ja: `「みなと文庫」は長崎市の古本屋です。しおり300円。${told}`,
      kr: `'흙손'은 전주의 도자기 공방입니다. 머그컵 28,000원. ${told}`,
    }[locale as string] ?? `Salt & Ember, Falmouth. ${told}`,
    locale,
  )

const priced: [PageLanguage, string, string, string, number][] = [
  [
    'en',
    'Our life drawing evening is on Fridays at 7 pm and costs £12.',
    'Please put the life drawing evening into the price list',
    'life drawing',
    12,
  ],
  [
    'de',
    'Die Stadtführung beginnt samstags um 11 Uhr und kostet 15 €.',
    'Die Stadtführung bitte zu den Preisen hinzufügen',
    'Stadtführung',
    15,
  ],
  [
    'fr',
    "L'atelier de gravure a lieu le samedi à 15h et coûte 30 €.",
    "Ajoute l'atelier de gravure aux prix",
    'atelier de gravure',
    30,
  ],
  [
    'es',
    'La cata de vinos es los viernes a las 20:00 y cuesta 18 €.',
    'Pon la cata de vinos en los precios',
    'cata de vinos',
    18,
  ],
  [
    'it',
    'Il corso di ceramica si tiene il sabato alle 10 e costa 40 €.',
    'Metti il corso di ceramica nei prezzi',
    'corso di ceramica',
    40,
  ],
  [
    'pt',
    'A aula aberta de guitarra é ao domingo às 17h e custa 10 €.',
    'Acrescenta a aula aberta de guitarra aos preços',
    'aula aberta de guitarra',
    10,
  ],
  [
    'nl',
    'De wandeling met gids is op zondag om 14 uur en kost 7 €.',
    'Voeg de wandeling met gids toe aan de prijzen',
    'wandeling met gids',
    7,
  ],
  [
    'ja',
    '読書会は毎月第3土曜の夜7時からで、参加費は800円です。',
    '読書会を料金表に追加して',
    '読書会',
    800,
  ],
]

it.each(priced)(
  'in %s what the page tells of gets its price: %s %s',
  (locale, told, wish, item, amount) => {
    const { document } = commanded(pageOf(locale, told), wish, locale)
    const price = document.facts.prices?.find((one) =>
      one.item.toLowerCase().includes(item.toLowerCase()),
    )
    expect(price?.amount).toBe(amount)
  },
)

it('what has its price already is said to be there', () => {
  const page = pageOf('en', 'A life drawing evening costs £12.')
  const made = commanded(page, 'Please put the life drawing evening into the price list')
  expect(made.ops).toEqual([])
  expect(made.outcomes[0]?.code).toBe('priceThere')
})

it('a line that has a time is made an entry of the programme, or is one already', () => {
  const page = composedPage(
    'みなと文庫は長崎市の古本屋です。しおり300円。第3土曜の夜7時から読書会をしています。',
    'ja',
  )
  const { document } = commanded(page, '読書会をイベントに追加して', 'ja')
  const told = JSON.stringify(
    Object.values(document.blocks).filter(({ type }) => type === 'events'),
  )
  expect(told).toContain('読書会')
  expect(told).toContain('7時')
})
