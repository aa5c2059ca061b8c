import { describe, expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

/** What the page of a brief is called, and whether its own title says so. */
const pageOf = (
  locale: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ja' | 'kr',
  brief: string,
) => composedDocument(brief, { locale })
const nameOf = (...given: Parameters<typeof pageOf>) => pageOf(...given).facts.name ?? ''

describe('of two names the new one is the page’s', () => {
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

it.each([
  ['안녕하세요 저희는 대전에서 배드민턴 치는 동호회 새벽셔틀이라고 해요 회원 38명', '새벽셔틀'],
  ['저희는 대구 느린 오후 책방이라고 해요 매주 수요일 독서모임 있어요', '느린 오후 책방'],
  ['전주에서 세탁소 하는데 흰구름이라고 해요 운동화도 빨아요', '흰구름'],
])('who introduces themselves in Korean is called so: %s', (brief, name) => {
  expect(nameOf('kr', brief)?.replace(/^동호회 /, '')).toBe(name)
})

it('what others say of somebody is no name', () => {
  expect(nameOf('kr', '점심만 팝니다. 다들 최고라고 해요.')).not.toBe('최고')
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

it.each([
  [
    'es',
    'hola hago empanaditas para fiestas en Cuenca mi nombre es Lola trabajo en casa. docena 12. 612 555 084',
    'Lola',
  ],
  ['fr', "je répare des vieux vélos à Gap mon nom c'est Luc. 06 55 55 01 42", 'Luc'],
] as const)('in %s a name ends where its sentence goes on: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})
