import { describe, expect, it } from 'vitest'
import { lintDocument } from '#server/composer/lint/lint-document.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import {
  briefOf,
  documentOf,
  named,
  type Planted,
  type SoundPage,
  soundPages,
  told,
} from './sound-pages.ts'

/** Ten pages a kind of fault, in nine languages: nothing is found before it is planted. */

const pages = soundPages.map((sound, at) => ({ sound, at, name: `${sound.language} ${at + 1}` }))

const faultsOf = (sound: SoundPage, planted: Planted, brief = briefOf(sound)) =>
  lintDocument({ document: documentOf(sound, planted), brief }).map(({ code, block, path }) => ({
    code,
    at: `${block}.${path}`,
  }))

it.each(pages)('$name reads well', ({ sound }) => {
  expect(faultsOf(sound, {})).toEqual([])
})

const cut = [
  'Everything is made on the premises, with butter and',
  'Bring your bicycle in the morning (before',
  'Die meisten Räder sind am selben Tag fertig, außer',
  'Le lundi nous travaillons sans rendez-vous et',
  'Il lunedì lavoriamo senza appuntamento e con le',
  'Los lunes trabajamos sin cita y con',
  'À segunda-feira trabalhamos sem marcação e com as',
  'Op maandag werken wij zonder afspraak en met',
  '月曜は予約なしでご利用いただけます（午前または',
  '월요일에는 예약 없이 이용하실 수 있으며 오전 또는',
]
describe('a text that stops in the middle', () => {
  it.each(pages)('is found in $name', ({ sound, at }) => {
    expect(faultsOf(sound, { features: told(cut[at] ?? '') })).toEqual([
      { code: 'text_cut', at: 'features.items.0.text' },
    ])
  })
})

const fragments = [
  'Inside',
  'Because we care',
  'Innerhalb',
  'Ensuite',
  'Anche',
  'Porque nos gusta',
  'Também',
  'Daarna',
  'のみ',
  '또는',
]
describe('an entry of a list that is none', () => {
  it.each(pages)('is found in $name', ({ sound, at }) => {
    const items = [...sound.items, fragments[at] ?? ''].map((name) => named(name))
    expect(faultsOf(sound, { services: { items } })).toEqual([
      { code: 'text_fragment', at: 'services.items.3.name' },
    ])
  })
})

describe('a list half of which stands elsewhere', () => {
  it.each(pages)('is found in $name', ({ sound }) => {
    const [first, second, third] = sound.items
    const planted = {
      services: { items: [named(first), named(second)] },
      features: told(third + sound.stop.trim()),
    }
    expect(faultsOf(sound, planted)).toEqual([{ code: 'list_split', at: 'services.items.0.name' }])
  })
})

describe('a price that has lost what it is for', () => {
  it.each(pages)('is found in $name', ({ sound }) => {
    const { item, amount, currency } = sound.priced
    const prices = [{ id: 'p1', item, amount, currency }]
    expect(faultsOf(sound, { facts: { prices } })).toEqual([
      { code: 'unit_missing', at: 'services.items.3.name' },
    ])
  })
})

describe('a sentence that is told twice', () => {
  it.each(pages)('is found in $name', ({ sound }) => {
    expect(faultsOf(sound, { about: `${sound.about}\n${sound.lead}` })).toEqual([
      { code: 'text_repeated', at: 'about.body' },
    ])
  })
})

interface Difference {
  language: PageLanguage
  what: string
  planted: Planted
  at: string
  /** Said in the brief as well. */
  brief?: string
}

const differences: Difference[] = [
  {
    language: 'en',
    what: 'other hours than the table',
    planted: {
      facts: { hours: 'Mo-Fr 09:00-17:00' },
      features: told('We are open Monday to Saturday from 8am to 6pm.'),
    },
    at: 'features.items.0.text',
  },
  {
    language: 'en',
    what: 'a street the page has left',
    planted: {
      facts: { place: '4 Bridge Street, Norwich' },
      place: { title: '', directions: 'Find us at 12 Mill Lane, Norwich, behind the school.' },
    },
    brief: 'You find us at 12 Mill Lane, Norwich.',
    at: 'place.directions',
  },
  {
    language: 'de',
    what: 'a telephone number with a slip',
    planted: { contact: { lead: 'Telefonisch unter 030 123465 erreichbar.' } },
    at: 'contact.lead',
  },
  {
    language: 'fr',
    what: 'a price from before it was raised',
    planted: {
      facts: {
        prices: [{ id: 'p1', item: 'Atelier libre', amount: 15, currency: 'EUR', unit: 'hour' }],
      },
      features: told('L’atelier libre est à 12 € par heure, outils compris.'),
    },
    at: 'features.items.0.text',
  },
  {
    language: 'it',
    what: 'the number of another house',
    planted: {
      facts: { place: 'Via Roma 12, Parma' },
      place: { title: '', directions: 'Siamo in Via Roma 21, di fronte alla scuola.' },
    },
    at: 'place.directions',
  },
  {
    language: 'es',
    what: 'a day of the week that day is not',
    planted: { features: told('La fiesta es el domingo 12 de septiembre de 2026.') },
    at: 'features.items.0.text',
  },
  {
    language: 'pt',
    what: 'an address of mail with a slip',
    planted: {
      facts: { email: 'ola@oficina.example' },
      contact: { lead: 'Escreva para ola@oficnia.example.' },
    },
    at: 'contact.lead',
  },
  {
    language: 'nl',
    what: 'the year it was founded',
    planted: {
      facts: { since: 1996 },
      features: told('Sinds 1994 repareren wij fietsen.'),
    },
    brief: 'Sinds 1994 repareren wij fietsen.',
    at: 'features.items.0.text',
  },
  {
    language: 'ja',
    what: 'other hours than the table',
    planted: {
      facts: { hours: 'Mo-Fr 10:00-17:00' },
      features: told('営業時間は月曜から土曜の9時から18時です。'),
    },
    at: 'features.items.0.text',
  },
  {
    language: 'kr',
    what: 'two prices for one thing',
    planted: {
      facts: {
        prices: [
          { id: 'p1', item: '작업장 이용', amount: 12_000, currency: 'KRW', unit: 'hour' },
          { id: 'p2', item: '작업장 이용', amount: 15_000, currency: 'KRW', unit: 'hour' },
        ],
      },
      services: { items: [named('작업장 이용', 'p1'), named('작업장 이용', 'p2')] },
    },
    at: 'services.items.1.name',
  },
]
describe('what two parts of a page say otherwise', () => {
  it.each(differences)('$language: $what', ({ language, planted, at, brief }) => {
    const sound = soundPages.find((page) => page.language === language) as SoundPage
    const whole = brief ? `${briefOf(sound)} ${brief}` : briefOf(sound)
    expect(faultsOf(sound, planted, whole)).toEqual([{ code: 'facts_differ', at }])
  })
})

const sound = soundPages[0] as SoundPage

it.each(['30 min', '24/7', 'IT', 'Drop-in', 'Vitamin A', 'Half-hour lessons', 'Saturday'])(
  '“%s” is an entry of a list',
  (name) => {
    expect(faultsOf(sound, { services: { items: [named(name), named('Cakes')] } }, '')).toEqual([])
  },
)

it('a word for how it is may be a badge, or stand above a text', () => {
  const items = ['Friendly', 'Fresh', 'Outside'].map((title, at) => ({
    icon: '',
    title,
    text: at === 2 ? 'Six tables under the lime trees.' : '',
  }))
  expect(faultsOf(sound, { features: { items } })).toEqual([])
})

it.each([
  'Cancellations under 24 hours are charged at half.',
  'In August we are open Monday to Saturday from 8am to 6pm.',
  'Yoga on Saturdays from 8am to 10am.',
  'Open Monday to Friday, 9am to 5pm.',
])('“%s” contradicts no table of opening hours', (text) => {
  const planted = { facts: { hours: 'Mo-Fr 09:00-17:00' }, features: told(text) }
  expect(faultsOf(sound, planted, '')).toEqual([])
})

it('two numbers of the brief that are alike are two numbers', () => {
  const lead = 'Phone 030 123456, fax 030 123457.'
  expect(faultsOf(sound, { contact: { lead } }, lead)).toEqual([])
})

it('a price on top of another with conditions of its own is no contradiction', () => {
  const price = { currency: 'GBP', item: 'Cut' }
  const prices = [
    { ...price, id: 'p1', amount: 40 },
    { ...price, id: 'p2', amount: 30, note: 'for students' },
  ]
  const items = [named('Cut', 'p1'), named('Cut', 'p2')]
  expect(faultsOf(sound, { facts: { prices }, services: { items } }, '')).toEqual([])
})
