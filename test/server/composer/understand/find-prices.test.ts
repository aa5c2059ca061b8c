import { describe, expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const prices = (brief: string, fallback: PageLanguage): string =>
  understand(brief, { locale: null, fallback })
    .facts.prices.map(({ value }) => `${value.item}${value.from ? ' from' : ''} ${value.amount}`)
    .join(', ')

const said: readonly [PageLanguage, string, string][] = [
  ['ja', '麺屋ごろすけ 旭川 醤油ラーメン850円', '醤油ラーメン 850'],
  ['kr', '이름은 자두세개 입니다 위치 대구 자두 5천원', '자두 5000'],
  ['en', 'A taco truck. Menu is birria tacos $4.50, elote $5.', 'birria tacos 4.5, elote 5'],
  ['en', 'A cabin, £135 per night, minimum two nights; dogs £10 per stay.', 'night 135, dogs 10'],
  [
    'en',
    'We charge £60 for a one-hour massage and £85 for ninety minutes.',
    'one-hour massage 60, ninety minutes 85',
  ],
  [
    'en',
    'Guitar lessons cost $40 an hour or $180 for a block of five.',
    'Guitar lessons 40, block of five 180',
  ],
  ['en', 'Rooms between $120 and $180 a night at our inn.', 'Rooms from 120'],
  ['en', 'Haircuts for adults £12, under 16s £6.', 'Haircuts for adults 12, under 16s 6'],
  ['en', 'We are a charity. Donate £5 to feed a family.', ''],
  ['de', 'Friseur in Gera: Damen ab 45,-, Herren 25,- Euro.', 'Damen from 45, Herren 25'],
  ['de', "Bei uns gibt's Rundstücke für 0,55 €.", 'Rundstücke 0.55'],
  ['it', 'Pizzeria Sole a Lucca. Margherita 6 euro e 50, birra 4 euro.', 'Margherita 6.5, birra 4'],
  ['es', 'Bar Luna en León. Caña 2 euros con 50.', 'Caña 2.5'],
  ['it', 'Trattoria a Pisa. Menu 6 euro e 50 posti a sedere.', 'Menu 6'],
  ['de', 'Die Software ist 30 Tage kostenlos, danach 9 € im Monat.', 'Monat 9'],
  ['fr', 'Notre restaurant : menu à 25 euros, plat du jour 14€50.', 'menu 25, plat du jour 14.5'],
  ['nl', 'Snackbar in Breda. bao 6,50, dumplings 7, friet 5 euro', 'bao 6.5, dumplings 7, friet 5'],
  [
    'fr',
    'Coiffeur à Brest. Coupe 25, brushing 20 et couleur 45 euros.',
    'Coupe 25, brushing 20, couleur 45',
  ],
  ['de', 'Friseur in Ulm. Ulmer Gasse 5, Zimmer 3, Schnitt 25 €.', 'Schnitt 25'],
  ['en', 'Barber in York. Bus 5, platform 3, cut 15 pounds.', 'cut 15'],
  ['en', 'Tattoos in Brighton. Minimum charge £70.', 'Minimum charge 70'],
  ['fr', "Ménage Merveille\nMulhouse\nà partir de 26 € de l'heure", 'heure from 26'],
  ['nl', 'Wij hebben een taalcafé, een repair café en samen eten voor € 3,50.', 'samen eten 3.5'],
  [
    'nl',
    'Ons café heeft geen keuken, wel bitterballen (8 stuks € 7). Pils € 3.',
    'bitterballen 7, Pils 3',
  ],
  ['es', 'Tienda de vinos. Catas los viernes a las 20:00 por 25 €.', 'Catas 25'],
  ['ja', '居酒屋です。とんかつ定食1,200円、もつ煮500円。', 'とんかつ定食 1200, もつ煮 500'],
  ['ja', '清掃業です。エアコン9,900円、2台以上は8,800円。', 'エアコン 9900, 2台以上 8800'],
  [
    'kr',
    '식당입니다. 고등어구이 12,000원, 와인 한 병 3만원.',
    '고등어구이 12000, 와인 한 병 30000',
  ],
  ['kr', '헬스장입니다. 월 회비는 5만원이고 1일권은 만원입니다.', '월 회비 50000, 1일권 10000'],
  ['kr', '인쇄소입니다. 로고 제작 10만원, 명함 4만원.', '로고 제작 100000, 명함 40000'],
  ['en', 'An app. It keeps track of invoices and costs $6 a month.', 'month 6'],
  ['en', 'A shop. The kit has four brushes and costs £18.', 'kit 18'],
  [
    'en',
    'page for a cafe in whitby, open mon-fri 8-4 sat sun 9-5 flat white £3.20 tea £2',
    'flat white 3.2, tea 2',
  ],
  ['en', 'A circus. Kids aged 6-12 £45, adults £60.', 'Kids aged 6-12 45, adults 60'],
  ['en', 'i cut hair in bury, ladies 20 gents 12 kids 8 pounds', 'kids 8'],
  ['en', 'Vegan soap, £4.50 each or three for £12.', 'three 12'],
  ['en', 'Swimming pool. Family 2 adults 2 children £18.', 'Family 2 adults 2 children 18'],
  ['de', 'Unser Café: Espresso 2,20 Filterkaffee 3 €', 'Filterkaffee 3'],
  ['de', 'Eine App für Betriebe. Sie kostet 15 Euro im Monat.', 'Monat 15'],
  ['nl', 'Tuinhuizen. Een schuur heb je vanaf 3.500 euro.', 'schuur from 3500'],
  ['it', 'Impresa di pulizie\nuffici, condomini, vetrine\n16 € l’ora', 'ora 16'],
  ['pt', 'barbearia em campina grande corte r$35 barba r$25', 'corte 35, barba 25'],
  ['pt', 'confeitaria em joinville desde 1994 bolo de festa r$ 85', 'bolo de festa 85'],
  ['it', 'Apicoltura. vendo miele di acacia 8 euro al vasetto.', 'miele di acacia 8'],
]

test.each(said)('%s: %s', (language, brief, due) => {
  expect(prices(brief, language)).toBe(due)
})

describe('small coins', () => {
  test.each([
    ['Bakery Crumb in Leeds. Sourdough loaf £4.20, seeded roll 90p.', 'seeded roll', 0.9, 'GBP'],
    ['Cafe Juno in Boston. Latte $4, biscotti 80c.', 'biscotti', 0.8, 'USD'],
    ['Bäckerei Korn in Ulm. Brot 4,50 €, Brezel 80 ct.', 'Brezel', 0.8, 'EUR'],
    ['Bäckerei Korn in Ulm. Brot 4,50 €, Brezel 50 Cent.', 'Brezel', 0.5, 'EUR'],
    [
      'Boulangerie Duval à Lyon. Croissant 1,20 €, chouquette 50 centimes.',
      'chouquette',
      0.5,
      'EUR',
    ],
    ['Boulangerie Duval à Lyon. Croissant 1,20 €, chouquette 50 cts.', 'chouquette', 0.5, 'EUR'],
    ['Bakkerij Vink in Gouda. Brood € 3, koekje 80 cent.', 'koekje', 0.8, 'EUR'],
    ['Panadería Sol en Soria. Pan 2 €, bollo 80 céntimos.', 'bollo', 0.8, 'EUR'],
    ['Padaria Luz em Braga. Broa 3 €, papo-seco 20 cêntimos.', 'papo-seco', 0.2, 'EUR'],
  ])('%s', (brief, item, amount, currency) => {
    const { prices } = understand(brief, { locale: null, fallback: 'en' }).facts
    expect(prices.at(-1)?.value).toEqual({ item, amount, currency })
    expect(prices).toHaveLength(2)
  })
})

test.each([
  ['Gimnasio de barrio en Lanús. Pase libre $32.000 por mes.', 'ARS'],
  ['Peluquería. Corte $12.000, color $28.000. Vení sin turno.', 'ARS'],
  ['Taquería en Tlaxcala, orden de tacos $85.', 'MXN'],
  ['Antojitos y tamales, orden $60, agua $25.', 'MXN'],
])('what $ is counted in: %s', (brief, currency) => {
  const found = understand(brief, { locale: null, fallback: 'es' }).facts.prices
  expect(found[0]?.value.currency).toBe(currency)
})
