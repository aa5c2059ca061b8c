import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

function isPlaced(language: string, brief: string, place: string | undefined): void {
  expect(read(brief, { language, fallback: language }).facts.place?.value).toBe(place)
}

it.each([
  // An address outranks the quarter the brief begins with.
  [
    'de',
    'Die Hebammenpraxis Lindenhof in Freiburg-Wiehre begleitet Familien seit 2011 durch Schwangerschaft, Wochenbett und Stillzeit. Telefonsprechstunde ist montags und donnerstags von 9 bis 11 Uhr unter 0761 555 2340. Ihr findet uns in der Lindenstraße 14, 79102 Freiburg, im Hinterhof.',
    'Lindenstraße 14, 79102 Freiburg',
  ],
  // Sala is a town in Sweden, and here a room.
  [
    'pt',
    'Conserto violões em Londrina. A oficina fica na Rua Sergipe, 810, sala 12, e abre de segunda a sexta.',
    'Rua Sergipe, 810, sala 12',
  ],
  // The quarter behind an address is no town, and how one gets there no part of it.
  [
    'pt',
    'Padaria Trigo Bom, em Curitiba, Rua Itupava 1180, Alto da XV. Pão de fermentação natural R$ 24, croissant R$ 11.',
    'Rua Itupava 1180, Curitiba',
  ],
  [
    'de',
    'Wir sind die Fahrradwerkstatt Speichenwerk in Winterthur. Kleiner Service CHF 89. Technikumstrasse 402, 5 Minuten vom Bahnhof. Telefon 052 555 01 34',
    'Technikumstrasse 402, Winterthur',
  ],
  // A town of Bavaria, and here the weather.
  [
    'de',
    'Am Sonntag laden wir von 11 bis 17 Uhr auf den Dorfplatz ein. Es gibt Zwiebelkuchen und neuen Wein. Bei Regen ziehen wir in die Kelter um. Spenden nimmt der Hofladen Straub, Hauptstraße 8, in der Milchkanne an.',
    'Hauptstraße 8',
  ],
  // Rocha is a town, and here the name of somebody.
  [
    'pt',
    'Guardamos barcos no inverno, com lugar para nove embarcações. Quem pinta é a Deolinda Rocha, que aprendeu com o pai. Pode visitar-nos de segunda a sexta na Rua da Seca Velha, 47, ou ligar para o 234 555 016.',
    'Rua da Seca Velha, 47',
  ],
  // Phones leave apostrophes out.
  [
    'it',
    'pizzeria da zio tore quartu sant elena via marconi 210, margherita 6 diavola 7,50, prenotazioni 070 555 0162',
    'via marconi 210, quartu sant elena',
  ],
  // A town nobody knows, behind the word for "in".
  [
    'it',
    'Il Tarlo è una libreria in vicolo dei Cordai 9 a Borgo Serrano, in provincia di Macerata. I tascabili costano 3 euro.',
    'vicolo dei Cordai 9, Borgo Serrano',
  ],
  [
    'pt',
    'A Padaria Flor fica na Rua das Laranjeiras, 214, em Pelotas, no Rio Grande do Sul. O pão custa R$ 22.',
    'Rua das Laranjeiras, 214, Pelotas',
  ],
  [
    'nl',
    'Verhuisbedrijf Goossens rijdt in heel Vlaanderen. Ons depot ligt aan de Oude Liersebaan 212 in Mechelen.',
    'Oude Liersebaan 212, Mechelen',
  ],
  // Without what leads to it, and without the way there.
  [
    'es',
    'Somos Talabartería Don Ceferino, de San Antonio de Areco. Cintos $38.000. Estamos en Zerboni 318, a dos cuadras de la plaza.',
    'Zerboni 318, San Antonio de Areco',
  ],
  [
    'ja',
    '長野県松本市の時計修理専門店です。電話は0263-55-0142、松本市中央2丁目の縄手通りから歩いて3分です。',
    '松本市中央2丁目',
  ],
  [
    'kr',
    '전주의 도자기 공방 흙과오후입니다. 주소는 전주시 완산구 향교길 48입니다. 월요일은 쉽니다.',
    '전주시 완산구 향교길 48',
  ],
])('in %s the place of “%s” is %s', isPlaced)

it('a way of so many minutes leads nowhere', () => {
  const brief =
    "bonjour je suis serrurier a toulouse depuis 15ans. j'arrive en 30 min dans toulouse, 45 min blagnac colomiers."
  const { place } = read(brief, { language: 'fr', fallback: 'fr' }).facts
  expect(place?.value ?? '').not.toContain('min')
})

it('the year somebody joined is not the year it began', () => {
  const brief =
    'Coro Voces del Puerto, Santander. Ensayamos los martes de 20:00 a 22:00 en el colegio San Martín. No hace falta saber leer música, pero sí venir cada semana. La cuota es de 15 € al mes, estudiantes 8 €. Nos dirige Elena Cobo desde 2016. Próximo concierto: 19 de diciembre a las 19:30 en la iglesia de Santa Lucía, entrada libre. Escríbenos a coro@vocesdelpuerto.example.'
  expect(read(brief, { language: 'es', fallback: 'es' }).facts.since).toBeUndefined()
})

it.each([
  [
    'es',
    'Somos Vivero La Calandria, un vivero familiar de plantas nativas en City Bell, calle 467 entre 21 y 22. Abrimos de jueves a domingo.',
    'City Bell, calle 467 entre 21 y 22',
  ],
  [
    'it',
    'bocciofila la quercia a borgo santerno, 4 campi coperti siamo aperti tutte le sere tranne lun dalle 20 alle 24. tessera 40 anno under 18 gratis. x info beppe 333 0000581',
    'borgo santerno',
  ],
  [
    'pt',
    'A Oficina do Azulejo Antigo fica em Ovar, na Rua das Figueiras, 27, e dedica-se a recuperar azulejos de fachada.',
    'Rua das Figueiras, 27, Ovar',
  ],
] as const)('in %s an address has its numbers and no other: %s', isPlaced)

it('an address ends before what leads on to its door', () => {
  const brief =
    'La Ribambelle est la ludothèque de Jodoigne, tenue par onze bénévoles. Nous sommes ouverts le mercredi de 14 h à 17 h 30, rue du Moulin 27, au rez-de-chaussée de l’ancienne école.'
  const { place } = read(brief, { language: 'fr', fallback: 'fr' }).facts
  expect(place?.value).toContain('rue du Moulin 27')
  expect(place?.value).not.toMatch(/\bau\b/)
})

it.each([
  [
    'de',
    'Die Imkerei Hinterlechner liegt in Sankt Veit am Vogau in der Südsteiermark und verkauft ab Hof.',
    'Sankt Veit am Vogau',
  ],
  [
    'kr',
    "전남 담양군 창평면에서 부모님과 함께 한옥 민박 '달빛마루'를 운영하는 윤서정입니다.",
    '전남 담양군 창평면',
  ],
  [
    'en',
    'Hollow Pine Fiddle Camp is a long weekend of old-time music for beginners. Where: Grange Hall, Marlow Falls, Vermont.',
    'Grange Hall, Marlow Falls, Vermont',
  ],
] as const)('in %s a place is whole, and nothing else: %s', isPlaced)

it('who comes from a place is none of it', () => {
  const brief =
    'Small Towns is a podcast about growing up, made by two sisters, Orla and Niamh Devane, from Ballina, County Mayo. Write to us.'
  const { place } = read(brief, { language: 'en', fallback: 'en' }).facts
  expect(place?.value ?? '').not.toMatch(/Orla|Devane/)
})

it('what is done within so many miles is no place', () => {
  const brief =
    'Harrow & Finch Clock Repair is a workshop in Beverley. A full service of a longcase clock is from £260, and we collect longcase clocks within 20 miles for £35.'
  expect(
    read(brief, { language: 'en', fallback: 'en' }).facts.area.map(({ value }) => value),
  ).toEqual([])
})

it('where something comes from is no place to go', () => {
  const brief =
    'Anticuchos Doña Peta está en la esquina del jirón Huáscar, en Jesús María, Lima. Doña Peta marina el corazón con el ají panca que le mandan sus primas de Huaral. La porción cuesta S/ 18.'
  expect(read(brief, { language: 'es', fallback: 'es' }).facts.place?.value ?? '').not.toContain(
    'Huaral',
  )
})

it('an address that says its town has it once', () => {
  const brief =
    'Wir sind die Hebammenpraxis Sonnenschein & Quast in Göttingen-Weende, Petrikirchstraße 9. Die Wochenbettbetreuung übernehmen wir nur in Göttingen, Bovenden und Rosdorf. Telefon 0551 555 27 30.'
  const { place } = read(brief, { language: 'de', fallback: 'de' }).facts
  expect(place?.value.match(/Göttingen/g)).toHaveLength(1)
})

it('an address goes without what leads to it in a sentence', () => {
  const brief =
    'Barro y Café es un taller de cerámica en San Bartolo Coyotepec. Estamos en la calle Juárez 48, a una cuadra del museo. Cada clase cuesta 650 pesos.'
  const { place } = read(brief, { language: 'es', fallback: 'es' }).facts
  expect(place?.value).toMatch(/^calle Juárez 48/)
})

it('a town behind “the harbour in” is a town', () => {
  const brief =
    'Havenbrood is een kleine bakkerij aan de oude haven in Rotterdam. Brood vanaf € 4,20.'
  expect(read(brief, { language: 'nl', fallback: 'nl' }).facts.place).toMatchObject({
    value: 'Rotterdam',
    kind: 'town',
  })
})

it('where one may drop in is told without that one may', () => {
  const brief =
    'I’m Hilary Potts and I repair pianos across Northumberland. Fridays are for workshop repairs and you’re welcome to drop in between 10 and 3 at Unit 4, Station Yard, Wooler. A tuning is £75.'
  const { place } = read(brief, { language: 'en', fallback: 'en' }).facts
  expect(place?.value ?? '').not.toContain('welcome')
})

it.each([
  [
    'es',
    'Soy Itzel Carmona y doy un taller de encuadernación en mi estudio de Oaxaca, en la calle de Xólotl 214, barrio de Xochimilco. Cuesta 1,800 pesos.',
    /^calle de Xólotl 214/,
  ],
  [
    'it',
    'La cartoleria Inchiostro Simpatico si trova in via Fillungo 58, Lucca. Penne da 4 euro.',
    /^via Fillungo 58/,
  ],
  [
    'fr',
    'Pharmacie de la Halle, 2 place de la Halle, 32120 Mauvezin. Ouverte du lundi au samedi de 9h à 19h.',
    /^2 place de la Halle/,
  ],
  [
    'es',
    'Clínica dental Boca Sana, Avenida de la Constitución 33, 41001 Sevilla. Limpieza 45 €.',
    /^Avenida de la Constitución 33/,
  ],
  ['ja', 'ヘアサロン ソラトブ。静岡市葵区鷹匠2-5-8。カット4,400円。', /2-5-8$/],
])('in %s an address is told from its first word to its number', (language, brief, address) => {
  expect(read(brief, { language, fallback: language }).facts.place?.value).toMatch(address)
})

it('a village is no town it is near', () => {
  const brief =
    'A Quinta do Pisco é uma horta biológica de três hectares em Alvados, perto de Porto de Mós. O cabaz custa 14 euros.'
  expect(read(brief, { language: 'pt', fallback: 'pt' }).facts.place?.value).toBe('Alvados')
})

it('the way told between a street and its town is none of the address', () => {
  const brief =
    'En la Panadería La Espiga hacemos pan de yema, en la calle de Fiallo 312, a media cuadra del templo de la Defensa, Oaxaca Centro. Abrimos diario de 6:30 a 14:00.'
  expect(read(brief, { language: 'es', fallback: 'es' }).facts.place?.value).toBe(
    'calle de Fiallo 312, Oaxaca',
  )
})

it('a quarter written to its town is a place in it', () => {
  const brief = 'Fenster Nagler GmbH, Passau-Grubweg. Holzfenster, Dachfenster. 0851 555 0148'
  const { facts, country } = read(brief, { language: 'de', fallback: 'de' })
  expect(facts.place?.value).toBe('Passau-Grubweg')
  expect(country).toMatchObject({ code: 'DE', sure: true })
})

it('a small word with a capital begins the name of a house', () => {
  const brief =
    'Le Petit Messager est un cercle colombophile fondé en 1934 à Waremme. Chaque samedi, on enloge à partir de 17 h au café Chez Nelly, rue du Casino. Téléphone 0478 55 01 42.'
  expect(read(brief, { language: 'fr', fallback: 'fr' }).facts.place?.value).not.toMatch(/^Nelly/)
})

it.each([
  [
    'es',
    'alquilo habitacion benimaclet valencia 340 gastos aparte unos 40, desde 1 febrero, piso de 3 chicas con gata (luna). mandar mensaje al 611555014 paula',
    /gata/i,
  ],
  [
    'kr',
    '춘천 새벽 달리기모임 공지천 분수대앞 화목 5:40 5키로 천천히 뛰어요 회비없음 비오면 쉼 유모차 강쥐 다 됨 기록 자랑금지ㅋㅋ 처음오는분 오픈채팅 open.kakao.example/slowdawn 들어오세요 이름은 느린새벽',
    /키로/,
  ],
])('in %s neither company nor distance is a place', (language, brief, wrong) => {
  expect(read(brief, { language, fallback: language }).facts.place?.value ?? '').not.toMatch(wrong)
})

it.each([
  [
    '東京都台東区谷中3-12-5',
    '「土とひと」は谷中の小さな陶芸教室です。東京都台東区谷中3-12-5、千駄木駅から徒歩6分。',
  ],
  ['鎌倉市由比ガ浜2-4-10', '夕涼みジャズの会。鎌倉市由比ガ浜2-4-10 喫茶みなも。出演は北川トリオ'],
] as const)('an address of Japan is told whole: %s', (place, brief) => {
  expect(read(brief, { language: 'ja', fallback: 'ja' }).facts.place?.value).toBe(place)
})

it('a street typed small has its name', () => {
  const brief =
    'polsterei in leipzig wir beziehn alte sessel. sessel 390 sofa 1250. zschochersche str 8. tel 0341 5550148'
  expect(read(brief, { language: 'de', fallback: 'de' }).facts.place?.value).toBe(
    'zschochersche str 8, leipzig',
  )
})

it.each([
  [
    'en',
    'Duluth',
    'The City of Duluth, Minnesota wants to stop Saturday hours at our branch library on Garnet Street starting July 1, 2027. Sign by mail to sign@saturdays.example.',
  ],
  [
    'fr',
    'brest st marc',
    'assmat agréée brest st marc, 1 place dispo a partir du 30 aout 2027, enfant 1 an mini. lmjv 7h45-18h pas le mercredi. 4,60€/h net, repas fournis par parents. 1 chat. visite sur rdv tel 06 39 98 21 47 Nadège',
  ],
  [
    'kr',
    '전남 해남',
    "전남 해남에서 농기계를 출장 수리하는 '땅심농기계'입니다. 일요일은 쉽니다. 전화는 010-5550-0142입니다.",
  ],
  [
    'en',
    'Galway',
    'We are holding the Brannock family reunion in Galway on Saturday 24 July 2027, in the upstairs room of the Harrow Inn on Dominick Street, from 2 pm until about 10. Tell Orla by 31 May how many you are: orla@brannock.example.',
  ],
] as const)('a stretch of a sentence is no place: %s', (language, place, brief) =>
  isPlaced(language, brief, place),
)

it('where a delivery goes to is no place to come to', () => {
  const brief =
    'Il Patriziato di Valdora vende legna da ardere. La consegna costa 60 franchi forfettari da Cevio a Locarno; oltre non consegniamo. Si ordina allo 091 555 01 42.'
  expect(read(brief, { language: 'it', fallback: 'it' }).facts.place?.value).not.toBe('Locarno')
})

it.each([
  [
    'en',
    '31 Constitution Street, Leith, Edinburgh EH6 5HX',
    'We are at 31 Constitution Street, Leith, Edinburgh EH6 5HX, open Tue-Sat.',
  ],
  [
    'en',
    '14 Quay Lane, Exeter EX1 1AA',
    'The pie shop is at 14 Quay Lane, Exeter EX1 1AA. Pies £4.50.',
  ],
  [
    'ja',
    '文京区千駄木3-21-8',
    '金継ぎ教室です。教室は谷中のカフェ（文京区千駄木3-21-8）の2階です。',
  ],
] as const)('an address has its postcode and its ward: %s', (language, place, brief) =>
  isPlaced(language, brief, place),
)

it('the time before a church is no number of its street', () => {
  const brief =
    'The service is on Thursday 21 May at 11.30am at St Cynog’s Church, Ystradgynlais, followed by tea.'
  expect(read(brief, { language: 'en', fallback: 'en' }).facts.place?.value).toBe(
    'St Cynog’s Church, Ystradgynlais',
  )
})

it.each([
  [
    'fr',
    'Poterie Terre Douce, au 14 bis, rue du Four, 79400 Saint-Maixent-l’École, dans la cour.',
    '14 bis, rue du Four, 79400 Saint-Maixent-l’École',
  ],
  [
    'fr',
    'Poterie Terre Douce. L’atelier est au 3 ter, place des Tilleuls, dans la cour. Bol 18 €.',
    '3 ter, place des Tilleuls',
  ],
])('in %s an address keeps the house it begins with: %s', isPlaced)

it('a time behind a street is none of its houses', () => {
  const brief =
    'Pédibus de l’école. Départ 7 h 55 devant la boulangerie de la rue des Lavandières, 8 h 03 au rond-point.'
  const { place } = read(brief, { language: 'fr', fallback: 'fr' }).facts
  expect(place?.value ?? '').not.toContain('8')
})

it('the name of a page is no part of where it is', () => {
  const brief =
    'reparo y afino acordeones d botones y piano, Fuelle Norteño, col. Independencia mty. afinacion desde $1,800, fuga d aire $600. lun a sab 10 a 7.'
  const { name, place } = read(brief, { language: 'es', fallback: 'es' }).facts
  expect([name?.value, place?.value]).toEqual(['Fuelle Norteño', 'col. Independencia mty'])
})

it.each([
  [
    'en',
    'Kilcoolan Group Water Scheme. We supply 214 houses in Kilcoolan, Derrybeg Cross and the Lough Road. Annual General Meeting: Thursday 15 October, 8.30pm, Kilcoolan Community Hall.',
    'Kilcoolan Community Hall',
  ],
  ['en', 'We look after dogs. Shepley, near Huddersfield. £12 a day.', 'Shepley'],
  ['nl', 'Ik pas op honden. Drempt, vlakbij Doesburg. 12 euro per dag.', 'Drempt'],
  ['es', 'Cuido gallinas. Fuentelcésped, cerca de Aranda de Duero. 4 € al día.', 'Fuentelcésped'],
  ['fr', 'On garde vos poules. Bazoches, près de Vézelay. 4 € par jour.', 'Bazoches'],
  [
    'fr',
    'Cabanes de pêche. Stationnement au 12, rue du Port, Rimouski. Réservez au 418 555-0163.',
    '12, rue du Port, Rimouski',
  ],
  [
    'pt',
    'Oficina da Dirce, conserto de panela. Fica na Rua Pernambuco 318 fundos, Vila Nova, Londrina. Seg a sex 8h às 17h.',
    'Rua Pernambuco 318 fundos, Vila Nova, Londrina',
  ],
])('in %s a place is where one goes, as a whole: %s', isPlaced)

it('a hall that is taken back further on is not where it is', () => {
  const brief =
    'Wirrabilla Budgerigar Society, 58th Annual Show, Sat 15 August, Showgrounds hall. Not the showgrounds, roof is still off. Scout Hall, 3 Pepper St. Judge is Mr Ken Oldaker from Dubbo.'
  const { place } = read(brief, { language: 'en', fallback: 'en' }).facts
  expect(place?.value).toBe('3 Pepper St')
})

it.each([
  [
    'de',
    'Wir feiern im Gasthof Zur Eiche, Dorfstraße 3, 29525 Westerweyhe, am 17. April 2027 ab 14 Uhr.',
  ],
  ['nl', 'We vieren het in eetcafé De Kroon, Markt 2, 4001 AB Tiel, op 17 april 2027 om 14 uur.'],
])('in %s an address that is told to its postcode is no guess: %s', (language, brief) => {
  const { place } = read(brief, { language, fallback: language }).facts
  expect(place?.confidence).toBeGreaterThanOrEqual(0.9)
})

it.each([
  [
    'de',
    'Nähstudio Faden in Erfurt, Lange Brücke 3, 99084 Erfurt. Kurse ab 16 €.',
    'Lange Brücke 3, 99084 Erfurt',
  ],
  [
    'fr',
    'Café Brume à Nantes, 7 rue du Four, 44000 Nantes. Café 2 €.',
    '7 rue du Four, 44000 Nantes',
  ],
  [
    'nl',
    'Bakkerij Halm in Ede, Dorpsstraat 2, 6711 AB Ede. Brood € 3.',
    'Dorpsstraat 2, 6711 AB Ede',
  ],
])(
  'in %s an address behind its town keeps the postcode and names the town once: %s',
  (language, brief, place) => {
    expect(read(brief, { language, fallback: language }).facts.place?.value).toBe(place)
  },
)

it('the number of a house stands once in an address without a postcode', () => {
  const brief =
    'Verkauf ab Hof: Mi und Fr 16–18 Uhr, Dorfstr. 9, Untergrün\nVölkerverkauf im Mai auf Anfrage'
  const { place } = read(brief, { language: 'de', fallback: 'de' }).facts
  expect(place?.value).toBe('Dorfstr. 9, Untergrün')
})

// Where somebody learned, came from or delivers to is no place to come to.
it.each([
  ['en', 'I trained in Bristol and now letter shop signs for anyone who asks.'],
  ['en', 'We deliver to Wakefield every Friday. Fish boxes £14.'],
  ['de', 'Gelernt habe ich in Wien, heute schneidere ich auf Bestellung.'],
  ['de', 'Wir kommen aus Dresden und backen Stollen, Versand überallhin.'],
  ['fr', 'J’ai appris le métier à Limoges. Poterie sur commande.'],
  ['es', 'Repartimos en Toledo los viernes. Cestas de fruta 15 €.'],
  ['it', 'Ho studiato a Bologna, do lezioni di greco online.'],
  ['pt', 'Estudei no Porto; dou aulas de latim online.'],
  ['nl', 'Ik leerde het vak in Gent. Stoelen op maat.'],
  ['ja', '豆は神戸の焙煎所から届きます。移動カフェです。'],
  ['kr', '대구 출신이고 온라인으로 수학을 가르칩니다.'],
])('in %s a town of a former life or of goods is no place: %s', (language, brief) => {
  isPlaced(language, brief, undefined)
})

it('of two towns in a clause the one that was learned in is none to come to', () => {
  isPlaced(
    'en',
    'I trained in Bristol. My workshop is in Ludlow, clocks mended from £40.',
    'Ludlow',
  )
})

it('a town typed small like an ordinary word is none', () => {
  isPlaced('en', 'stage lights for village halls, we rig them and take them down £90', undefined)
})

it('what goes on in small words within the name of a town is not cut from it', () => {
  const place = 'Calle del Olmo 5, Talavera de la Reina'
  isPlaced(
    'es',
    `Taller de vidrio soplado\nLos jueves por la tarde\n${place}\nTodo incluido`,
    place,
  )
})

it('a room with its number is part of the address it begins', () => {
  const place = 'Unit 6, the arches, Great Western Street, Manchester'
  isPlaced('en', `CANAL SIDE SEED LIBRARY\n${place}\nMembership £20 a year`, place)
})

it('a verb that ends the sentence is none of a place in Korean', () => {
  isPlaced(
    'kr',
    '고양이 목욕만 하는 작은 욕실을 광주 동명동에 차렸습니다. 예약은 전화로 하세요.',
    '광주 동명동',
  )
})
