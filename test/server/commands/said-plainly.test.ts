import { describe, expect, it } from 'vitest'
import { carryOut } from '#server/commands/carry-out.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { commanded, composedPage, edited, readFor } from './commanded-page.ts'

const page = composedPage('Otter Bikes in Kendal, 3 Mill Lane. Tune-up £40. Call 01539 555014.')

const newsletters: [PageLanguage, string][] = [
  ['en', 'could we have a newsletter sign-up?'],
  ['de', 'Ich hätte gern eine Newsletter-Anmeldung'],
  ['fr', 'Ajoute une inscription à la newsletter'],
  ['es', 'Pon una suscripción al boletín'],
  ['it', 'Aggiungi l’iscrizione alla newsletter'],
  ['pt', 'Acrescenta a inscrição na newsletter'],
  ['nl', 'Voeg een nieuwsbrief toe'],
  ['ja', 'メルマガ登録を追加して'],
  ['kr', '뉴스레터 신청을 넣어 주세요'],
]

describe('a newsletter', () => {
  it.each(newsletters)('in %s is none, and a form is offered: %s', (locale, wish) => {
    const own = { ...page, base: locale }
    const read = readFor(own, wish, locale)
    const [choice] = read && 'ask' in read ? read.ask.choices : []
    const { document } = commanded(own, choice?.command ?? '', locale)
    const contact = Object.values(document.blocks).find(({ type }) => type === 'contact')
    expect(contact?.props.fields).not.toEqual([])
  })

  it('that a sentence tells of is told, and taken off where it is to go', () => {
    for (const wish of ['remove the newsletter', 'Our newsletter comes out on Mondays']) {
      const read = readFor(page, wish)
      const intents = read && 'intents' in read ? read.intents : []
      expect(intents.filter((intent) => intent.wish === 'lacking')).toEqual([])
    }
  })
})

const addresses: [PageLanguage, string][] = [
  ['de', 'Duzen statt Siezen'],
  ['fr', 'vouvoie les clients s’il te plaît'],
  ['es', 'trata de tú a los clientes'],
  ['it', 'dai del lei ai clienti'],
  ['pt', 'trata os clientes por você'],
  ['nl', 'tutoyeer de klanten'],
  ['ja', '敬語にして'],
  ['kr', '존댓말로 바꿔 주세요'],
]

it.each(addresses)('in %s how readers are spoken to is theirs to write: %s', (locale, wish) => {
  const read = readFor({ ...page, base: locale }, wish, locale)
  const intents = read && 'intents' in read ? read.intents : []
  expect(() => carryOut(page, intents, someTime)).toThrowError(
    expect.objectContaining({ code: 'needs_model' }),
  )
})

const photos: [PageLanguage, string][] = [
  ['en', 'put a photo of the workshop at the top'],
  ['de', 'Ganz oben ein Foto von der Werkstatt'],
  ['fr', 'Mets une photo de l’atelier en haut'],
  ['es', 'Pon una foto del taller arriba'],
  ['it', 'Metti una foto della bottega in alto'],
  ['pt', 'Põe uma foto da oficina no topo'],
  ['nl', 'Zet een foto van de werkplaats bovenaan'],
  ['ja', '一番上に工房の写真を入れて'],
  ['kr', '맨 위에 공방 사진 한 장을 넣어 주세요'],
]

it.each(photos)('in %s a photo of something is its owner’s to give: %s', (locale, wish) => {
  const read = readFor({ ...page, base: locale }, wish, locale)
  expect(read && 'ask' in read && read.ask.question).toMatch(/photo|foto|写真|사진/i)
})

const sizes: [PageLanguage, string, string][] = [
  ['en', 'larger headings', 'largest'],
  ['de', 'mehr Abstand zwischen den Abschnitten', 'airiest'],
  ['ja', '見出しを大きく', 'largest'],
]

it.each(sizes)('in %s what can be no more is said to be so: %s', (locale, wish, code) => {
  const most = edited(page, { op: 'theme', theme: { scale: 'huge', density: 'airy' } })
  const { ops, outcomes } = commanded({ ...most, base: locale }, wish, locale)
  expect([ops, outcomes]).toEqual([[], [{ code }]])
})

const sections: [PageLanguage, string, string, string][] = [
  [
    'en',
    'Otter Bikes, Kendal. The night ride starts on Fridays at 8 pm.',
    'give the night ride its own section',
    'night ride',
  ],
  [
    'de',
    'Radhof in Jena. Der Reparaturkurs ist jeden Freitag um 18 Uhr.',
    'Reparaturkurs bitte in einen eigenen Abschnitt',
    'Reparaturkurs',
  ],
  [
    'fr',
    'Vélo Plus à Vannes. Le cercle de lecture a lieu chaque jeudi à 20h.',
    'mets le cercle de lecture dans une section à part',
    'cercle de lecture',
  ],
  [
    'es',
    'Bici en Gijón. El taller de trenzas es cada miércoles a las 17:00.',
    'pon el taller de trenzas en una sección propia',
    'taller de trenzas',
  ],
  [
    'it',
    'Forno a Udine. Il corso di pane è ogni sabato alle 15.',
    'metti il corso di pane in una sezione a parte',
    'corso di pane',
  ],
  [
    'pt',
    'Dança em Braga. O baile é todos os sábados às 21h.',
    'põe o baile numa secção própria',
    'baile',
  ],
  [
    'nl',
    'Fietsen in Zwolle. De sleutelavond is elke donderdag om 19.30 uur.',
    'zet de sleutelavond in een eigen sectie',
    'sleutelavond',
  ],
  [
    'ja',
    '長崎市の古本屋です。毎週土曜の夜7時から読書会をしています。',
    '読書会を別のセクションにして',
    '読書会',
  ],
  [
    'kr',
    '강릉의 서점입니다. 매주 목요일 저녁 8시에 낭독 모임이 있습니다.',
    '낭독 모임을 따로 섹션으로 만들어줘',
    '낭독 모임',
  ],
]

it.each(sections)(
  'in %s a section of its own has what the page knows: %s',
  (locale, brief, wish, said) => {
    const { document } = commanded(composedPage(brief, locale), wish, locale)
    const events = Object.values(document.blocks).filter(({ type }) => type === 'events')
    expect(JSON.stringify(events).toLowerCase()).toContain(said.toLowerCase())
  },
)
