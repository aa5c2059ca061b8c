import { describe, expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const read = (brief: string) => understand(brief, { locale: null, fallback: 'en' })

describe('what a brief does not say', () => {
  test.each([
    'Wiggle Room, a cafe in Derby. Coffee £3. 10 % off for first customers.',
    'Café Krümel in Gotha. Kaffee 3 €. 10 % Rabatt für Neukunden.',
    'Café Pirouette à Laval. Café 3 €. 10 % de remise pour les nouveaux clients.',
    'Bar Girotondo a Pavia. Caffè 1 €. Sconto del 10% per i nuovi clienti.',
    'Cafetería Trébol en Soria. Café 2 €. 10 % de descuento para nuevos clientes.',
    'Café Pião em Lamego. Café 1 €. 10% de desconto para novos clientes.',
    'Koffiehuis Tol in Gouda. Koffie 3 €. 10% korting voor nieuwe klanten.',
    'カフェ「こりす」、前橋市。コーヒー500円。新規割引10%オフ。',
    "카페 '도토리', 원주. 커피 4,000원. 첫 방문 10% 할인.",
  ])('a discount is neither a price nor a service: %s', (brief) => {
    const { prices, offers } = read(brief).facts
    expect(prices).toHaveLength(1)
    expect(offers).toEqual([])
  })

  test.each([
    'Piekarnia pod Aniołem w Krakowie, ul. Długa 5. Chleb żytni 12 zł, tel. 12 555 01 23',
    '杭州的小面馆，电话 0571-5550123，每天营业',
    'مطعم صغير في دبي، هاتف 04 555 0123',
  ])('of a language we do not write, where a number is dialled: %s', (brief) => {
    for (const locale of ['en', 'de', 'it'] as const)
      expect(understand(brief, { locale, fallback: 'en' }).facts.phone).toBeUndefined()
  })

  test.each([
    'Bike hire on the harbour in Poole. Bike £15 a day.',
    'Strandkorbverleih Möwe in Eckernförde. Strandkorb 14 € am Tag.',
    'Location de canoës à Annecy. Canoë 20 €.',
    'Alquiler de bicicletas en Cádiz. Bici 12 € al día.',
    'Noleggio bici a Rimini. Bici 10 €.',
    'Aluguel de caiaques em Florianópolis. Caiaque R$ 40 a hora.',
    'Wij verhuren sloepen in Giethoorn. Sloep € 75.',
    '尾道のレンタサイクルです。1日1,000円。',
    '경주에서 한복 대여를 합니다. 한복 2만원.',
  ])('who lets bicycles or boats lets no flats: %s', (brief) => {
    expect(read(brief).industry).toBe('shop')
  })

  test.each([
    'Summer Night Run, 14 August 2027 at 8pm, Exeter. Entry £18.',
    'Herbstmarkt Wiesenau am 3. Oktober 2027 von 10 bis 18 Uhr in Wiesenau. Eintritt frei.',
    'Fête de la Pomme le 10 octobre 2027 de 10h à 18h à Vimoutiers. Entrée libre.',
    'Sagra del Tartufo, 7 novembre 2027, dalle 10 alle 22, ad Alba. Ingresso libero.',
    'Feria del Queso, 9 de mayo de 2027, de 10:00 a 20:00, en Trujillo. Entrada libre.',
    'Festa da Cereja, 12 de junho de 2027, das 10h às 22h, no Fundão. Entrada livre.',
    'Oogstfeest Lochem op 18 september 2027 van 10 tot 17 uur. Gratis toegang.',
    '夏まつり2027 8月7日(土) 16時〜21時 松本城公園 入場無料',
    '봄꽃축제 2027년 4월 10일 10시~18시 진해. 입장 무료.',
  ])('the date of an event is no opening hour, and its year founds nothing: %s', (brief) => {
    const { industry, facts } = read(brief)
    expect(industry).toBe('event')
    expect(facts.hours).toBeUndefined()
    expect(facts.since).toBeUndefined()
    expect(facts.name?.value ?? '').not.toMatch(/\d/)
  })

  test('a house of 1890, an award of 2019: no founding year', () => {
    const { facts } = read(
      'Petal & Twig, a florist in Ripon, in a house built in 1890. We won an award in 2019.',
    )
    expect(facts.since).toBeUndefined()
  })

  test.each([
    'dog walks in bath. call 01225 555014. card payments accepted',
    'we mow lawns in hull. call 01482 555014. cash only please',
    'wir backen in ulm. tel 0731 556677. bitte klingeln',
    'Runners meet at Victoria Park, come along.',
  ])('“%s” names nobody', (brief) => {
    expect(read(brief).facts.name).toBeUndefined()
  })

  test('Victoria Park is in no Victoria', () => {
    expect(read('We run a café in Victoria Park, Bath.').facts.place?.value).toBe('Bath')
  })

  test('an offer told twice is listed once', () => {
    const { offers } = read('We bake sourdough, buns and pies in Bath.').facts
    expect(offers.map(({ value }) => value)).toEqual(['sourdough', 'buns', 'pies'])
  })

  test('the first of two phones is the phone, and a unit is what a price is for', () => {
    const { facts } = read(
      'Call 01765 601234 or 07700 900123. Handyman in Ripon, Mr Fix. £30 an hour, £4.50/m².',
    )
    expect(facts.phone?.value).toBe('+441765601234')
    expect(facts.prices.map(({ value }) => `${value.item} ${value.amount}`)).toEqual([
      'hour 30',
      'm² 4.5',
    ])
  })

  test.each([
    ['Hi, this is Tom from Brightside Windows. We clean windows in Reading.', 'Brightside Windows'],
    ['Somos Laura y Pedro, llevamos el bar La Esquina en Cádiz.', 'La Esquina'],
    [
      'はじめまして、佐藤真由美と申します。高松で小さなうどん屋「麺や 佐とう」を営んでおります。',
      '麺や 佐とう',
    ],
    ['Ich bin Jonas Reuter und baue Möbel in Ulm. Meine Werkstatt heißt Holzweg 9.', 'Holzweg 9'],
  ])('who writes is not what it is called: %s', (brief, name) => {
    expect(read(brief).facts.name?.value).toBe(name)
  })

  test.each([
    ['Estudio de yoga en Málaga, meditación y relajación, masajes.', 'wellness'],
    ['Estudio de yoga en Málaga: power yoga y entrenamiento de fuerza.', 'fitness'],
  ])('yoga is what the brief makes of it: %s', (brief, industry) => {
    expect(read(brief).industry).toBe(industry)
  })
})
