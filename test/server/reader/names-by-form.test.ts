import { describe, expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

/** What the page of a brief is called, and whether its own title says so. */
const pageOf = (
  locale: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ja' | 'kr',
  brief: string,
) => composedDocument(brief, { locale })
const nameOf = (...given: Parameters<typeof pageOf>) => pageOf(...given).facts.name ?? ''

describe('what is held has its own name, and not that of who holds it', () => {
  it.each([
    [
      'en',
      'We are Marsden Rotary and we organise the Marsden Duck Race on Easter Monday, 6 April, 12 noon from the bridge. Ducks £2 each from the Post Office. All proceeds to Mountain Rescue.',
      'Marsden Duck Race',
    ],
    [
      'en',
      'The Colne Music Trust is putting on the Colne Blues Weekend from 28 to 30 August. Three stages, weekend ticket £60, day £25. Tickets at www.example.org/colneblues',
      'Colne Blues Weekend',
    ],
    [
      'de',
      'Wir sind der TV Eichstätt und veranstalten den Vier-Seen-Lauf am Sonntag, 14. Juni. Start ist um 9.30 Uhr an der Turnhalle, 5 und 12 km, Startgeld 12 Euro. Anmeldung bis 10. Juni über lauf@example.de',
      'Vier-Seen-Lauf',
    ],
    [
      'de',
      'Der Heimatverein Oberach lädt ein zu Kunst im Stall am 5. und 6. September, 11 bis 18 Uhr, auf dem Hof Wiesner. Eintritt frei.',
      'Kunst im Stall',
    ],
    [
      'es',
      'El club de atletismo de Jaén organiza la XII Subida al Castillo el domingo 17 de mayo a las 9:30. Inscripción 10 euros con camiseta, en subida.example.es hasta el 10 de mayo.',
      'XII Subida al Castillo',
    ],
    [
      'it',
      "La Pro Loco di Marradi organizza la Sagra della Castagna l'11 e il 18 ottobre, dalle 10 alle 19. Ingresso 3 euro. Info 055 555 0123",
      'Sagra della Castagna',
    ],
    [
      'pt',
      'Somos a Associação de Moradores do Bairro Alto de Peniche e organizamos a Corrida das Fogueiras no sábado, 27 de junho, às 21h. Inscrição 8 euros em fogueiras.example.pt até 20 de junho.',
      'Corrida das Fogueiras',
    ],
    [
      'nl',
      'Wij zijn dorpsvereniging Ons Belang uit Kinderdijk en organiseren de Nacht van de Molens op zaterdag 12 september, van 19 tot 23 uur. Toegang 4 euro, kinderen gratis.',
      'Nacht van de Molens',
    ],
    [
      'ja',
      '私たちは飯田の商店会です。10月3日に「星空マルシェ」を開催します。17時から21時、駅前広場、入場無料。出店は20店です。',
      '星空マルシェ',
    ],
  ] as const)('in %s: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })

  it.each([
    [
      'en',
      'We are Marsden Rotary, a club of 30 people who meet on Mondays at 7pm in the Swan. We organise the Duck Race, the Christmas float and the Senior Citizens Lunch. New members welcome, email join@example.org',
      'Marsden Rotary',
    ],
    [
      'fr',
      'Comité des fêtes de Saulieu : nous louons tables, bancs et barnums aux habitants. Table 2 €, banc 1 €. Nous organisons aussi la Ronde des Lavoirs. 03 80 55 01 20',
      'Comité des fêtes de Saulieu',
    ],
    [
      'it',
      "La Pro Loco di Marradi cerca volontari: organizziamo la Sagra della Castagna, il mercatino e il cinema estivo. Tessera 15 euro l'anno. Info 055 555 0123",
      'La Pro Loco di Marradi',
    ],
  ] as const)('in %s who holds several things keeps the name: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })

  it.each([
    [
      'en',
      "I'm Ros Pengelly, a textile artist, and I teach embroidery near Truro. The workshop is called Stitch in Time and it runs on the first Saturday of the month, £45 with lunch. Email ros@example.co.uk",
      'Stitch in Time',
    ],
    [
      'de',
      'Ich heiße Birgit Sommer und gebe Schreibkurse in Passau. Der Kurs heißt Mut zur Lücke und läuft an fünf Donnerstagen ab 1. Oktober, 19 bis 21 Uhr, 120 Euro. Anmeldung 0851 555 0120',
      'Mut zur Lücke',
    ],
    [
      'fr',
      "Je m'appelle Odile Fabre, potière à Dieulefit. Mon stage s'appelle Les Mains dans la Terre, il dure deux jours, un week-end par mois de mai à octobre, 140 €. 06 39 98 55 12",
      'Les Mains dans la Terre',
    ],
    [
      'es',
      'Me llamo Nuria Alcántara y doy clases en Lleida. El taller se llama Cocina sin Miedo y es el primer sábado de cada mes, de 10 a 14, 45 euros. Apuntaos al 973 555 012',
      'Cocina sin Miedo',
    ],
    [
      'pt',
      'Me chamo Teresa Lobo e ensino cerâmica em Cunha. A oficina se chama Barro nas Mãos, todo segundo sábado do mês, das 9h às 16h, 280 reais com almoço. Zap 12 99555-0120',
      'Barro nas Mãos',
    ],
    [
      'nl',
      'Ik ben Joke Terpstra en ik geef keramiekles in Dokkum. De cursus heet Van Klei tot Kom en duurt zes woensdagavonden vanaf 7 oktober, 165 euro. Mail joke@example.nl',
      'Van Klei tot Kom',
    ],
  ] as const)('in %s a course is not called like its teacher: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })

  it('one stitch of several things somebody makes is no course', () => {
    const brief =
      'My name is Ros Pengelly and I make quilts near Truro. I teach as well: the beginners’ class is called First Threads and the other class is called Second Nature. Call 01872 555 012.'
    expect(nameOf('en', brief)).toBe('Ros Pengelly')
  })
})

describe('of two names the new one is the page’s', () => {
  it.each([
    [
      'en',
      'it used to be called The Corner Grill but now its Salt & Ember, we do woodfired pizza in Margate, thurs to sun 5 til 10, pizzas from £9, 01843 555 012',
      'Salt & Ember',
    ],
    [
      'en',
      'Our nursery was Busy Bees until last year, we have renamed it Little Acorns. We are in Thame and take children from 6 months. Mon to Fri 7.30 to 6. Call 01844 555 0120',
      'Little Acorns',
    ],
    [
      'en',
      "I was going to call it Wild Roots, but I've decided on Hedge Witch Herbals. I sell herb teas and balms at Ludlow market on Fridays, teas £4.50. hello@example.com",
      'Hedge Witch Herbals',
    ],
    [
      'de',
      'also das Café hieß früher Kaffeeklatsch, jetzt heißt es Alte Schmiede, in Bad Urach, offen Mi bis So 10 bis 18 Uhr, Kuchen 3,80, Tel 07125 555 012',
      'Alte Schmiede',
    ],
    [
      'de',
      'Wir haben unsere Pension umbenannt, aus Haus Edelweiß wurde Waldkauz. Fünf Zimmer in Bodenmais, ab 78 Euro mit Frühstück. Tel. 09924 555 012',
      'Waldkauz',
    ],
    [
      'fr',
      "Mon atelier de couture s'appelait Aiguille d'Or, maintenant c'est Fil et Lune. Je fais des retouches à Dinan, ourlet 10 €, du mardi au vendredi 9 h à 17 h.",
      'Fil et Lune',
    ],
    [
      'es',
      'antes se llamaba Hostal Pepa y ahora se llama Casa Lince, son 6 habitaciones en Andújar, doble 55 euros con desayuno, tel 953 555 012',
      'Casa Lince',
    ],
    [
      'it',
      'prima si chiamava Bar Sport adesso si chiama Il Riccio, siamo a Urbino, aperti dalle 7 alle 20, colazioni e panini 4 euro, 0722 555 012',
      'Il Riccio',
    ],
    [
      'it',
      'Abbiamo cambiato nome: da Ceramiche Rossi a Terra Cotta. Laboratorio a Deruta, corsi il sabato dalle 10, 50 euro. 075 555 0123',
      'Terra Cotta',
    ],
    [
      'pt',
      'antes era Pousada do Sol, agora chama Maré Alta, em Paraty, diária 280 com café, whats 24 99555-0120',
      'Maré Alta',
    ],
    [
      'nl',
      'eerst heette het Naaihuis, nu heet het De Rode Draad, kledingreparatie in Zwolle, broek korter 12 euro, di t/m za 10-17, 038 555 0120',
      'De Rode Draad',
    ],
    [
      'nl',
      'we hebben onze naam veranderd van Brood & Zo naar Buiten Bakkers. Desembrood in Epe, 4,50 per brood, wo t/m za 8 tot 16 uur, 0578 555 012',
      'Buiten Bakkers',
    ],
    [
      'ja',
      '以前は「喫茶ロマン」でしたが、今は「こもれび」という名前です。尾道のカフェで、コーヒー500円、10時から17時、水曜休み。',
      'こもれび',
    ],
    [
      'ja',
      '店名は佐藤手芸店からつむぎ工房に変えました。倉敷で編み物教室をしています。1回2,000円、火曜と金曜の10時から12時。',
      'つむぎ工房',
    ],
    [
      'kr',
      '가게 이름이 예전엔 순이네였는데 지금은 온기식당이에요. 여수 중앙동이고 백반 9천원, 11시부터 8시까지, 061-555-0120',
      '온기식당',
    ],
    [
      'kr',
      '상호를 모모베이커리에서 달보드레로 변경했습니다. 춘천에 있는 빵집이고 소금빵 3,000원, 매일 9시~19시, 033-555-0120',
      '달보드레',
    ],
  ] as const)('in %s: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })

  it.each([
    [
      'en',
      "The Old Forge used to be a blacksmith's, now it's a café in Kendal. Open 9 to 4, cream tea £7. 01539 555 012",
      'The Old Forge',
    ],
    [
      'en',
      "The Corner Grill used to open on Mondays but now it's Tuesday to Sunday. Pizza in Margate from £9. 01843 555 012",
      'The Corner Grill',
    ],
    [
      'de',
      'Unser Café Morgenrot war früher eine Bäckerei, jetzt ist es ein Treffpunkt in Plauen. Mo bis Fr 8 bis 17 Uhr. 03741 555 012',
      'Café Morgenrot',
    ],
    [
      'fr',
      "Le Fournil était avant une épicerie, maintenant c'est une boulangerie à Millau. Pain 3 €, ouvert 7 h à 13 h.",
      'Le Fournil',
    ],
    [
      'es',
      'La Escuela es un bar en Teruel. Antes era la escuela del pueblo y ahora es un sitio para tapear. De 12 a 24 h.',
      'La Escuela',
    ],
    [
      'it',
      'Il Mulino prima era un mulino vero, adesso è un agriturismo a Gubbio. Camere 80 euro. 075 555 0123',
      'Il Mulino',
    ],
    [
      'nl',
      'De Smederij was vroeger een smederij, nu is het een koffiebar in Assen. Open 9 tot 17. 0592 555 012',
      'De Smederij',
    ],
    ['ja', '花音は前は酒蔵でしたが、今は高山のカフェです。コーヒー450円、10時から18時。', '花音'],
  ] as const)('in %s what a house was before is no other name: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })
})

describe('a name that is told of others is not the page’s', () => {
  it.each([
    [
      'en',
      'I run a Tuesday running group for women over fifty in Shipley. We meet at the canal lock at 6pm and do about 5k at chatting pace. Afterwards we go to the Royal Oak for a half. It is free, just text Denise on 07700 900222.',
      'Royal Oak',
    ],
    [
      'en',
      'Open mic night every first Thursday upstairs at the Fox & Grapes in Preston, sign up from 7, starts 7.30, free entry. Sponsored by Brown & Hartley Solicitors. Email openmic@example.org',
      'Brown & Hartley',
    ],
    [
      'it',
      'Siamo un gruppo di camminata a Biella, partiamo ogni domenica alle 9 dal parcheggio della piscina. Poi si va a fare colazione al Bar Roma. Non costa niente, chiamate Piero 333 555 0199',
      'Bar Roma',
    ],
    [
      'pt',
      'Somos um grupo de ioga em Aveiro, aulas às terças às 19h no jardim, 5 euros por aula. No fim vamos quase sempre à Adega do Evaristo. Inscrições pelo 912 345 678 com a Sílvia',
      'Adega do Evaristo',
    ],
    [
      'fr',
      "On est un groupe de tricot à Quimper, on se retrouve chaque mardi de 14 h à 16 h à la médiathèque. Après on va souvent boire un café au Balto. Venez comme vous êtes, c'est gratuit. Contact tricot@example.fr",
      'Balto',
    ],
  ] as const)('in %s: %s', (locale, brief, other) => {
    expect(nameOf(locale, brief)).not.toContain(other)
  })

  it.each([
    [
      'de',
      'konzert!! die tauben nüsse, vorband Marlene Quast, fr 9.10.2026 im Goldenen Hahn in Weimar, einlass 19.30, 10 euro',
      'Die Tauben Nüsse',
    ],
    [
      'nl',
      'optreden de natte kranten, voorprogramma Sofie Mertens, za 21 nov, café De Vrijheid in Deinze, deuren 20u, 9 euro',
      'De Natte Kranten',
    ],
    [
      'en',
      'live at the cellar sat 7 nov: the paper kites + special guests Ella Crane, doors 8, £6',
      'The Paper Kites',
    ],
  ] as const)('in %s who plays stands before who plays first: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })

  it.each([
    [
      'en',
      'Come and see us at The Blue Anchor in Whitby, we do crab sandwiches and real ale. Open daily 11 to 10. Tel 01947 555 012',
      'The Blue Anchor',
    ],
    [
      'en',
      'The Black Swan is a pub in Pickering with six rooms. Rooms £80, breakfast included. Call 01751 555 0199.',
      'The Black Swan',
    ],
    [
      'en',
      'Lindy Marrow, folk singer from Hexham, support from The Pines, next gig 3 May at the Queens Hall. Book me on 07700 900300',
      'Lindy Marrow',
    ],
    [
      'ja',
      '喫茶みどりは浜松の小さな喫茶店です。モーニング550円。営業は7時から17時、月曜休み。053-555-0120',
      '喫茶みどり',
    ],
  ] as const)('in %s a house is called so all the same: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })
})

describe('a trade of one person is called as whose it is', () => {
  it.each([
    [
      'en',
      'debs mobile hairdressing around corby, wash cut n blow dry £25 kids £10, weds to sat. 07700 900102',
      'Debs Mobile Hairdressing',
    ],
    [
      'nl',
      "anja's hondentrimsalon in emmen, kleine honden 40 grote 65, op afspraak 0591 555012",
      "Anja's Hondentrimsalon",
    ],
    [
      'ja',
      '今治で家具の修理をしています、越智木工の越智と申します。椅子の座面張替え8,000円から。営業は9時から17時、日曜休み。電話0898-55-0120',
      '越智木工',
    ],
    [
      'ja',
      '森田造園の森田です。川口市で庭木の剪定をしております。1本3,000円から、見積もり無料。048-555-0120',
      '森田造園',
    ],
    [
      'kr',
      '초등 논술 과외 합니다. 저는 박하진이고 초등학교에서 8년 가르쳤어요. 광주 봉선동, 주 1회 월 18만원. 첫 수업 무료. 카톡 hajin88',
      '박하진',
    ],
    [
      'en',
      'maths tutoring gcse and a level leeds or online, £30/h first half hour free, im tom beckett, physics teacher for 12 yrs. whatsapp 07700 900111',
      'Tom Beckett',
    ],
    [
      'de',
      'nachhilfe englisch und latein in göttingen, 22 euro die stunde, probestunde umsonst. ich bin jule hartmann und studiere auf lehramt. whatsapp 0151 5550124',
      'Jule Hartmann',
    ],
    [
      'fr',
      "cours de guitare à domicile Lyon 3 et 6, 30€/h, premier cours gratuit, moi c'est Camille Roussel, 15 ans de scène, 06 39 98 00 15",
      'Camille Roussel',
    ],
    [
      'es',
      'clases particulares de inglés en Gijón, 15 la hora, preparo B1 y B2, soy Andrés Villalba, filólogo, wasap 612 345 679',
      'Andrés Villalba',
    ],
    [
      'it',
      "lezioni di pianoforte a Parma zona oltretorrente, 25 euro l'ora, sono Davide Bruni, diplomato al conservatorio, whatsapp 347 555 0123",
      'Davide Bruni',
    ],
  ] as const)('in %s: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toBe(name)
  })

  it.each([
    [
      'en',
      "nan's 90th! sat 4 april 2pm, working men's club barnsley, bring a cake not a present, rsvp to julie 07700 900103",
    ],
    ['en', "children's swimming lessons in hove, £12 each, sat mornings 9 to 12, 01273 555012"],
    ['en', "women's self defence classes, leicester, tues 7pm, £5, no need to book"],
    [
      'es',
      'clases de cocina en Vigo, sábados de 11 a 14, 40 euros, grupos de ocho, cocina@example.es',
    ],
  ] as const)('in %s what is nobody’s has no name: %s', (locale, brief) => {
    expect(nameOf(locale, brief)).toBe('')
  })

  it('a first name stands at the head of the page, and what is done above it', () => {
    const brief =
      'lezioni di flauto a Lecco, 22 euro l’ora, prima lezione gratis, sono Marta, scrivetemi su whatsapp 347 555 0188'
    expect(nameOf('it', brief)).toBe('Marta')
    expect(JSON.stringify(pageOf('it', brief).blocks)).toContain('"Lezioni di flauto')
  })
})

describe('a notice is called by what is lost', () => {
  it.each([
    [
      'en',
      'our tortoise has gone missing!! his name is Gerald, last seen wed 3 june in Mill Street Oakham. call 07700 900121',
      'tortoise has gone missing',
    ],
    [
      'en',
      'PLEASE HELP our parrot is missing!! Her name is Plum, she is green. ring me any time day or night 07700 900461 Hannah. £50 reward',
      'parrot is missing',
    ],
    [
      'nl',
      'onze kat is vermist! ze heet Poekie, cypers, 2 jaar, gechipt, sinds zondag 4 oktober Beukenlaan Ede. bel 06 12345672',
      'kat is vermist',
    ],
    [
      'pt',
      'nosso cachorro sumiu, ele se chama Thor, vira-lata caramelo, desde domingo 4/10 no Jardim Botânico em Curitiba. ligar 41 99555-0122',
      'cachorro sumiu',
    ],
  ] as const)('in %s: %s', (locale, brief, title) => {
    const page = pageOf(locale, brief)
    expect(page.facts.name).toBeUndefined()
    expect(JSON.stringify(page.blocks)).toContain(title)
  })
})

describe('"so call it that" is called what the same sentence told before', () => {
  it.each([
    [
      'en',
      'im a chimney sweep round Brecon, open fires £55. ring 07700 900142. everyone calls me Sooty Vaughan so call it that. and no mary poppins pls',
      'Sooty Vaughan',
    ],
    [
      'en',
      'Window cleaner in Bath, from £12 a house. People call me Shiny Sid so the page should be called that. Ring 07700 900142',
      'Shiny Sid',
    ],
  ] as const)('in %s: %s', (locale, brief, name) => {
    const page = pageOf(locale, brief)
    expect(page.facts.name).toBe(name)
    expect(JSON.stringify(page.blocks)).not.toContain('call it that')
  })
})

describe('a name behind an abbreviation, a turned verb or an order', () => {
  it.each([
    [
      'de',
      'Heuriger Fam. Wimpassinger in Großkrut (Weinviertel). Ausgsteckt is vom 18. bis 27. September, Mo-Sa ab 15 Uhr. Ab 8 Leut bitte reserviern 0664 555 01 37',
      'Wimpassinger',
    ],
    [
      'de',
      'wir vermieten unsere ferienwohnung in greetsiel, 78 euro die nacht. heißen tut sie Luv. anfragen per mail hinrich@fewo-luv.example',
      'Luv',
    ],
    [
      'es',
      'hago tamales por encargo en Cholula a 180 pesos la docena. me llamo Graciela pero todos me dicen Doña Chela entonces ponle Doña Chela',
      'Doña Chela',
    ],
  ] as const)('in %s: %s', (locale, brief, name) => {
    expect(nameOf(locale, brief)).toContain(name)
    expect(nameOf(locale, brief)).not.toMatch(/heißen tut|^tut|Fam$/)
  })
})
