import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'Salt in Leeds, 14 Cobden Street. Haircut £14, beard trim £9. Open Monday to Friday 9 to 5.',
  de: 'Töpferei Lehmgrund in Görlitz, Brüderstraße 12. Becher 24 €. Mo–Fr 9–18 Uhr.',
  fr: 'Le Levain, 12 rue du Marché à Vitré. Brioche 6 €, tourte 5 €. Lundi au vendredi 9h-18h.',
  ja: '「土とひと」は谷中の陶芸教室です。体験コース4,400円。営業時間は月〜金 10:00〜18:00。',
  pt: 'Ateliê da Cida em Curitiba. Barra de calça R$ 25, bainha R$ 20. Segunda a sexta das 9h às 18h.',
} as const
const pageIn = (locale: keyof typeof briefs) => composedPage(briefs[locale], locale)
const entriesOf = (locale: keyof typeof briefs, command: string) => {
  const { document } = commanded(pageIn(locale), command, locale)
  return Object.values(document.blocks).find(({ type }) => type === 'events')?.props.items
}

describe('an event that is told with its day and its times', () => {
  it.each([
    [
      'de',
      'Am 14. Dezember ist Tag der offenen Tür, 11 bis 17 Uhr, Glühwein gratis',
      'Tag der offenen Tür',
      'Glühwein gratis',
    ],
    ['de', 'Am 14. Dezember ist unser Adventsmarkt, 11 bis 17 Uhr', 'Unser Adventsmarkt', ''],
    ['en', 'On 14 December there is a summer fair, 11 am to 5 pm', 'Summer fair', ''],
    [
      'pt',
      'Em 14 de dezembro temos um bazar das 11h às 17h, entrada livre',
      'Bazar',
      'Entrada livre',
    ],
    ['pt', 'No dia 14 de dezembro tem portas abertas, das 11h às 17h', 'Portas abertas', ''],
  ] as const)('is an entry of the programme in %s: “%s”', (locale, command, title, text) => {
    expect(entriesOf(locale, command)).toMatchObject([
      { title, text, start: '--12-14T11:00', end: '--12-14T17:00' },
    ])
  })

  it.each([
    ['de', 'Am 14. Dezember haben wir nur bis 12 Uhr offen'],
    ['de', 'Am 14. Dezember ist länger offen, 11 bis 20 Uhr'],
    ['en', 'On 14 December we open at 12'],
  ] as const)('is none where the day has other hours in %s: “%s”', (locale, command) => {
    const read = readFor(pageIn(locale), command, locale)
    expect(JSON.stringify(read)).not.toContain('"events"')
  })
})

describe('a programme that is told', () => {
  it.each([
    ['de', 'Programm: 14 Uhr Begrüßung, 15 Uhr Spiele', '14 Uhr Begrüßung, 15 Uhr Spiele'],
    [
      'de',
      'Abschnitt mit Programm: 14 Uhr Begrüßung; 15:30 Uhr Spiele',
      '14 Uhr Begrüßung, 15:30 Uhr Spiele',
    ],
    ['en', 'Programme: 2 pm welcome, 3 pm games', '2 pm Welcome, 3 pm Games'],
    ['fr', 'Programme : 14h accueil, 15h jeux', '14h Accueil, 15h Jeux'],
    ['pt', 'Programação: 14h boas-vindas, 15h jogos', '14h Boas-vindas, 15h Jogos'],
  ] as [PageLanguage & keyof typeof briefs, string, string][])(
    'has its entries with their times in %s: “%s”',
    (locale, command, entries) => {
      const items = entriesOf(locale, command) as { when: string; title: string }[]
      expect(items.map(({ when, title }) => `${when} ${title}`).join(', ')).toBe(entries)
    },
  )

  it('goes on behind what there is, each entry once', () => {
    const page = commanded(pageIn('de'), 'Programm: 14 Uhr Begrüßung', 'de').document
    const { document, undone } = commanded(page, 'Programm: 14 Uhr Begrüßung, 15 Uhr Spiele', 'de')
    expect(document.blocks.events?.props.items).toHaveLength(2)
    expect(undone.blocks).toEqual(page.blocks)
  })
})
