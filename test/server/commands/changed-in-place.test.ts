import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

const fetes = {
  en: [
    'Wickham Village Fete on Saturday 10 July 2027 at the Recreation Ground, Wickham. Programme: 1pm opening by the mayor, 2pm dog show, 3:30pm tug of war, 5pm raffle draw. Entry £2. Stalls can be booked with Pat Lowe, 01329 555 077.',
    'take the tug of war out of the programme',
    'Tug of war',
  ],
  de: [
    'Der Musikverein Rottal lädt zum Dorffest am Samstag, den 17. Juli 2027, in 84329 Rottal. Programm: 13 Uhr Frühschoppen, 14 Uhr Kindertanz, 16 Uhr Tauziehen, 19 Uhr Blasmusik. Anmeldung zum Tauziehen bis zum 5. Juli bei Rosi Huber: 08727 555 31.',
    'Nimm das Tauziehen aus dem Programm',
    'Tauziehen',
  ],
  fr: [
    "Fête du village de Saint-Rémi le samedi 10 juillet 2027 sur la place de l'Église. Au programme : 14h ouverture, 15h concours de pétanque, 17h spectacle de cirque, 20h bal. Entrée 3 €. Inscription auprès de Claire Morel : 05 53 55 01 44.",
    'retire le spectacle de cirque du programme',
    'Spectacle de cirque',
  ],
} as const

it.each(Object.entries(fetes))(
  '%s: what is taken out of the programme leaves no row',
  (locale, [brief, wish, title]) => {
    const page = composedPage(brief, locale as PageLanguage)
    const { document } = commanded(page, wish, locale as PageLanguage)
    const titles = (one: typeof page) =>
      one.order.flatMap((id) =>
        one.blocks[id]?.type === 'events'
          ? ((one.blocks[id]?.props.items ?? []) as { title: string }[]).map((item) => item.title)
          : [],
      )
    expect(titles(document)).toEqual(titles(page).filter((one) => one !== title))
    expect(titles(page)).toContain(title)
  },
)

it('a number that is taken off is a fact, and no sentence', () => {
  const { document } = commanded(
    composedPage(...(fetes.en.slice(0, 1) as [string])),
    'take the phone number off',
  )
  expect(document.facts.phone).toBeUndefined()
})

it('a price a sentence alone tells is changed there', () => {
  const page = composedPage(
    'We repair old sash windows around Stroud. Draught-proofing from £140 per window, new cords £65, full restoration of a pair from £480. Call 01453 555 0182.',
  )
  const { document } = commanded(page, 'Put the price of full restoration up to £520')
  const told = JSON.stringify([document.blocks, document.facts.prices])
  expect(told).toMatch(/520/)
  expect(told).not.toMatch(/480|up to/)
})

it('a notice of the same words takes the place of the first', () => {
  const page = composedPage('Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123.')
  const first = commanded(page, 'add a notice: Please reply by 30 April').document
  const { document } = commanded(first, 'add a notice until 30 April: Please reply by 30 April!')
  const notices = document.order.filter((id) => document.blocks[id]?.type === 'notice')
  expect(notices).toHaveLength(1)
})

it('prices as a table are all of them, in the words they were told in', () => {
  const page = composedPage(
    'We repair old sash windows around Stroud. Draught-proofing from £140 per window, new cords £65, full restoration of a pair from £480. Call 01453 555 0182.',
  )
  const { document } = commanded(page, 'Show the prices as a table')
  const rows = document.order.flatMap((id) =>
    document.blocks[id]?.type === 'services'
      ? ((document.blocks[id]?.props.items ?? []) as {
          name: string
          text: string
          price: string
        }[])
      : [],
  )
  expect(rows.map(({ name, text }) => [name, text])).toEqual([
    ['Draught-proofing', ''],
    ['New cords', ''],
    ['Full restoration of a pair', ''],
  ])
  expect(document.facts.prices?.map(({ amount, unit, from }) => [amount, unit, from])).toEqual([
    [140, 'piece', true],
    [65, undefined, undefined],
    [480, undefined, true],
  ])
})

it.each([
  [
    'en',
    'No photos please',
    'Luna Florist in Bristol. We grow dahlias. Bouquets from £25. Call 0117 496 0123.',
  ],
  [
    'pt',
    'sem fotografias',
    'A Costura da Lena fica na Rua do Souto 41, Braga. Faço bainhas (6 €). Telefone 912 555 018.',
  ],
] as const)(
  '%s: a page without photos waits for none, in its opening neither',
  (locale, wish, brief) => {
    const { document } = commanded(composedPage(brief, locale), wish, locale)
    const blocks = document.order.map((id) => document.blocks[id])
    expect(blocks.some((block) => block?.type === 'gallery')).toBe(false)
    expect(blocks.find((block) => block?.type === 'hero')?.variant).toMatch(
      /^(?:type|card|schedule)$/,
    )
  },
)
