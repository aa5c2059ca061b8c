import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

type Row = { title: string; when: string }

const rowsOf = (brief: string, locale: PageLanguage) =>
  (composedDocument(brief, { locale, seed: 0 }).blocks.events?.props.items ?? []) as Row[]

const parted = (rows: readonly Row[]) => rows.map(({ title, when }) => `${when} ${title}`)

describe('rows of a programme', () => {
  it('with a dot in their times are a programme', () => {
    const brief =
      'Giornata delle erbe con Lucia Poli, domenica 16 maggio. 9.15 ritrovo al mulino, 10.30 passeggiata, 13.00 pranzo, 16.00 si torna. 30 € a persona. Iscrizioni al 0172 55 50 17.'
    expect(parted(rowsOf(brief, 'it'))).toEqual([
      '9.15 Ritrovo al mulino',
      '10.30 Passeggiata',
      '13.00 Pranzo',
      '16.00 Si torna',
    ])
  })

  it.each<[PageLanguage, string, readonly string[]]>([
    [
      'en',
      'The Old Forge is a restaurant in Ludlow. Programme: 5 December Jazz night 19:30, 12 December Wine tasting 18:00.',
      ['Jazz night', 'Wine tasting'],
    ],
    [
      'de',
      'Gasthof zum Hirschen in Murnau. Programm: 5. Dezember Jazzabend 19:30 Uhr, 12. Dezember Weinprobe 18 Uhr.',
      ['Jazzabend', 'Weinprobe'],
    ],
    [
      'fr',
      'Le Phare est un café à Brest. Programme : 5 décembre soirée jazz 19h30, 12 décembre dégustation 18h.',
      ['Soirée jazz', 'Dégustation'],
    ],
  ])(
    'with a day before and an hour behind are called by what is between: %s',
    (locale, brief, titles) => {
      const { events } = composedDocument(brief, { locale, seed: 0 }).blocks
      expect(rowsOf(brief, locale).map(({ title }) => title)).toEqual(titles)
      expect(events?.props.lead).toBe('')
    },
  )

  it.each<[PageLanguage, string, readonly string[]]>([
    [
      'nl',
      'bingo van buurthuis De Vlier, vrijdag 20 november. zaal open 18:30, start 19:00, pauze 20:30, einde 22:00. 1 kaart € 2,50.',
      ['18:30 Zaal open', '19:00 Start', '20:30 Pauze', '22:00 Einde'],
    ],
    [
      'de',
      'Quizabend im Dorfhaus Wies am 20. November, Einlass 18:30, Beginn 19:00, Pause 20:15, Ende 22:00. Eintritt 5 €.',
      ['18:30 Einlass', '19:00 Beginn', '20:15 Pause', '22:00 Ende'],
    ],
    [
      'en',
      'Quiz night at Marlow village hall, Friday 20 November. doors open 6.30pm, start 7pm, break 8.15pm, finish 10pm. £5 a head.',
      ['6.30pm Doors open', '7pm Start', '8.15pm Break', '10pm Finish'],
    ],
  ])('with a word before the time have it beside them: %s', (locale, brief, rows) => {
    expect(parted(rowsOf(brief, locale)).slice(-4)).toEqual(rows)
  })

  it('of a script without spaces have their time beside them', () => {
    const brief =
      '12月5日(土)の餅つき大会、若葉公民館。10:00受付、10:30餅つき、12:00試食、13:30解散。参加費 大人500円。'
    expect(parted(rowsOf(brief, 'ja'))).toEqual([
      '10:00 受付',
      '10:30 餅つき',
      '12:00 試食',
      '13:30 解散',
    ])
  })

  it('that begin with a number keep it', () => {
    const brief =
      '행복 합창단 정기연주회, 12월 12일 토요일, 수원시민회관 소공연장. 6시 30분 입장, 7시 1부, 8시 2부, 9시 뒷풀이. 전석 1만원.'
    expect(parted(rowsOf(brief, 'kr'))).toEqual([
      '6시 30분 입장',
      '7시 1부',
      '8시 2부',
      '9시 뒷풀이',
    ])
  })

  it('from one hour to another keep both together', () => {
    const brief =
      'peña flamenca El Farol de Jerez. ensayos lunes y jueves de 19 a 21h, actuación el sábado 5 de diciembre a las 21:30. Entrada 8 €.'
    expect(parted(rowsOf(brief, 'es'))[0]).toContain('lunes y jueves de 19 a 21h')
  })

  it('behind a short day of the week lie in no town called so', () => {
    const brief =
      'Flohmarkt am Anger, Sa. 21.11., Aufbau 8:00, Beginn 9:00, Ende 14:00. Stand 10 €.'
    expect(composedDocument(brief, { locale: 'de', seed: 0 }).facts.place ?? '').not.toMatch(/^Sa/)
  })

  it('are no sums of a menu', () => {
    const brief = 'Corner cafe in Hull. Soup 4.50, pie 6.00, stew 7.30. Open daily 9am to 5pm.'
    expect(rowsOf(brief, 'en')).toEqual([])
  })
})

describe('a week somewhere else each day', () => {
  it.each<[PageLanguage, string, readonly string[]]>([
    [
      'en',
      'Dosa van Idli Amma, Leicester. Masala dosa £7. Mon Bede Park 12-3, Thu Science Park 11.30-2, Sat evening at the canal basin. Text 07700 900352',
      ['Mon 12-3 Bede Park', 'Thu 11.30-2 Science Park', 'Sat evening At the canal basin'],
    ],
    [
      'nl',
      'Foodtruck Saté Sjaan. Maandag Stationsplein Ede 11.30-14, donderdag Campus Wageningen 16-20, zaterdagavond bij de haven. Saté 6,50.',
      [
        'Maandag 11.30-14 Stationsplein Ede',
        'Donderdag 16-20 Campus Wageningen',
        'Zaterdagavond Bij de haven',
      ],
    ],
    [
      'it',
      'Furgone Gnocco Felice. Martedì piazza Duomo Modena 12-15, giovedì Campus 12.30-15, sabato sera al lago. Gnocco fritto 3 €. 059 555 0123',
      ['Martedì 12-15 Piazza Duomo Modena', 'Giovedì 12.30-15 Campus', 'Sabato sera Al lago'],
    ],
    [
      'de',
      'Suppenwagen Löffelglück. Mo Baumarkt Soest 11-14 Uhr, Do Marktplatz Werl 10-13 Uhr, Samstag beim Freibad. Linsensuppe 5 €. 02921 555 016',
      ['Mo 11-14 Uhr Baumarkt Soest', 'Do 10-13 Uhr Marktplatz Werl', 'Samstag Beim Freibad'],
    ],
  ])('is a row for each with its place: %s', (locale, brief, rows) => {
    expect(parted(rowsOf(brief, locale))).toEqual(rows)
  })

  it('is no round where days have hours alone', () => {
    const brief = 'Key shop Tumbler, Hull. Mon to Fri 9-5, Sat 10-2. Keys cut £6. 01482 555 018'
    expect(rowsOf(brief, 'en')).toEqual([])
  })
})

describe('courses with their days', () => {
  it.each<[PageLanguage, string, readonly string[]]>([
    [
      'fr',
      'Studio Arabesque à Niort. Éveil mercredi 10h-11h, classique lundi et jeudi 18h-19h, hip-hop vendredi 17h-18h. Écrivez à studio@arabesque.example',
      ['mercredi 10h-11h Éveil', 'lundi et jeudi 18h-19h Classique', 'vendredi 17h-18h Hip-hop'],
    ],
    [
      'pt',
      'Dança na Vila, Évora. Terça e quinta 19h-20h iniciantes, sexta 18h30 forró, sábado 11h crianças. geral@dancanavila.example',
      ['Terça e quinta 19h-20h Iniciantes', 'sexta 18h30 Forró', 'sábado 11h Crianças'],
    ],
    [
      'ja',
      'ピアノ教室「ことり」豊田市。火曜15時〜16時 4・5歳、木曜16時〜17時 6・7歳、土曜10時 大人。kotori@example.jp',
      ['火曜15時〜16時 4・5歳', '木曜16時〜17時 6・7歳', '土曜10時 大人'],
    ],
  ])('have the whole time beside them: %s', (locale, brief, rows) => {
    expect(parted(rowsOf(brief, locale))).toEqual(rows)
  })

  it('and concerts at several places have each its day and place', () => {
    const brief =
      'Koor De Vinken. Concerten: 5 juni 20.00 uur Dorpskerk Elst, 12 juni 20.00 uur De Lindenberg Nijmegen. kaarten@vinken.example'
    const rows = composedDocument(brief, { locale: 'nl', seed: 0 }).blocks.events?.props.items
    expect(
      (rows as { title: string; start: string }[]).map(({ title, start }) => [start, title]),
    ).toEqual([
      ['--06-05T20:00', 'Dorpskerk Elst'],
      ['--06-12T20:00', 'De Lindenberg Nijmegen'],
    ])
  })
})

it.each<[PageLanguage, string, string]>([
  [
    'de',
    'Hinterleitner-Treffen 2026. Eingeladen sind alle Nachkommen von Johann Hinterleitner. Wir treffen uns am Samstag, 22. August 2026, ab 10 Uhr beim Gasthof Zur Ache. 10.30 Uhr Messe in der Pfarrkirche. 12.30 Uhr Mittagessen (Schweinsbraten oder Kasspatzen), pro Person € 24,–, Kinder bis 12 Jahre € 11,–, Getränke zahlt jeder selbst. Um 15 Uhr zeigt Onkel Ferdl den Stammbaum.',
    'Mittagessen',
  ],
  [
    'en',
    'The Pryce family reunion is on Saturday 22 August 2026 at the Crown in Ludlow. 10.30 am service in the parish church. 12.30 pm lunch, £24 a head, children up to 12 £11, drinks are your own. 3 pm Uncle Fred shows the family tree.',
    'lunch',
  ],
])(
  'in %s a meal at its time is a point of the day, whatever it costs: %s',
  (locale, brief, meal) => {
    expect(JSON.stringify(rowsOf(brief, locale))).toContain(meal)
  },
)

it('until when something can be done is no day to come on', () => {
  const brief =
    'Wirrabilla Bird Show, Sat 15 August at the Scout Hall. Public 11 till 3. Entry forms in by Fri 7 August. Entry gold coin.'
  const { blocks } = composedDocument(brief, { locale: 'en', seed: 0 })
  const rows = (blocks.events?.props.items ?? []) as (Row & { start: string })[]
  const told = rows.map(({ start, title, when }) => [start, title, when])
  expect(told).toEqual([['', 'Entry forms', 'in by Fri 7 August']])
})

it('an hour without a word for one is no part of what happens before it', () => {
  const brief =
    'Tjelde Reunion on Saturday, July 18, 2026, in Rice Lake. Doors open at 10 a.m., and lunch is at noon. At 1:30 Cousin Darlene will walk us through the newly digitized diaries, and at 3 there is the kubb tournament for all ages, followed by the group photograph at 4:15 sharp.'
  const titles = rowsOf(brief, 'en').map(({ title }) => title)
  expect(titles.filter((title) => title.includes('at 3'))).toEqual([])
})
