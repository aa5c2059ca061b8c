import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { loadCopyBank } from '#server/composer/write/copy-bank.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

type Part = 'producer' | 'hire'

/** Who makes what they sell, and where one takes things out and brings them back. */
const briefs: Record<PageLanguage, Record<Part, readonly string[]>> = {
  en: {
    producer: [
      'Combe Hives, beekeepers near Totnes. Heather honey £8, beeswax candles £6.',
      'Long Orchard is a cidery in Ledbury. Dry cider £4, perry £5.',
      'Hill End Cheese, cheesemakers in Hawes. Two cheeses, blue and white.',
    ],
    hire: [
      'Paddle & Pole, kayak hire in Salcombe. £25 for two hours.',
      'We hire out party tents and trestle tables around Ludlow. Tent £90.',
    ],
  },
  de: {
    producer: [
      'Imkerei Summton bei Celle. Heidehonig 8 €, Kerzen 6 €.',
      'Weingut Rebstock in Deidesheim. Riesling 9 €, Spätburgunder 12 €.',
    ],
    hire: [
      'Kanuverleih Treibgut in Lübben. Kanu 25 € am Tag.',
      'Wir vermieten Partyzelte und Geschirr in Soest. Zelt 90 €.',
    ],
  },
  fr: {
    producer: [
      'Le Rucher des Trois Chênes, apiculteur à Millau. Miel de lavande 9 €.',
      'Domaine viticole de la Combe à Gaillac. Rouge 8 €, blanc 7 €.',
    ],
    hire: [
      'Pédale Douce, location de vélos à Annecy. Vélo 18 € la journée.',
      'Sous le Chapiteau, location de tentes à Agen. Tente 90 €.',
    ],
  },
  es: {
    producer: [
      'Colmenar del Tajo, apicultores en Cuenca. Miel de romero 8 €.',
      'Quesería La Cañada en Trujillo. Queso curado 14 €, fresco 6 €.',
    ],
    hire: [
      'Rueda Suelta, alquiler de bicicletas en Cádiz. Bici 15 € al día.',
      'La Carpa, alquiler de disfraces en Gijón. Disfraz 20 €.',
    ],
  },
  pt: {
    producer: [
      'Apiário do Monte, apicultores em Lousã. Mel de urze 8 €.',
      'Queijaria da Serra em Seia. Queijo curado 14 €, requeijão 3 €.',
    ],
    hire: [
      'Roda Livre, aluguer de bicicletas em Tavira. Bicicleta 15 € por dia.',
      'Rio Acima, aluguer de caiaques em Penacova. Caiaque 20 €.',
    ],
  },
  it: {
    producer: [
      'Le Arnie, apicoltura a Norcia. Miele di castagno 9 €.',
      'Caseificio Val Chiara a Feltre. Formaggio stagionato 14 €, ricotta 5 €.',
    ],
    hire: [
      'Due Ruote, noleggio biciclette a Mantova. Bici 15 € al giorno.',
      'Riparo, noleggio tende a Terni. Tenda 90 €.',
    ],
  },
  nl: {
    producer: [
      'Imkerij De Zwerm in Ermelo. Heidehoning € 8, kaarsen € 6.',
      'Wijngaard Zuidhelling in Groesbeek. Witte wijn € 12, rosé € 11.',
    ],
    hire: [
      'Kanoverhuur De Peddel in Giethoorn. Kano € 25 per dag.',
      'Partytentverhuur Droog in Ede. Tent € 90.',
    ],
  },
  ja: {
    producer: [
      '飯綱町の養蜂園「はねおと」です。百花蜜1,800円。',
      '余市のワイナリー「北の畝」です。赤2,800円、白2,600円。',
    ],
    hire: [
      '尾道のレンタサイクル「しまわたり」です。一日1,500円。',
      '貸衣装「はれぎ」、金沢市。衣装8,000円。',
    ],
  },
  kr: {
    producer: [
      "홍천 양봉장 '윙윙'입니다. 밤꿀 3만원.",
      "거창 사과농장 '붉은언덕'입니다. 사과 한 상자 4만원.",
    ],
    hire: [
      "춘천 카약 대여 '물길'입니다. 두 시간 2만원.",
      "여수 자전거 대여 '바닷길'입니다. 하루 1만 5천원.",
    ],
  },
}

const cases = (Object.keys(briefs) as PageLanguage[]).flatMap((locale) =>
  (['producer', 'hire'] as const).flatMap((part) =>
    briefs[locale][part].map((brief) => [locale, part, brief] as const),
  ),
)

/** What the composer wrote in a page, block by block, and the trade it took it for. */
function written(brief: string, locale: PageLanguage, seed: number) {
  const { blocks, understood } = compose({
    brief,
    locale: null,
    locales: [],
    fallback: locale,
    now: someTime,
    seed,
    known: { facts: {} },
  })
  const texts = blocks.map(({ id, ops }) => [id, JSON.stringify(ops)] as const)
  return { understood, texts: new Map(texts), said: texts.map(([, text]) => text).join(' ') }
}

const seeds = [1, 2, 3, 4, 5, 6]
const plain = (text: string) => !text.includes('{')

/** What a shop alone says: of its shelves, its door and of presents. */
function ofShops(locale: PageLanguage): string[] {
  const { archetypes, common, industries } = loadCopyBank(locale)
  const { retail } = archetypes
  const asked = Object.values(retail.faq).filter(({ needs }) => needs.length === 0)
  return [
    ...industries.shop.features.map(({ text }) => text),
    ...[...industries.shop.heroLead, ...industries.shop.aboutOpening, ...retail.about],
    ...retail.servicesTitle.filter((text) => !common.nav.range.includes(text)),
    ...retail.offersLead,
    ...retail.steps.flat().map(({ text }) => text),
    ...asked.flatMap(({ variants }) => variants.map(({ a }) => a)),
  ].filter(plain)
}

test.each(cases)('in %s a %s is no shop: %s', (locale, part, brief) => {
  const { features, instead } = loadCopyBank(locale).industries[part]
  const own = features.map(({ text }) => text)
  const questions = Object.values(instead?.faq ?? {}).flatMap(({ variants }) =>
    variants.map(({ q }) => q),
  )
  const shops = ofShops(locale).filter((text) => !JSON.stringify(instead).includes(text))
  for (const seed of seeds) {
    const { understood, texts, said } = written(brief, locale, seed)
    expect(understood.locale).toBe(locale)
    expect(shops.filter((text) => said.includes(`"${text}`))).toEqual([])
    const guidance = texts.get('features')
    if (guidance) expect(own.some((text) => guidance.includes(text))).toBe(true)
    const asked = texts.get('faq')
    if (asked) expect(questions.some((q) => asked.includes(q))).toBe(true)
  }
})

test.each(cases)(
  'no section of a page is called as one of its items: %s, %s, %s',
  (locale, _, brief) => {
    const titlesOf = (text = '') =>
      [...text.matchAll(/"title":"([^"]*)"/g)].map(([, title]) => title)
    for (const seed of [...seeds, 7, 8, 9, 10, 11, 12]) {
      const { texts } = written(brief, locale, seed)
      for (const id of ['features', 'steps']) {
        const written = texts.get(id) ?? ''
        const [title = ''] = /(?<="path":"title","value":")[^"]*/.exec(written) ?? []
        expect(titlesOf(written).filter((item) => item === title)).toEqual([])
      }
    }
  },
)

/** Shops that sell what others make, or lend on the side, and a workshop that does so too. */
const others = [
  [
    'The Rind is a cheese shop in Bath. Honey from three local beekeepers, cider, crackers.',
    'shop',
  ],
  ['Chain Reaction, a bike shop in Hull: sales, spares and bike hire. Hire £20.', 'shop'],
  ['Der Feinkostladen Pfeffer in Ulm hat Honig vom Imker und Wein vom Weingut.', 'shop'],
  ['Spokes is a bicycle workshop in Leeds. Repairs and bike hire. Puncture £12.', 'trades'],
] as const

test.each(others)('who only sells or lends it on the side stays what it is: %s', (brief, trade) => {
  const { industries } = loadCopyBank(brief.startsWith('Der') ? 'de' : 'en')
  const apart = [industries.producer, industries.hire].flatMap(({ features, aboutOpening }) => [
    ...features.map(({ text }) => text),
    ...aboutOpening.filter(plain),
  ])
  for (const seed of seeds) {
    const { understood, said } = written(brief, 'en', seed)
    expect(understood.industry).toBe(trade)
    expect(apart.filter((text) => said.includes(text))).toEqual([])
  }
})

/** Where people sing, share a pastime or mend, nobody is consulted. */
const clubs = {
  choir: 'The Penhallow Singers are a community choir in Truro. We sing folk and gospel.',
  club: 'Hillside Allotment Club in Sheffield. Forty plots and a shared shed.',
  'repair-cafe': 'Mend It is a repair café in Stroud. Bring a toaster or a wobbly chair.',
} as const

test.each(Object.entries(clubs))('a %s has titles of its own over its sections', (voice, brief) => {
  const { archetypes, industries } = loadCopyBank('en')
  const { organisation } = archetypes
  const { instead } = industries[voice as keyof typeof clubs]
  const slots = ['featuresTitle', 'stepsTitle', 'faqTitle', 'ctaTitle', 'ctaText'] as const
  const foreign = slots.flatMap((slot) =>
    organisation[slot].filter((text) => !instead?.[slot]?.includes(text)),
  )
  for (const seed of [...seeds, 7, 8, 9, 10]) {
    const { said } = written(brief, 'en', seed)
    expect(foreign.filter((text) => said.includes(JSON.stringify(text)))).toEqual([])
  }
})
