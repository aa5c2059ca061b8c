import { describe, expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const factsOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts

it('the number of the business is the one it is reached by', () => {
  const brief =
    'tierarztpraxis dr. lena wortmann, kleintiere. notfall am wochenende tierklinik Haselburg 0555 1234599. praxis tel 0555 1234500'
  expect(factsOf(brief, 'de').phone?.value).toBe('+495551234500')
})

it.each([
  ['fuelle norteño en monterrey, fuga $600, lun a sab 10 a 7. whats 81 0155 4392', '+528101554392'],
  // No area is "0000".
  ['fuelle norteño en monterrey, fuga $600, don Chuy 81 0000 4392', '+528100004392'],
])('a number keeps the digits it begins with: %s', (brief, phone) => {
  expect(factsOf(brief, 'es').phone?.value).toBe(phone)
})

it('a handle goes to its end', () => {
  const { contacts } = read('整体院ひだまり LINE予約 @hidamari-hamano', {
    language: 'ja',
    fallback: 'ja',
  })
  expect(contacts.map(({ value }) => value)).toEqual(['@hidamari-hamano'])
})

it('a number ends a sentence where the language has no such ordinals', () => {
  const brief =
    'The Rolling Pierogi. Meat 8.50, vegan mushroom 8. Tuesdays at Marsh Street car park.'
  const { pieces } = read(brief, { language: 'en', fallback: 'en' })
  expect(pieces.map(({ span }) => span[0])).toContain(brief.indexOf('Tuesdays'))
})

it('six digits of a number at home are no postcode of another country', () => {
  const brief =
    'dog groomer, didsbury chorlton and sale. small 35 medium 45. text me on 07700 900123'
  const { facts } = read(brief, { language: 'en', fallback: 'en' })
  expect(facts.phone?.value).toBe('+447700900123')
})

it('a number with a word written to its full stop is no site', () => {
  expect(factsOf('pedir no zap 31 98555-0143.ve se tem', 'pt').url).toBeUndefined()
})

it('a bracket around a number is none of it', () => {
  const brief = '窓の修理はお電話(0268-55-0177)でどうぞ。'
  expect(factsOf(brief, 'ja').phone?.value).toBe('+81268550177')
})

it.each([
  [
    'fr',
    'Troupe de théâtre amateur. Adultes : 12 €, étudiants : 9 €. On peut téléphoner à Monique au 0470 55 01 23.',
    '+32470550123',
  ],
  [
    'en',
    'I have swept chimneys around Ennistymon, Lahinch and Corofin in County Clare since 2004. Sweep €65. Ring 087 555 0142.',
    '+353875550142',
  ],
  ['de', 'flugtag der modellfluggruppe, infos beim reto 079 555 01 88', '+41795550188'],
] as const)('in %s a number begins as those of its country do: %s', (language, brief, phone) => {
  expect(factsOf(brief, language).phone?.value).toBe(phone)
})

it('the account of a site that is named before it is an address there', () => {
  const brief =
    'hago viandas veganas en rosario, menu nuevo todos los domingos por insta @laverdeviandas'
  expect(factsOf(brief, 'es').url?.value).toBe('https://www.instagram.com/laverdeviandas')
})

it('a site of one’s own comes before an account elsewhere', () => {
  const brief = 'Hana Tattoo in Leeds. Insta @hana.tattoo, bookings at hanatattoo.example.'
  expect(factsOf(brief, 'en').url?.value).toBe('https://hanatattoo.example')
})

it('who writes capitals writes them in names: a plant is nobody', () => {
  const brief =
    'Taller de tintes con Itzel Bautista en Oaxaca. Durante tres días teñirás lana con grana, añil y pericón.'
  expect(factsOf(brief, 'es').people.map(({ value }) => value.name)).toEqual(['Itzel Bautista'])
})

it('a number of the same town is one, without what leads to the town', () => {
  const brief =
    'block party!! maple ct, sat july 18 3pm. tell Denise by the 10th if ur coming 555-0162'
  expect(factsOf(brief, 'en').phone?.value).toBe('555-0162')
})

it('a year and an hour are no number', () => {
  const brief = 'Sterre & Mounir 12 juni 2027 14.00 in de boomgaard'
  expect(factsOf(brief, 'nl').phone).toBeUndefined()
})

it.each([
  [
    'nl',
    'Feestzaal De Oude Melkerij ligt in Zwalm, tussen de velden. Een hele dag kost 450 euro. Bel Godelieve op 0475 55 61 20.',
    '+32475556120',
  ],
  ['it', 'gun da traslochi mendrisio e dintorni, preventivo gratis 091 555 01 14', '+41915550114'],
  // Groups of three are written everywhere.
  ['es', 'clases de canto en casa, 25 la hora, 600 555 033', '+34600555033'],
])('in %s a number is of the country it is grouped for', (language, brief, phone) => {
  expect(factsOf(brief, language).phone?.value).toBe(phone)
})

describe('a number belongs to a country that something tells', () => {
  const phone = (brief: string, language: string) => factsOf(brief, language).phone?.value
  it.each([
    ['en', 'generator repairs ring road ibadan whatsapp 0803 555 0117', '+2348035550117'],
    ['fr', 'couture à dakar, boubous. whatsapp 77 555 01 28', '+221775550128'],
    ['en', 'party jollof and small chops. call 0803 555 0117', '0803 555 0117'],
    ['fr', 'robes de mariage, appelez le 77 555 01 28', '77 555 01 28'],
    ['es', 'barbería, corte $75.000, turnos 381 555-0155, san miguel de tucumán', '+543815550155'],
  ])('%s: %s', (language, brief, value) => {
    expect(phone(brief, language)).toBe(value)
  })

  it.each([
    ['de', 'fußpflege mo-do 9-17 0171 3920012 rufen sie ruhig an', '+491713920012'],
    ['de', 'immobilien wolfenbüttel mo - fr 9 - 17 05331 555 015', '+495331555015'],
    ['de', 'balkonkonzerte heidelberg abend 280 0171 3920033', '+491713920033'],
    ['it', 'fiori genova ordini entro le 12 333 000 1311', '+393330001311'],
    ['nl', 'slotenmaker den haag 24/7 070 000 01 12 bel direct', '+31700000112'],
    ['fr', 'peintre à dunkerque, 06.39.98.71.22', '+33639987122'],
    ['en', 'cats only, bandra mumbai. whatsapp 98200 55501 18 yrs experience', '+919820055501'],
  ])('%s: %s has no times in it', (language, brief, value) => {
    expect(phone(brief, language)).toBe(value)
  })
})

describe('a stop without a space', () => {
  const sites = (brief: string, language: string) =>
    read(brief, { language, fallback: language }).contacts.map(({ value }) => value)

  it.each([
    ['en', 'Soup is £4 and tea the same.no need to book'],
    ['en', 'parking is free.me and Tom run it'],
    ['de', 'wir backen das Brot hier.es ist alles bio'],
    ['fr', 'le pain est bon.et le miel aussi'],
    ['es', 'todo es de la casa.es muy rico'],
    ['it', 'il pane è buono.si fa in casa'],
    ['pt', 'o bolo é bom.se quiser encomende'],
    ['nl', 'wij zijn de bakker hier.nu ook taart'],
  ])('makes no address of two words, in %s: %s', (language, brief) => {
    expect(sites(brief, language)).toEqual([])
  })

  it.each([
    ['en', 'You can book at rooms.me or ring', 'https://rooms.me'],
    ['en', 'Find us: brewbar.no', 'https://brewbar.no'],
    ['fr', 'voir le site pain.be pour commander', 'https://pain.be'],
  ])('is of an address where one is led to, in %s: %s', (language, brief, site) => {
    expect(sites(brief, language)).toEqual([site])
  })
})

it.each([
  ['nl', 'Ons koor zingt op 12 juni in Gent. Giften op BE68 5390 0754 7034 met vermelding koor.'],
  ['de', 'Spenden für das Dach auf DE89 3704 0044 0532 0130 00, Verwendungszweck Dach.'],
  ['es', 'Donativos para el tejado en la cuenta ES91 2100 0418 4502 0005 1332, gracias.'],
])('in %s the figures of an account are no telephone number: %s', (language, brief) => {
  expect(read(brief, { language, fallback: language }).facts.phone).toBeUndefined()
})

it.each([
  ['en', 'Rye bread $6\nSeniors 10% off with ID\n414-555-0133', '+14145550133'],
  [
    'en',
    'Reply by text to Ana, (605) 555-0183: how many of you come. Sioux Falls, SD 57103',
    '+16055550183',
  ],
  ['it', 'torta di compleanno da 250 €\n340 555 01 86, anche WhatsApp', '+393405550186'],
] as const)('in %s a number begins and ends where its line does: %s', (language, brief, phone) => {
  expect(factsOf(brief, language).phone?.value).toBe(phone)
})

it.each([
  ['it', 'ludoteca a Udine, mar-ven 16-24 sab 14-02 300 giochi da tavolo'],
  ['nl', 'dakdekker in Vlaardingen, ma tm vr 7.30 16.30 we maken alles heel'],
] as const)('in %s hours are no number: %s', (language, brief) => {
  expect(factsOf(brief, language).phone).toBeUndefined()
})
