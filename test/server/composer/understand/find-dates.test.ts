import { describe, expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { readEvents } from '#server/composer/understand/find-dates.ts'
import { lexicons } from '#server/composer/understand/lexicon/lexicons.ts'
import { readText } from '#server/composer/understand/read-text.ts'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

const read = (brief: string) => understand(brief, { locale: null, fallback: 'en' })

test('what takes place, in German, is not denied', () => {
  const fest = read(
    'Das Fest am Fluss ist ein Musikfest in Passau. Es findet am 14. Juni 2027 statt.',
  )
  expect(fest.facts.dates?.map(({ value }) => value)).toEqual(['14. Juni 2027'])
})

test.each<[PageLanguage, string, string]>([
  ['en', 'Harbour Choir, Bristol. Save the date 12 December 2026.', '12 December 2026'],
  ['en', 'Children’s fair in Derby. Baby market 3 May 2027.', '3 May 2027'],
  ['en', 'Jazz club in Leeds. Concert by Anna 3 May 2027.', '3 May 2027'],
  ['nl', 'Studio Foto in Gent. Workshop foto 3 mei 2027.', '3 mei 2027'],
  ['de', 'Karate-Verein Bonn. Turnier Karate 5. Mai 2027.', '5. Mai 2027'],
])('%s: no word but "until" leads to a last day: %s', (locale, brief, day) => {
  const { dates = [] } = understand(brief, { locale, fallback: locale }).facts
  expect(dates.map(({ value }) => value).join()).toContain(day)
})

test.each<[PageLanguage, string, string, string, string]>([
  [
    'en',
    'Harbour Festival from 3 March to 5 April 2027',
    'Harbour Festival',
    '2027-03-03',
    '2027-04-05',
  ],
  ['en', 'Winter fair, 28 December – 3 January 2027', 'Winter fair', '2026-12-28', '2027-01-03'],
  ['de', 'Sommerfest vom 3. bis 5. Juni 2027', 'Sommerfest', '2027-06-03', '2027-06-05'],
  [
    'fr',
    'Festival du Fleuve du 3 au 5 juillet 2027',
    'Festival du Fleuve',
    '2027-07-03',
    '2027-07-05',
  ],
  [
    'es',
    'Feria del Libro del 3 al 5 de mayo de 2027',
    'Feria del Libro',
    '2027-05-03',
    '2027-05-05',
  ],
  ['en', 'Market day on 12/12/2026 at 8pm', 'Market day', '2026-12-12T20:00', ''],
  ['de', 'Weihnachtsmarkt am 12.12.2026', 'Weihnachtsmarkt', '2026-12-12', ''],
  ['nl', 'Open dag op 2027-05-03', 'Open dag', '2027-05-03', ''],
  ['pt', 'Festa da Cereja de 3 a 5 de junho', 'Festa da Cereja', '--06-03', '--06-05'],
  ['it', 'Sagra della Castagna dal 3 al 5 ottobre', 'Sagra della Castagna', '--10-03', '--10-05'],
  ['nl', 'Kaasfestival van 3 tot en met 5 juni', 'Kaasfestival', '--06-03', '--06-05'],
  ['ja', '5月3日から5日まで秋のマルシェを開催します。', '秋のマルシェ', '--05-03', '--05-05'],
  ['kr', '5월 3일부터 6월 5일까지 플리마켓이 열립니다.', '플리마켓', '--05-03', '--06-05'],
])('%s: what is on and when: %s', (locale, line, title, start, end) => {
  const events = readEvents(readText(line), lexicons[locale])
  expect(events.map((event) => [event.title, event.start, event.end])).toEqual([
    [title, start, end],
  ])
})

test('a day that does not exist is none', () => {
  expect(readEvents(readText('Book club meets 31 February 2027'), lexicons.en)).toEqual([])
})

const briefs: [PageLanguage, string, string, string, string, string?][] = [
  [
    'en',
    'Hair salon Juno in Leeds. 20 % off first visit in December. Market day on 12 December from 10.',
    '20 % off first visit in December',
    'Market day',
    '--12-12T10:00',
  ],
  [
    'de',
    'Bäckerei Korn in Bonn. Neukunden erhalten 20 % Rabatt. Weihnachtsmarkt am 12. und 13. Dezember.',
    'Neukunden erhalten 20 % Rabatt',
    'Weihnachtsmarkt',
    '--12-12',
    '--12-13',
  ],
  [
    'fr',
    'Boulangerie Duval à Lyon. 10 % de remise aux étudiants. Portes ouvertes le 3 mai de 10h à 16h.',
    '10 % de remise aux étudiants',
    'Portes ouvertes',
    '--05-03T10:00',
    '--05-03T16:00',
  ],
  [
    'nl',
    'Bakkerij Vink in Gouda. 10% korting voor studenten. Open dag op 3 mei 2027 van 10 tot 16 uur.',
    '10% korting voor studenten',
    'Open dag',
    '2027-05-03T10:00',
    '2027-05-03T16:00',
  ],
  [
    'it',
    'Panificio Rossi a Cuneo. Sconto del 15% ai nuovi clienti. Mercatino il 13 dicembre alle 10.',
    'Sconto del 15% ai nuovi clienti',
    'Mercatino',
    '--12-13T10:00',
  ],
  [
    'es',
    'Panadería Sol en Soria. 10% de descuento para estudiantes. Mercadillo el 12 de diciembre a las 10.',
    '10% de descuento para estudiantes',
    'Mercadillo',
    '--12-12T10:00',
  ],
  [
    'pt',
    'Padaria Luz em Viseu. 10% de desconto na primeira visita. Concerto de Natal a 13 de dezembro às 21h.',
    '10% de desconto na primeira visita',
    'Concerto de Natal',
    '--12-13T21:00',
  ],
  [
    'ja',
    '京都のパン屋「麦の音」です。初回20%オフ。12月5日に秋のマルシェを開催します。',
    '初回20%オフ',
    '秋のマルシェ',
    '--12-05',
  ],
  [
    'kr',
    "전주 빵집 '밀밭'입니다. 첫 방문 고객 20% 할인. 12월 20일 오후 7시 작은 콘서트를 엽니다.",
    '첫 방문 고객 20% 할인',
    '작은 콘서트',
    '--12-20T19:00',
  ],
]

describe('the page of a brief with a discount and a day', () => {
  test.each(briefs)('%s: %s', (locale, brief, notice, title, start) => {
    const request = {
      brief,
      locale,
      locales: [],
      fallback: locale,
      now: someTime,
      seed: 1,
      known: { facts: {} },
    }
    const { blocks } = compose(request)
    expect(blocks[0]?.id).toBe('notice')
    expect(blocks.length).toBeLessThanOrEqual(12)
    const said = (id: string, path: string) =>
      blocks
        .find((block) => block.id === id)
        ?.ops.flatMap((op) => (op.op === 'set' && op.path === path ? [op.value] : []))[0]
    expect(said('notice', 'text')).toBe(notice)
    expect(said('events', 'items')).toMatchObject([{ title: capital(title), start }])
  })
})

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

describe('discounts and days of a brief', () => {
  test.each(briefs)('%s: %s', (locale, brief, notice, title, start, end = '') => {
    const { facts, industry } = read(brief)
    expect(industry).not.toBe('event')
    expect(facts.notices?.map(({ value }) => value)).toEqual([notice])
    expect(facts.dates).toHaveLength(1)
    const line = facts.dates?.[0]
    expect(brief.slice(...(line?.span ?? [0, 0]))).toBe(line?.value)
    expect(readEvents(readText(line?.value ?? ''), lexicons[locale])[0]).toMatchObject({
      title,
      start,
      end,
    })
    expect(facts.hours).toBeUndefined()
  })

  test.each([
    'Bakery Crumb in Leeds. Closed on 24 December. Founded on 3 May 1990. Order by 20 December.',
    'Bäckerei Korn in Bonn. Geschlossen am 24. Dezember. Bestellungen bis 20. Dezember.',
    'Bakery Crumb in Leeds. 70% rye. We keep no discount cards.',
  ])('no day and no discount of its own: %s', (brief) => {
    const { facts } = read(brief)
    expect(facts.dates).toBeUndefined()
    expect(facts.notices).toBeUndefined()
  })

  test('what is taught, and to whom, is nobody’s name', () => {
    const brief = 'Wir sind eine Töpferei am Markt in Jena, Kurse für Anfänger, Brennen für alle'
    expect(read(brief).facts.name).toBeUndefined()
  })

  test('a year belongs to the day, and not to what is on', () => {
    const { facts } = read(
      'Summer Jam 2026 is a music festival in Leeds on Saturday, June 20 from 2pm to 11pm',
    )
    expect(facts.name?.value).toBe('Summer Jam')
    const [event] = readEvents(readText(facts.dates?.[0]?.value ?? ''), lexicons.en)
    expect(event).toMatchObject({
      title: 'Summer Jam',
      start: '2026-06-20T14:00',
      end: '2026-06-20T23:00',
    })
  })
})
