import type { Claim } from '#server/generation/reading/claim-schema.ts'

interface NearlyTold {
  said: string
  what: string
  brief: string
  /** A folder of `languages/`. */
  language: string
  claim: Claim
}

/** Where each language is at home, for money and dialling codes. */
export const countryOf: Readonly<Record<string, string>> = {
  en: 'GB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
  ja: 'JP',
  kr: 'KR',
}

const told = (language: string, said: string, key: Claim['key'], value: unknown): NearlyTold => ({
  said,
  what: `${key} ${JSON.stringify(value)}`,
  brief: said,
  language,
  claim: { key, value, words: said },
})

/** What a brief denies. */
const denied = [
  told('en', 'We bake on site, no deliveries.', 'offers', 'deliveries'),
  told('en', 'No bookings, just turn up.', 'action', { kind: 'book' }),
  told('de', 'Wir machen keine Hausbesuche.', 'offers', 'Hausbesuche'),
  told('fr', 'Pas de livraison le dimanche.', 'offers', 'livraison'),
  told('es', 'No hacemos envíos.', 'offers', 'envíos'),
  told('it', 'Non facciamo consegne a domicilio.', 'offers', 'consegne a domicilio'),
  told('nl', 'Geen bezorging aan huis.', 'offers', 'bezorging aan huis'),
  told('pt', 'Não fazemos entregas.', 'offers', 'entregas'),
  told('ja', '配達はしません。', 'offers', '配達'),
  told('kr', '배달은 안 됩니다.', 'offers', '배달'),
  told('en', 'Open every day except Monday, 9 to 5.', 'hours', 'Mo-Su 09:00-17:00'),
  told('de', 'Di bis Sa 10–18 Uhr, montags geschlossen.', 'hours', 'Mo-Sa 10:00-18:00'),
]

/** What a brief says of something else. */
const ofOthers = [
  told('en', 'Mon–Fri 9–5, Sat 10–2', 'hours', 'Mo-Fr 10:00-14:00; Sa 09:00-17:00'),
  told('en', 'Mon–Fri 9–5, Sat 10–2', 'hours', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su 10:00-14:00'),
  told('fr', 'Du mardi au samedi de 9h à 19h', 'hours', 'Tu-Sa 09:00-18:00'),
  told('ja', '平日9時〜18時、土曜13時まで', 'hours', 'Mo-Sa 09:00-18:00'),
  told('en', 'sourdough £4.20, croissant £2.40', 'prices', {
    item: 'croissant',
    amount: 4.2,
    currency: 'GBP',
  }),
  told('en', 'sourdough £4.20, croissant £2.40', 'prices', {
    item: 'sourdough',
    amount: 2.4,
    currency: 'GBP',
  }),
  told('de', 'Bier 4, Wein 6', 'prices', { item: 'Bier', amount: 6, currency: 'EUR' }),
  told('es', 'corte 14, tinte 30', 'prices', { item: 'tinte', amount: 14, currency: 'EUR' }),
  told('ja', 'ドリップ 450円 ラテ 550円', 'prices', {
    item: 'ドリップ',
    amount: 550,
    currency: 'JPY',
  }),
  told('kr', '커트 2만원 펌 8만원', 'prices', { item: '커트', amount: 80000, currency: 'KRW' }),
  told('nl', 'koffie € 3, taart € 5', 'prices', { item: 'taart', amount: 3, currency: 'EUR' }),
  told('en', '“Best bread in town”, says Mary Hill.', 'people', {
    name: 'Mary Hill',
    role: 'owner',
  }),
  told('de', 'Frau Meier kommt seit Jahren zu uns.', 'people', {
    name: 'Meier',
    role: 'Inhaberin',
  }),
  told('pt', 'Água 1,50 €', 'prices', { item: 'Água', amount: 15, currency: 'EUR' }),
  told('it', 'Tel. 06 1234 5678', 'phone', '+390612345679'),
  told('it', 'Tel. 06 1234 5678', 'phone', '+39061234567'),
  told('en', 'Baking since 1998', 'since', 1988),
  told('es', 'Desde 2012. Abierto de 10 a 13 h.', 'since', 2013),
  told('en', 'Thabo 2hrs 1800 drone 600', 'prices', {
    item: 'drone',
    amount: 1800,
    currency: 'GBP',
  }),
  told('nl', 'Baard €18. Knippen + baard €42', 'prices', {
    item: 'baard',
    amount: 42,
    currency: 'EUR',
  }),
  told('pt', 'Turmas de 10º e 11º ano', 'prices', { item: 'Turmas', amount: 11, currency: 'EUR' }),
  told('kr', '생맥 4천 오후4시~새벽2시', 'hours', 'Mo-Su 16:00-04:00'),
  told(
    'en',
    'just come in shut mon, tue-fri 9-6 sat 8-5',
    'hours',
    'Mo-Fr 09:00-18:00; Sa 08:00-17:00',
  ),
  ...['cut 40, colour, beard 15', 'cut 40, colour … 15', 'colour … 15'].map(
    (words): NearlyTold => ({
      ...told('en', words, 'prices', { item: 'colour', amount: 15, currency: 'GBP' }),
      brief: 'Barber in Leeds. Prices: cut 40, colour, beard 15.',
    }),
  ),
  told('it', 'calici 4 euro tagliere 14', 'prices', {
    item: 'tagliere',
    amount: 4,
    currency: 'EUR',
  }),
  {
    ...told('it', '4 euro tagliere', 'prices', { item: 'tagliere', amount: 4, currency: 'EUR' }),
    brief: 'calici 4 euro tagliere 14',
  },
  {
    ...told('kr', '펌 … 4만', 'prices', { item: '펌', amount: 40000, currency: 'KRW' }),
    brief: '커트 2만원, 펌, 염색 4만원',
  },
  {
    ...told('de', 'Farbe … 15', 'prices', { item: 'Farbe', amount: 15, currency: 'EUR' }),
    brief: 'Schnitt 40, Farbe, Bart 15',
  },
  {
    ...told('fr', 'couleur … 15', 'prices', { item: 'couleur', amount: 15, currency: 'EUR' }),
    brief: 'coupe 40, couleur, barbe 15',
  },
  {
    ...told('es', 'tinte … 15', 'prices', { item: 'tinte', amount: 15, currency: 'EUR' }),
    brief: 'corte 40, tinte, barba 15',
  },
  {
    ...told('nl', 'kleuren … 15', 'prices', { item: 'kleuren', amount: 15, currency: 'EUR' }),
    brief: 'knippen 40, kleuren, baard 15',
  },
  {
    ...told('pt', 'cor … 15', 'prices', { item: 'cor', amount: 15, currency: 'EUR' }),
    brief: 'corte 40, cor, barba 15',
  },
  told('de', 'Mo bis Sa 7–19 Uhr.', 'hours', 'Tu-Sa 07:00-19:00'),
  told('de', 'Mo bis Sa 7–19 Uhr.', 'hours', 'Mo-Tu,Th-Sa 07:00-19:00'),
  {
    ...told('ja', '450円 ラテ', 'prices', { item: 'ラテ', amount: 450, currency: 'JPY' }),
    brief: 'ドリップ450円 ラテ550円',
  },
  told('ja', '火〜土 10時〜18時', 'hours', 'We-Sa 10:00-18:00'),
  told('en', 'Fresh bread every morning.', 'action', { kind: 'donate' }),
  told('en', 'Peggy cuts hair, Sina is the owner.', 'people', { name: 'Peggy', role: 'owner' }),
  told('en', 'Owner Anna, stylist Peter.', 'people', { name: 'Peter', role: 'owner' }),
  told('de', 'Anna macht die Farben und Peter ist der Inhaber.', 'people', {
    name: 'Anna',
    role: 'Inhaber',
  }),
  {
    ...told('en', 'Peggy … owner', 'people', { name: 'Peggy', role: 'owner' }),
    brief: 'Peggy cuts hair, Sina is the owner.',
  },
  // Words that are cut off in the middle of the hours leave out the rest of them.
  ...[
    ['Mon–Fri 9–5, Sat 10–2', 'Mon–Fri 9–5', 'Mo-Fr 09:00-17:00'],
    ['Mon–Fri 9 to 4:30', 'Mon–Fri 9 to 4', 'Mo-Fr 09:00-16:00'],
    ['mon-sat 8-6', 'mon-sat 8', 'Mo-Sa 08:00-20:00'],
    ['open sat 9.30-11.30 and weds 10-11', 'weds 10-11', 'We 10:00-11:00'],
    ['Mon–Fri 9–5, Sat until 1', 'Mon–Fri 9–5, Sat until 1', 'Mo-Fr 09:00-17:00'],
  ].map(
    ([brief = '', words = '', hours]): NearlyTold => ({
      ...told('en', words, 'hours', hours),
      brief,
    }),
  ),
]

/** Facts that are nearly what a brief says, and not so. */
export const nearlyTold: readonly NearlyTold[] = [...denied, ...ofOthers]
