import { describe, expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

/** A brief is told to be of somebody of that name, or of nobody. */
function isNamed(language: string, brief: string, name: string | undefined): void {
  expect(read(brief, { language, fallback: language }).facts.name?.value).toBe(name)
}

it.each([
  [
    'de',
    'Die Fahrradwerkstatt „Hafenrad“ in Bremen repariert Räder. Schlauch wechseln 12 €.',
    'Hafenrad',
  ],
  ['de', 'Café „Morgenrot“ in Köln. Frühstück 9 €.', 'Morgenrot'],
  ['de', 'Wir sind die Tanzschule „Drei Takte“, Salsa und Tango in Leipzig.', 'Drei Takte'],
  ['en', 'The “Blue Door” is a café in Leeds.', 'Blue Door'],
] as const)('in %s a name in quotation marks brings none along: %s', isNamed)

it('what somebody does is no part of their name', () => {
  const brief = 'hoi ik ben sanne en geef pianoles in zwolle aan huis'
  expect(read(brief, { language: 'nl', fallback: 'nl' }).facts.name?.value).toBe('sanne')
})

it.each([
  [
    'nl',
    'hoi ik ben joris ik haal honden thuis op in ermelo, 17,50 per keer, app 06 55550142',
    'ben',
  ],
  [
    'es',
    'Alquilamos la Casa del Olmo, una casa de piedra en Soria. Se alquila entera.',
    'Alquilamos',
  ],
])('in %s a name has no verb before it: “%s”', (language, brief, verb) => {
  const name = read(brief, { language, fallback: language }).facts.name?.value ?? ''
  expect(name.toLowerCase()).not.toContain(verb.toLowerCase())
})

it('what is called something has its name from there, and not from who runs it', () => {
  const brief =
    'I’m Demelza Rowe and I re-cane chairs in a small workshop in Lostwithick. The business is called Rowe & Rush. Call 01632 960 144.'
  expect(read(brief, { language: 'en', fallback: 'en' }).facts.name?.value).toBe('Rowe & Rush')
})

it('a name goes on where its capitals do', () => {
  const brief =
    "Figurentheater De Houten Haan speelt poppenkast op verplaatsing, in heel Oost- en West-Vlaanderen. Achter het doek staan Lieselot Vercruysse en Bram De Keukeleire; Lieselot snijdt alle poppen zelf uit lindehout en Bram speelt trekharmonica. We komen naar kleuterscholen, bibliotheken, buurtfeesten en verjaardagen bij u thuis.\n\nEr zijn op dit moment drie voorstellingen: 'De koning zonder kousen' (vanaf 3 jaar, 35 minuten), 'Soep van een kei' (vanaf 4 jaar, 45 minuten) en 'Reynaert in de kelder' (vanaf 7 jaar, 55 minuten). Een voorstelling kost 320 euro, een tweede op dezelfde dag 180 euro. Tot 30 km van Deinze rekenen we geen verplaatsing aan, daarboven 0,45 euro per kilometer. Maximaal tachtig kinderen per voorstelling, anders ziet de achterste rij niets meer."
  expect(read(brief, { language: 'nl', fallback: 'nl' }).facts.name?.value).toBe(
    'Figurentheater De Houten Haan',
  )
})

it('a name ends before the verb that is written to it', () => {
  const brief =
    '전주 효자동에서 피아노 조율해요 이름은 맑은소리 조율사 한재석이고 경력 18년 예약은 문자로 010-5550-0138'
  const { facts } = read(brief, { language: 'kr', fallback: 'kr' })
  expect(facts.name?.value ?? '').not.toContain('이고')
  expect(facts.place?.value).toBe('전주 효자동')
})

it.each([
  // The article a sentence begins with is none of the name of a trade.
  [
    'de',
    'Die Hofkäserei Moosbrugger liegt in Innerau. Bergkäse kostet 17,90 € das Kilo.',
    'Hofkäserei Moosbrugger',
  ],
  ['pt', 'A Padaria Flor de Trigo fica em Pelotas. O pão custa R$ 22.', 'Padaria Flor de Trigo'],
  // A trade in capitals is the name, wherever the sentence has it.
  [
    'de',
    'Seit 1987 führt unsere Familie die Sattlerei Greinwald in Schwaz in Tirol. Heute arbeitet Veronika Greinwald mit zwei Gesellen in der Werkstatt. Ein Gürtel kostet 95 Euro.',
    'Sattlerei Greinwald',
  ],
])('in %s “%s” is called %s', isNamed)

it.each([
  // Up to the stop behind what it is called.
  [
    'es',
    'Atiendo perros y gatos a domicilio en Querétaro. Mi servicio se llama Patitas en Casa.',
    'Patitas en Casa',
  ],
  // The trade before it is part of it, and the preposition a sentence begins with is not.
  [
    'fr',
    "Nous sommes l'Érablière du Rang Saint-Onésime, à Sainte-Perpétue. Visites sur réservation.",
    "l'Érablière du Rang Saint-Onésime",
  ],
  [
    'nl',
    'Bij Sloepverhuur De Fuut in Terherne huurt u een elektrische sloep. Een vaarbewijs hebt u niet nodig.',
    'Sloepverhuur De Fuut',
  ],
  [
    'it',
    'osteria da gino a comacchio vicino ai tre ponti, anguilla alla brace 18 euro, chiuso il martedi',
    'osteria da gino',
  ],
  [
    'ja',
    '長野県松本市で「染めと繕い 藍ノ間(あいのま)」という小さな工房を営んでいます。店主は小林千佳です。',
    '染めと繕い 藍ノ間',
  ],
  [
    'ja',
    '長野県松本市の山あいで、ゲストルーム「こもれび荘」を夫婦で営んでいる宮下千鶴と申します。料金は大人8,500円です。',
    'こもれび荘',
  ],
] as const)('in %s a name is whole: %s', isNamed)

it('what the boss is called is no name of the workshop', () => {
  const brief =
    'fahrradwerkstatt in leipzig plagwitz, inspektion 59 euro, kaffee gibts immer, chef heißt jonte'
  expect(read(brief, { language: 'de', fallback: 'de' }).facts.name).toBeUndefined()
})

it('an article with a capital within a sentence belongs to the name', () => {
  const brief =
    'Het Gentse koor De Late Lijsters zoekt tenoren en bassen. We repeteren elke woensdag van 20 tot 22 uur in Ledeberg. Mail naar hanneke@latelijsters.example.'
  expect(read(brief, { language: 'nl', fallback: 'nl' }).facts.name?.value).toBe('De Late Lijsters')
})

it('what stands in quotation marks behind a trade is its name', () => {
  const brief =
    '金沢市東山で金継ぎの修理を承っております、漆工房「しずく」の能登谷 梓と申します。欠けは一か所4,000円からです。'
  expect(read(brief, { language: 'ja', fallback: 'ja' }).facts.name?.value).toBe('しずく')
})

it('an article without its vowel is none of the name a sentence begins with', () => {
  const brief =
    "L'associazione Passi Lenti accompagna a camminare persone cieche e ipovedenti sui sentieri del Casentino. La partecipazione è gratuita. Chi vuole diventare accompagnatore scriva a volontari@passilenti.example."
  expect(read(brief, { language: 'it', fallback: 'it' }).facts.name?.value).toBe('Passi Lenti')
})

it('whose name is that of somebody who works there, the page has another', () => {
  const brief =
    'Le chœur Les Chardons cherche des ténors et des basses. Nous répétons le mardi à Liège. Notre cheffe s’appelle Bénédicte Lambermont. La cotisation est de 110 € par an.'
  expect(read(brief, { language: 'fr', fallback: 'fr' }).facts.name?.value).toMatch(/Les Chardons$/)
})

it('who signs what they wrote of themselves has a page of that name', () => {
  const brief =
    'Je suis graveuse à Lyon, sur les pentes. Je travaille surtout l’eau-forte : des oiseaux de ville, des façades. Je ne fais pas de portraits. Une exposition avec la céramiste Jeanne Tixier aura lieu en novembre. Pour acheter il suffit de m’écrire : noemie@ateliervasseur.example. Noémie Vasseur'
  expect(read(brief, { language: 'fr', fallback: 'fr' }).facts.name?.value).toBe('Noémie Vasseur')
})

it.each([
  ['운동화랑 이불 맡기세요 새벽달세탁소 대전 둔산동 한켤레 6천원', '새벽달세탁소'],
  [
    '전월세 아파트 상가 다 봐드려요 솔바람부동산이라고 해요 용인 동백 010-0000-1234',
    '솔바람부동산',
  ],
  // What costs something is a dish.
  ['배달 안해요 포장만 차돌짬뽕 12000 탕수육 18000 목포 북항', undefined],
])('a name that ends with its trade in one word: %s', (brief, name) => {
  const { facts } = read(brief, { language: 'kr', fallback: 'kr' })
  expect(facts.name?.value).toBe(name)
})

it.each([
  [
    'en',
    'We are the Tarbert Tide Singers, a community choir for anyone in Argyll who likes to sing. We meet on Monday evenings from 7.15 to 9 in the Templar Hall.',
    'Tarbert Tide Singers',
  ],
  [
    'kr',
    "전주 한옥마을 뒤편 골목에 있는 작은 책방 '느린달'에서 밤 독서모임 회원을 모집합니다. 회비는 석 달에 6만 원입니다.",
    '느린달',
  ],
  // A word for a page is none where a shop is called after one.
  [
    'fr',
    'Présentez la librairie La Page Cornée, à Cahors. Elle accueille les lecteurs du mardi au samedi et, le premier jeudi du mois, une lecture réunit petits et grands à 18 h 30.',
    'La Page Cornée',
  ],
  // Who holds a feast is not what the feast is called.
  [
    'it',
    'Sabato 12 luglio torna la Cena in Bianco di Borgo Lares, la tavolata di duecento metri. Ci si siede alle 20. La Pro Loco mette tavoli e panche. La quota è di 5 euro a persona.',
    undefined,
  ],
])('in %s a name is whole, and of nobody else', isNamed)

it('one of two who marry is no name of their day', () => {
  const brief =
    'Vamos casar! A Inês e o Tomás dizem o sim no sábado, 19 de setembro de 2026, às 15h30, na Igreja de São Francisco, em Évora. Pedimos que confirmem a presença até 31 de julho.'
  expect(read(brief, { language: 'pt', fallback: 'pt' }).facts.name?.value).not.toBe('A Inês')
})

it('what a brief begins with is what it is for', () => {
  const brief =
    'quiz night for the scouts fri 7th nov 8.30 in Caffreys back room\ntables of 4, €40\nbook a table w Noreen 087 555 0129'
  expect(read(brief, { language: 'en', fallback: 'en' }).facts.kind?.value).toBe(
    'quiz night for the scouts',
  )
})

it.each([
  [
    'de',
    'Wir sind der Oberfeldnerhof in Kals am Großglockner, Osttirol, auf 1420 Metern, und wir melken 38 Milchschafe. Ich bin die Burgi, mein Mann ist der Lois. Bitte Hausschuhe mitbringen. Anmeldung per Mail an hof@oberfeldnerhof.example.',
    'Oberfeldnerhof',
  ],
  // Whom to ask is not whose page it is.
  [
    'en',
    'On Saturday 20 March the people of Ōkato are holding the Great Wheelbarrow Derby to pay for a new roof. Bring your own barrow. If it rains we run anyway. Ask Huia Ngatai on 027 555 0193 if you get stuck.',
    undefined,
  ],
])('in %s nobody who is only told of gives a page its name', isNamed)

describe('in a brief typed small, capitals on a line of its own are its name', () => {
  it.each([
    [
      'en',
      'small chops & finger food for owambe, naming, office party. 50 pieces 25k\nlekki phase 1. order 3 days b4\nChopsbyHadiza\nwhatsapp only 08095550163',
      'ChopsbyHadiza',
    ],
    [
      'fr',
      'ligue de garage hockey cosom femmes 40+ a chicoutimi, les mardi 20h30. manque 2 goaleuses. les Mémères en Feu. ecrire a nancy memeresenfeu@courriel.example',
      'les Mémères en Feu',
    ],
    [
      'it',
      'adozione a distanza asinelli anziani sardi, 22 asini. 12 euro al mese foto e letterina. Rifugio s’Ainu Becciu, iban nella mail, scrivete a ainubecciu@posta.example',
      'Rifugio s’Ainu Becciu',
    ],
    [
      'it',
      "idraulico Gennaro o' Presto vomero arenella e centro, perdite scarichi caldaie. uscita 40 euro. tel 081 5550176",
      "Gennaro o' Presto",
    ],
  ] as const)('%s: %s', isNamed)
})

it.each([
  [
    'kr',
    '전주 서학동 골목에서 작은 책방을 하고 있습니다. 책방 이름은 느린오후입니다. 시집을 주로 둡니다.',
    '느린오후',
  ],
  [
    'de',
    'messer schleifen mobil winterthur, küchenmesser 9.-, nur bar oder twint. 079 555 01 42, Gruss Reto Schärer',
    'Reto Schärer',
  ],
  [
    'nl',
    'Op onze hoogstamboomgaard Kersenhof Vrancken in Borgloon kan je zelf kersen komen plukken. Honden blijven thuis. Bel eerst 012 55 01 42.',
    'Kersenhof Vrancken',
  ],
] as const)('what a sentence of its own, a signature or capitals tell: %s', isNamed)

it.each([
  [
    'it',
    'Pane e Tempesta',
    'allora noi abbiamo un forno si chiama Pane e Tempesta virgola siamo a Lodi in via Marsala apriamo alle sei e chiudiamo alle due',
  ],
  [
    'de',
    'Wurst und Wonne',
    'also wir haben einen imbiss der heißt Wurst und Wonne komma wir stehen freitags in Lemgo auf dem markt',
  ],
])('in %s a name ends before the comma that is said: %s', (language, name, brief) =>
  isNamed(language, brief, name),
)

it('a pub called as somebody is has its name', () => {
  const brief = 'The Bell is a pub in Ludlow. Open every day 11am to 11pm.'
  expect(read(brief, { language: 'en', fallback: 'en' }).facts.name?.value).toBe('The Bell')
})

it.each([
  ['ja', 'つばさ', 'つばさは横浜のパン屋です。食パン400円。'],
  ['ja', 'ひだまり整骨院', 'ひだまり整骨院は練馬の整骨院です。初診2,000円。'],
  ['kr', '달빛', '달빛은 제주 애월에 있는 게스트하우스입니다. 1박 5만원.'],
  ['ja', undefined, '当店は練馬の居酒屋です。'],
])(
  'in %s what the first sentence says is a trade has its name there: %s',
  (language, name, brief) => isNamed(language, brief, name),
)
