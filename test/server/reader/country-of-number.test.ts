import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const phoneOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts.phone?.value

it('a number of several countries is dialled as it is typed', () => {
  const brief = 'Club de ajedrez. Para anotarse, 221 555-0172 por WhatsApp.'
  expect(phoneOf(brief, 'es')).toBe('221 555-0172')
})

it.each([
  [
    'es',
    'Club de ajedrez en Tolosa, La Plata. Armá tu equipo y escribime al 221 555-0172.',
    '+542215550172',
  ],
  ['pt', 'Aulas de viola. O meu telemóvel é o 912 345 678.', '+351912345678'],
  ['nl', 'Het veer vaart van mei tot september. Bel bij twijfel 0488-55 50 14.', '+31488555014'],
])('in %s how it is written tells the country of a number: %s', (language, brief, phone) => {
  expect(phoneOf(brief, language)).toBe(phone)
})

it('a number with a figure too many leaves the country that all else names', () => {
  const brief =
    'We are getting married in East Kilbride! Rooms at the hotel are £110, book on 01355 555 0101.'
  const { country, facts } = read(brief, { language: 'en', fallback: 'en' })
  expect(country.code).toBe('GB')
  expect(facts.prices?.[0]?.value.currency).toBe('GBP')
})

it('a month behind a number is no town', () => {
  const brief = 'We are having a jumble sale! Sunday 9 May, 10am to 1pm, Scout Hut, Mill Road.'
  expect(read(brief, { language: 'en', fallback: 'en' }).country.code).toBe('GB')
})

it('a cousin in Leeds makes no Irish number British', () => {
  const brief =
    'Our mother Bríd died on Monday at home in Killala, Co. Mayo. We need one page for the cousins in Boston and Leeds. Eoin will collect people off the train if they ring him on 087 555 0148.'
  expect(phoneOf(brief, 'en')).toBe('+353875550148')
})

it('euros paid in English are money of Ireland, and so is a number beside them', () => {
  const brief = 'Knitting circle in the parish hall, 5 euro. Ring Una 087 555 0166.'
  expect(phoneOf(brief, 'en')).toBe('+353875550166')
})

it('a health insurer is of no country', () => {
  const brief =
    'Praxis für Physiotherapie am Hauptplatz 9 in Leibnitz. Mit einer Verordnung zahlt die Krankenkasse einen Teil. Telefon 0664 5550142.'
  expect(phoneOf(brief, 'de')).toBe('+436645550142')
})

it.each([
  ['de', 'Ich drechsle in Unterwollach Schalen. Im März geschlossen. Telefon 0152 28817311.', '49'],
  ['de', 'Wir flechten Stühle. Eine Sitzfläche dauert eine Woche. Tel. 015228817311', '49'],
  ['de', 'Schafschur Enzi in Oberkrimmlach. Telefon 0664 5550142.', '43'],
  ['en', 'I shear sheep. Ring 0875550192 any evening.', '353'],
])(
  'a month, a small word or a network of another country tells none: %s %s',
  (language, brief, code) => {
    expect(phoneOf(brief, language)).toMatch(new RegExp(`^\\+${code}`))
  },
)

it('a number with a digit too many leaves the country its money names, though a word is a town elsewhere', () => {
  const brief =
    'Hobbs & Daughter, chimney sweeps in Whitby. Open fire £65. Ring Jo on 01947 496 0188.'
  expect(read(brief, { language: 'en', fallback: 'en' }).country).toMatchObject({
    code: 'GB',
    sure: true,
  })
})

it.each([
  ['en', 'Fiddle lessons over the old forge, 25 euro the half hour. Ring 061 555 0191', 'IE'],
  ['fr', 'le repas c’est trente piastres, la cabane est en Beauce, réservez au 418 555-0148', 'CA'],
  ['en', 'home tuitions in Jayanagar, fees 1500 a month, whatsapp only 55500 01186', 'IN'],
])(
  'in %s what a number looks like outweighs no money and no place: %s',
  (language, brief, code) => {
    expect(read(brief, { language, fallback: language }).country.code).toBe(code)
  },
)
