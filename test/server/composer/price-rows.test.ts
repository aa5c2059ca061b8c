import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

interface Row {
  name: string
  price: string
}

/** The rows of prices of a page, a menu's or a list's: "Name: 12 unit note". */
function rowsOf(brief: string, locale: PageLanguage): string[] {
  const { blocks, facts } = composedDocument(brief, { locale, seed: 0 })
  const groups = (blocks.menu?.props.groups ?? []) as { items: Row[] }[]
  const items = (blocks.services?.props.items ?? []) as Row[]
  return [...groups.flatMap((group) => group.items), ...items].map(({ name, price }) => {
    const fact = facts.prices?.find(({ id }) => id === price)
    return fact ? [`${name}: ${fact.amount}`, fact.unit, fact.note].filter(Boolean).join(' ') : name
  })
}

describe('prices told in a sentence', () => {
  it.each<[PageLanguage, string, string[]]>([
    [
      'de',
      'Konditorei Sommerfeld in Bremen. Butterkuchen 2,50 €, Hochzeitstorte ab 180 €, Pralinen (100 g) 8,90 €. Montags geschlossen.',
      ['Butterkuchen: 2.5', 'Hochzeitstorte: 180', 'Pralinen (100 g): 8.9'],
    ],
    [
      'en',
      'Pell & Son is a bakery in Whitby. A white loaf is £3.20, a rye £4 and fruit scones £1.50. Closed on Sundays.',
      ['White loaf: 3.2', 'Rye: 4', 'Fruit scones: 1.5'],
    ],
    [
      'fr',
      "Cordonnerie Talon Neuf, à Gatineau. Ressemelage complet 48 $, talons 16 $ plus les clous, teinture 30 $ (d'avril à octobre). Fermé le lundi.",
      ['Ressemelage complet: 48', 'Talons: 16 plus les clous', "Teinture: 30 (d'avril à octobre)"],
    ],
    [
      'it',
      'La Vela è un negozio di biciclette a Pesaro. Offriamo revisione (da 45 €), cambio catena (18 €) e convergenza ruote (25 €). Chiuso il lunedì.',
      ['Revisione: 45', 'Cambio catena: 18', 'Convergenza ruote: 25'],
    ],
    [
      'kr',
      "광주 동구에서 시계 수리점 '초침'을 합니다. 건전지 교체 8천원, 줄 교체는 1만5천원, 방수 검사 2만원부터예요. 일요일 휴무.",
      ['건전지 교체: 8000', '줄 교체: 15000', '방수 검사: 20000'],
    ],
    [
      'es',
      'Estudio de masaje Calma, en Iquique, Chile. Masaje corto $18.000 (30 minutos), masaje largo $30.000 (60 minutos), bono de 5 sesiones $120.000.',
      [
        'Masaje corto: 18000 half-hour',
        'Masaje largo: 30000 (60 minutos)',
        'Bono de 5 sesiones: 120000',
      ],
    ],
  ])('%s are rows', (locale, brief, rows) => {
    expect(rowsOf(brief, locale)).toEqual(rows)
  })

  it('show as a row of its own words what is no plain price', () => {
    const brief =
      'Geigenbau Ahrens in Lübeck. Bogen beziehen 65 €, Saiten aufziehen 20 €, Abholung bis 15 km inklusive, danach 0,50 € pro km. Tel. 0451 000 143'
    expect(rowsOf(brief, 'de')).toEqual([
      'Bogen beziehen: 65',
      'Saiten aufziehen: 20',
      'Abholung bis 15 km inklusive, danach 0,50 € pro km',
    ])
  })
})

it.each<[PageLanguage, string, string[]]>([
  [
    'es',
    'Rento burro para bodas en Guanajuato capital. 2 hrs $2,800 hora extra $900 con arriero. Tel. 473 555 0158',
    ['2 hrs: 2800', 'Hora extra: 900 con arriero'],
  ],
  [
    'en',
    'Hathersage Studio in Leeds. £35 an hour £200 a day. Call 0113 496 0123.',
    ['An hour: 35', 'A day: 200'],
  ],
])('in %s a unit stands with the sum it is one of: %s', (locale, brief, rows) => {
  expect(rowsOf(brief, locale)).toEqual(rows)
})

it('what is in a price is not what it is for', () => {
  const brief =
    "Jo tond les moutons autour d'Autun. Mini 40 € le déplacement compris jusqu'à 30 km après c'est 0,50 € du km. Tél. 06 39 98 01 27"
  expect(rowsOf(brief, 'fr').join(' ')).not.toMatch(/Compris.*: 0.5/)
})

describe('prices that run on behind a heading of theirs', () => {
  it.each<[PageLanguage, string, string[]]>([
    [
      'en',
      'Millbank Kennels in Hexham. Prices: members £60 per day, non-members £120, deposit £100. Call 01434 555 012.',
      ['Members', 'Non-members', 'Deposit £100'],
    ],
    [
      'de',
      'Pension Wiesengrund in Celle. Preise: Mitglieder 60 Euro pro Tag, Nichtmitglieder 120 Euro, Kaution 100 Euro bar bei der Übergabe. Tel. 05141 555012.',
      ['Mitglieder', 'Nichtmitglieder', 'Kaution 100 Euro bar bei der Übergabe'],
    ],
    [
      'fr',
      'Le Clos des Pattes est une petite pension canine à Moulins. Tarifs : adhérents 60 € par jour, non-adhérents 120 €, caution 100 € en espèces. Tél. 04 70 55 50 12.',
      ['Adhérents', 'Non-adhérents', 'Caution 100 € en espèces'],
    ],
    [
      'es',
      'La Huella es una residencia canina en Soria. Una vez al mes 50 €, dos veces al mes 90 €, y por eso regamos y vaciamos el buzón. Tel. 975 55 50 12.',
      ['Una vez al mes', 'Dos veces al mes', 'Por eso regamos y vaciamos el buzón'],
    ],
    [
      'en',
      'Millbank Kennels is a small kennels in Hexham. cat from £95, rabbit 110, ferret from £130, 10% off if u bring 4 or more. Call 01434 555 012.',
      ['Cat', 'Rabbit', 'Ferret', '10% off if you bring 4 or more'],
    ],
  ])('in %s are rows, and what is none of them stands beside: %s', (locale, brief, rows) => {
    const props = composedDocument(brief, { locale, seed: 0 }).blocks.services?.props
    const items = (props?.items ?? []) as { name: string; text: string; terms: string }[]
    expect(
      items.map(({ name, text, terms }) => [name || text, terms].filter(Boolean).join(' ')),
    ).toEqual(rows)
    expect(props?.lead).toBe('')
  })
})

describe('prices that need one another', () => {
  it.each<[PageLanguage, string, string[]]>([
    [
      'en',
      'A single class is €14, a block of six is €75, and the first class is free for locals',
      ['A single class is €14', 'A block of six is €75', 'The first class is free for locals'],
    ],
    [
      'en',
      'Membership is £120 a year, £60 for students',
      ['Membership is £120 a year', '£60 for students'],
    ],
    [
      'en',
      'Your first two rehearsals are free; after that membership is £45 per term, £20 for students',
      [
        'Your first two rehearsals are free; after that membership is £45 per term',
        '£20 for students',
      ],
    ],
    [
      'de',
      'Ein Teller Suppe kostet 9 Euro, für Mitglieder 7 Euro, der Saft 3 Euro das Glas',
      ['Ein Teller Suppe kostet 9 Euro', 'Für Mitglieder 7 Euro', 'Der Saft 3 Euro das Glas'],
    ],
    [
      'de',
      'Hartkäse, 6 Monate gereift, kostet 18 € das Kilo, 12 Monate 22 €',
      ['Hartkäse, 6 Monate gereift, kostet 18 € das Kilo', '12 Monate 22 €'],
    ],
    [
      'fr',
      'Le premier chien est à 20 € la nuit, chaque chien en plus à 12 €, et on ajoute 8 € au-delà de 15 km',
      [
        'Le premier chien est à 20 € la nuit',
        'Chaque chien en plus à 12 €',
        'On ajoute 8 € au-delà de 15 km',
      ],
    ],
    [
      'nl',
      'De eerste hond kost € 20 per nacht, elke volgende hond € 12 extra, en verder dan 15 km komt er € 8 bij',
      [
        'De eerste hond kost € 20 per nacht',
        'Elke volgende hond € 12 extra',
        'Verder dan 15 km komt er € 8 bij',
      ],
    ],
    [
      'kr',
      '봉분 1기 8만 원, 2기부터는 한 기마다 5만 원, 걸어서 20분이 넘는 곳은 2만 원이 추가됩니다',
      [
        '봉분 1기 8만 원',
        '2기부터는 한 기마다 5만 원',
        '걸어서 20분이 넘는 곳은 2만 원이 추가됩니다',
      ],
    ],
    [
      'ja',
      '料金は会員1日6,000円、非会員12,000円、保証金10,000円です',
      ['会員1日6,000円', '非会員12,000円', '保証金10,000円です'],
    ],
  ])('stand line by line as they were typed in %s: %s', (locale, sentence, lines) => {
    expect(told(locale, sentence)).toEqual(lines)
  })

  it.each<[PageLanguage, string]>([
    ['ja', 'クロスバイクのレンタルもあり、一日2,500円、半日1,500円です'],
    ['ja', '続けたい方には、全6回の基礎コース（33,000円、金粉代は別途3,000円）があります'],
  ])('stay one sentence in %s: %s', (locale, sentence) => {
    expect(told(locale, sentence)).toEqual([`${sentence}。`])
  })

  /** What stands under the prices of a page with one more sentence. */
  function told(locale: PageLanguage, sentence: string): (string | undefined)[] {
    const [lead, stop] = locale === 'ja' ? ['松本市の教室です。', '。'] : ['Linden, Kiel.\n\n', '.']
    const { blocks } = composedDocument(`${lead}${sentence}${stop}\n\nTel. 0451 000 143`, {
      locale,
      seed: 0,
    })
    const items = (blocks.services?.props.items ?? []) as { text?: string; name?: string }[]
    return items.map(({ text, name }) => text || name)
  }

  it('say for whom they are, and the day of a booking is no unit', () => {
    const brief =
      '서울 망원동 꽃집 달밤이에요. 꽃다발 35000원부터, 미니 15000원, 당일예약 가능. 월요일 휴무. 배달은 마포구만 5000원, 포장은 1000원.'
    expect(rowsOf(brief, 'kr')).toEqual([
      '꽃다발: 35000',
      '미니: 15000',
      '배달은 마포구만: 5000',
      '포장: 1000',
    ])
  })
})

describe('a list typed line by line', () => {
  const list =
    'Roeivereniging De Otter ligt aan de Zaan in Wormer. De cursus duurt acht lessen. Kosten: € 120, inclusief tijdelijk lidmaatschap.\n\nContributie per jaar:\nSenioren: € 310\nJeugd tot 18 jaar: € 165\nDonateurs: € 40\n\nMail cursus@otter.example.'

  it('keeps its heading for its own lines, and all of them', () => {
    const { blocks } = composedDocument(list, { locale: 'nl', seed: 0 })
    expect(blocks.pricing).toBeUndefined()
    const groups = blocks.menu?.props.groups as { name: string; items: Row[] }[]
    expect(groups.map(({ name, items }) => [name, items.map((row) => row.name)])).toEqual([
      ['Contributie per jaar', ['Senioren', 'Jeugd tot 18 jaar', 'Donateurs']],
    ])
    expect(blocks.menu?.props.lead).toContain('Kosten: € 120')
  })

  it('parts a thing with a comma from its price, and says what is free', () => {
    const brief =
      'I re-cane chairs in Kinvara.\n\nPrices:\nCaned seat, six-way pattern – €140\nDanish cord – €190\nUnder 12: free\n\nCall 087 555 0142.'
    const { blocks, facts } = composedDocument(brief, { locale: 'en', seed: 0 })
    const items = blocks.services?.props.items as (Row & { terms: string })[]
    expect(
      items.map(({ name, price, terms }) => [
        name,
        facts.prices?.find(({ id }) => id === price)?.amount ?? terms,
      ]),
    ).toEqual([
      ['Caned seat, six-way pattern', 140],
      ['Danish cord', 190],
      ['Under 12', 'Free'],
    ])
  })
})

it.each<[PageLanguage, string, string]>([
  [
    'nl',
    'Kaasboerderij De Vier Wilgen in Bunnik. Op zaterdag om 11 uur geven we een rondleiding van een uur met proeverij: € 9,50 voor volwassenen, kinderen tot 12 jaar € 5.',
    'rondleiding van een uur met proeverij: € 9,50',
  ],
  [
    'kr',
    "부산 영도구에 있는 작은 목조 카약 공방 '물길목공소'입니다. 수강료는 재료비를 포함해 240만 원이며, 두 사람이 함께 한 척을 만들면 280만 원입니다. 문의는 051-000-0172.",
    '수강료는 재료비를 포함해 240만 원',
  ],
])('in %s what a price is for stays with it: %s', (locale, brief, said) => {
  expect(JSON.stringify(composedDocument(brief, { locale, seed: 0 }).blocks)).toContain(said)
})

it('a row named after its unit says it once', () => {
  const brief =
    'Je suis Maud Kervella, photographe à Rennes. La demi-journée est à 650 €, la journée à 1 200 €. Téléphone 02 99 55 01 48.'
  const { facts } = composedDocument(brief, { locale: 'fr', seed: 0 })
  expect(facts.prices?.map(({ item, unit }) => [item, unit])).toEqual([
    ['demi-journée', undefined],
    ['journée', undefined],
  ])
})

it('what ends in a bare number right behind a price is a price, too', () => {
  const brief =
    "idraulico Gennaro o' Presto vomero arenella e centro, perdite scarichi caldaie scaldabagno. uscita 40 euro, sera e domenica 70, preventivo a voce gratis. ricevuta sempre!! niente lavori in nero. tel 081 5550176"
  expect(rowsOf(brief, 'it')).toEqual(['Uscita: 40', 'Sera e domenica 70', 'Preventivo a voce: 0'])
})

it('a day of the month behind a price is none', () => {
  const brief =
    'Cena in Bianco a Borgo Lares, sabato 12 luglio. Ognuno porta da mangiare. La quota è di 5 euro a persona, gratis sotto i 12 anni. In caso di pioggia si rimanda a domenica 13. Prenotazioni 0465 555 018.'
  const { services } = composedDocument(brief, { locale: 'it', seed: 0 }).blocks
  expect(JSON.stringify(services?.props)).toContain('5 euro a persona')
  expect(JSON.stringify(services?.props)).not.toContain('domenica 13')
})

it('a dish without a price stands where its creator put it', () => {
  const brief =
    'frietkot t patatje lokeren markt, open woe tem zon 11u30-14 en 17-22u, friet in ossewit, grote 4,20 kleine 3,50, stoverij vd bomma. vrijdag vol!! bestel vooraf bel 09 355 01 42 vanaf 16u. cash of payconiq'
  expect(rowsOf(brief, 'nl')).toEqual([
    'Friet in ossewit',
    'Grote: 4.2',
    'Kleine: 3.5',
    'Stoverij van de bomma',
  ])
})

it('what is counted to the cent for each person stands with the prices', () => {
  const brief =
    'frietwagen De Gouden Tuit aalst voor feestjes, vanaf 40 man, 9,50 pp friet+snack+saus onbeperkt 2u, kindjes tot 8j 5 euro. boeken via mail friet@degoudentuit.example'
  const { menu, contact } = composedDocument(brief, { locale: 'nl', seed: 0 }).blocks
  expect(JSON.stringify(menu?.props)).toContain('9,50 pp')
  // Nobody books a table in a van.
  expect(contact?.props.submit).not.toContain('tafel')
})

it('a bare number before where it is asked for is another price', () => {
  const brief =
    'ripetizioni mate e fisica a lecce, superiori e anche ingegneria, niente medie. 18€/h da me zona s.rosa, 22 a domicilio solo in città, online 15. scrivetemi giulia@posta.example'
  const { services } = composedDocument(brief, { locale: 'it', seed: 0 }).blocks
  expect(JSON.stringify(services?.props)).toMatch(/22 a domicilio.*nline 15/)
})

describe('prices and what stands beside them', () => {
  it.each<[PageLanguage, string, string[]]>([
    [
      'it',
      'Fabbro Nardi, Terni. Apertura porta 90 euro, dopo le 22 e la domenica 140 euro. Tel 0744 555 018',
      ['Apertura porta: 90', 'Apertura porta, dopo le 22 e la domenica: 140'],
    ],
    [
      'de',
      'Chor Klangfarben in Gera. Probestunde kostenlos, Jahresbeitrag 90 €, ab dem dritten Mitglied 45 €. post@klangfarben.example',
      ['Probestunde: 0', 'Jahresbeitrag: 90', 'Jahresbeitrag, ab dem dritten Mitglied: 45'],
    ],
    [
      'es',
      'Casa rural El Nogal en Hervás. 90 € por noche, a partir de la cuarta noche 75 €, limpieza 35 €. 927 555 018',
      ['Por noche: 90', 'Por noche, a partir de la cuarta noche: 75', 'Limpieza: 35'],
    ],
    [
      'ja',
      '松本の和菓子店「月の舟」です。栗ようかん1本1,200円、半分650円。電話0263-55-0148',
      ['栗ようかん: 1200 1本', '栗ようかん、半分: 650'],
    ],
    [
      'ja',
      '畳の張替え「い草堂」です。表替え5000円、新畳13000円。金沢、電話076-255-0142',
      ['表替え: 5000', '新畳: 13000'],
    ],
    [
      'fr',
      'Gîte Le Pommier à Rouen. La nuit 70 €, à partir de la 4e nuit 60 €, ménage 30 €. lepommier@example.fr',
      ['Nuit: 70', 'Nuit, à partir de la 4e nuit: 60', 'Ménage: 30'],
    ],
    [
      'kr',
      '강릉 민박 솔바람. 1박 6만원, 주말 8만원, 숯불 1만원, 조식 포함. 예약 033-555-0148',
      ['1박: 60000', '1박, 주말: 80000', '숯불: 10000', '조식'],
    ],
    [
      'nl',
      'Vakantiehuis De Plaggen in Norg. € 80 per nacht, schoonmaak € 40, toeristenbelasting extra. deplaggen@example.nl',
      ['Nacht: 80', 'Schoonmaak: 40'],
    ],
    [
      'en',
      'Bun Stop, Bath. Pretzels 3 for £5, cinnamon buns £3 each, coffee £2.80. 01225 555 018',
      ['3 Pretzels: 5', 'Cinnamon buns: 3 piece', 'Coffee: 2.8'],
    ],
    [
      'de',
      'Hofladen Wende in Soest. Eier 10 Stück 4,50 €, Honig 7 €. 02921 555 018',
      ['Eier 10 Stück: 4.5', 'Honig: 7'],
    ],
  ])('%s are rows with the whole of what they cost', (locale, brief, rows) => {
    expect(rowsOf(brief, locale)).toEqual(rows)
  })

  it('are told where a service has the name of what one may ask of a page', () => {
    const brief =
      'Kapsalon Lok Hoorn, knippen 29, kinderen 19, kleuren vanaf 48, baard 14. Di-za 9-17.30. 0229 555 014'
    const rows = rowsOf(brief, 'nl')
    expect(rows).toEqual(['Knippen: 29', 'Kinderen: 19', 'Kleuren: 48', 'Baard: 14'])
  })

  it('are none of the row before where a thing is named by its day', () => {
    const brief =
      'Poterie La Tournette à Dieulefit. Carte de 5 séances 110 €, stage du dimanche 70 €. Inscription : bonjour@latournette.example'
    expect(rowsOf(brief, 'fr')).toEqual(['Carte de 5 séances: 110', 'Stage du dimanche: 70'])
  })

  it('of two things that have sums of their own none takes the other’s', () => {
    const brief = 'Tea hut in Ryde. Scones, jam and cream £6, tea £2 each. Closed Mondays.'
    expect(rowsOf(brief, 'en').join()).not.toContain('Scones: 2')
  })
})

it.each<[PageLanguage, string]>([
  [
    'en',
    'Boat hire in Ludlow. Rowing boat £12 an hour and pedalo £15. On Sundays we add £5. Ring 07700 900418.',
  ],
  [
    'de',
    'Bootsverleih Egg. Ruderboot 12 € und Kanu 15 €. Sonntags kommen 5 € dazu. Tel 0664 1234567.',
  ],
  [
    'fr',
    'Location de bateaux à Autun. Barque 12 € et pédalo 15 €. Le dimanche on ajoute 5 €. Tel 06 39 98 01 27.',
  ],
  [
    'es',
    'Alquiler de barcas en Olmos. Barca 12 € y patín 15 €. Los domingos sumamos 5 €. Tel 600 000 318.',
  ],
  [
    'it',
    'Noleggio barche a Trento. Barca 12 € e pedalò 15 €. La domenica aggiungiamo 5 €. Tel 349 0004417.',
  ],
])('in %s what comes on top on a day is the price of nothing: %s', (locale, brief) => {
  const { facts } = composedDocument(brief, { locale, seed: 0 })
  expect((facts.prices ?? []).map(({ amount }) => amount)).toEqual([12, 15])
})

/** Prices told line by line in the words of their creator. */
function linesOf(brief: string, locale: PageLanguage): string[] {
  const { blocks } = composedDocument(brief, { locale, seed: 0 })
  const items = (blocks.services?.props.items ?? []) as { name: string; text: string }[]
  return items.map(({ name, text }) => text || name)
}

describe('things of a sentence, each with its sum', () => {
  it.each<[PageLanguage, string, string[]]>([
    [
      'kr',
      '군산의 자개장 수리 공방입니다. 자개 한 조각을 메우는 일은 1만 5천 원부터, 경첩과 장석 교체는 4만 원부터이며, 장롱 한 짝을 손보는 데에는 60만 원 안팎이 듭니다.',
      [
        '자개 한 조각을 메우는 일은 1만 5천 원부터',
        '경첩과 장석 교체는 4만 원부터',
        '장롱 한 짝을 손보는 데에는 60만 원 안팎이 듭니다',
      ],
    ],
    [
      'kr',
      '속초 카누 대여점 물결입니다. 하루 20000원이고 구명조끼는 하루 3천원입니다. 우천 시 휴무.',
      ['하루 20000원', '구명조끼는 하루 3천원입니다'],
    ],
    [
      'ja',
      '鎌倉で自転車を貸しています。料金は1時間600円、半日1500円、電動は400円増し。',
      ['1時間600円', '半日1500円', '電動は400円増し'],
    ],
    [
      'pt',
      'Na Quinta do Ribeiro fazemos vinagre de figo, envelhecido em barrica. A garrafa de meio litro custa 7 euros e o garrafão de cinco, 42.',
      ['A garrafa de meio litro custa 7 euros', 'O garrafão de cinco, 42'],
    ],
    [
      'it',
      'Restauro moto a Orvieto. Il tagliando costa 80 euro; una verniciatura va fra i 600 e i 900. Chiuso il lunedì.',
      ['Il tagliando costa 80 euro', 'Una verniciatura va fra i 600 e i 900'],
    ],
    [
      'es',
      'Hago velas en Talavera. La vela de sebo cuesta 3,50; la de abejas, 5; el kilo de cera para muebles, 9.',
      ['La vela de sebo cuesta 3,50', 'La de abejas, 5', 'El kilo de cera para muebles, 9'],
    ],
    [
      'en',
      'I mend curtains in Ripon. Hems are £8 each and a pair of lined drapes, up to two metres, is £45.',
      ['Hems are £8 each', 'A pair of lined drapes, up to two metres, is £45'],
    ],
    [
      'fr',
      'Je répare des vélos à Sète. La crevaison est à 12 euros; le réglage complet, 45.',
      ['La crevaison est à 12 euros', 'Le réglage complet, 45'],
    ],
    [
      'de',
      'Ich flechte Stühle in Plauen. Ein Sitz kostet 70 Euro; die Lehne, 40.',
      ['Ein Sitz kostet 70 Euro', 'Die Lehne, 40'],
    ],
    [
      'nl',
      'Ik naai zeilen in Urk. Een fok kost 300 euro en een grootzeil, met uw eigen doek, kost 650.',
      ['Een fok kost 300 euro', 'Grootzeil, met uw eigen doek, kost 650'],
    ],
  ])('stand in lines of their own in %s: %s', (locale, brief, lines) => {
    expect(linesOf(brief, locale)).toEqual(lines)
  })

  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Museum of Rope in Wells. A ticket is £8 and for children £5, tea included.',
      '£8 and for children £5',
    ],
    [
      'it',
      'Rifugio al Passo, vicino a Cles. La notte costa 40 euro per gli adulti e 20 per i bambini.',
      '40 euro per gli adulti e 20 per i bambini',
    ],
  ])('stay together in %s where both are of one thing: %s', (locale, brief, said) => {
    expect(JSON.stringify(composedDocument(brief, { locale, seed: 0 }).blocks)).toContain(said)
  })
})

it.each<[PageLanguage, string, string[]]>([
  [
    'en',
    'Barrow Tool Hire in Kendal.\n\n- Long ladder £12, short ladder £8\n- Cement mixer £25\n- Sander £15',
    ['Long ladder: 12', 'Short ladder: 8', 'Cement mixer: 25', 'Sander: 15'],
  ],
  [
    'ja',
    '出張着付けの帯花、松本市。料金は浴衣3,000円、訪問着5,000円、振袖9,000円。',
    ['浴衣: 3000', '訪問着: 5000', '振袖: 9000'],
  ],
  [
    'en',
    'Canoes for hire in Ross. A day is £42, a weekend £76. Call 01989 496 012.',
    ['Day: 42', 'A weekend: 76'],
  ],
])('in %s each thing is a row, named by itself: %s', (locale, brief, rows) => {
  expect(rowsOf(brief, locale)).toEqual(rows)
})

it.each<[PageLanguage, string]>([
  ['fr', "Retouches Fil d'Or à Nantes. Ourlet 12 €, fermeture 18 €, express plus 5 €."],
  ['en', 'Hem and Haw in Hull. Hem £12, zip £18, express plus £5.'],
])('what comes on top has no row named “plus” in %s: %s', (locale, brief) => {
  const { facts } = composedDocument(brief, { locale, seed: 0 })
  expect((facts.prices ?? []).map(({ amount }) => amount)).toEqual([12, 18])
})

it.each<[PageLanguage, string]>([
  ['es', 'Taller del Olmo, Soria. Los precios son: silla 80 €, banco 120 €. Tel. 975 55 01 44.'],
  ['it', 'Bottega Olmo, Todi. I prezzi sono: sedia 80 €, panca 120 €. Tel. 075 550 144.'],
  ['nl', 'De Iepenhof, Goes. Onze prijzen zijn: stoel 80 euro, bank 120 euro. Tel. 0113 550 144.'],
])('what says only that prices follow stands over no rows, in %s', (locale, brief) => {
  const said = pageTexts(brief, locale).filter((text) =>
    /^(?:los precios|i prezzi|onze prijzen)/i.test(text),
  )
  expect(said).toEqual([])
  expect(rowsOf(brief, locale)).toHaveLength(2)
})

it.each<[PageLanguage, string, string[]]>([
  [
    'en',
    'We sharpen knives (£5), shears (£8) and mower blades, taken off and put back (£25).',
    ['We sharpen knives (£5)', 'Shears (£8)', 'Mower blades, taken off and put back (£25)'],
  ],
  [
    'fr',
    'Je ramone les conduits (68 €), les poêles à bois (75 €) et les poêles à granulés, démontage compris (110 €), je bâche tout.',
    ['Les poêles à bois (75 €)', 'Les poêles à granulés, démontage compris (110 €)'],
  ],
  [
    'de',
    'Ich schleife Scheren (8 €) und Messer, Ausbau inbegriffen (25 €).',
    ['Ich schleife Scheren (8 €)', 'Messer, Ausbau inbegriffen (25 €)'],
  ],
])('a sum in brackets ends what it is for, in %s: %s', (locale, said, lines) => {
  const texts = pageTexts(`Atelier Fenn. ${said} Tel. 01373 555014.`, locale)
  expect(texts).toEqual(expect.arrayContaining(lines))
})

it('a sentence that goes on behind its brackets stands whole', () => {
  const said = 'Courses for adults (£120) run for six weeks, those for children (£80) for four.'
  expect(pageTexts(`Frome Potters. ${said} Ring 01373 555014.`, 'en')).toContain(said)
})
