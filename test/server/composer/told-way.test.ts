import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

type Button = { label: string; to: string }
const buttonOf = ({ blocks }: ReturnType<typeof page>) =>
  ((blocks.hero?.props.actions ?? []) as Button[])[0]
const fieldsOf = ({ blocks }: ReturnType<typeof page>) => blocks.contact?.props.fields ?? []

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'Basket weaving with Nell Hardy in Ludlow, £40 a day. Book by email: nell@willow.example.',
    'fact:email',
  ],
  [
    'en',
    'The Drover B&B in Bala, £85 a night. To book ring 01678 555014 or write to stay@drover.example, we prefer email.',
    'fact:email',
  ],
  [
    'de',
    'Logopädie Brandt in Gera, Markt 4. Termine unter 0365 5550144 oder per Mail an praxis@brandt.example, am liebsten telefonisch.',
    'fact:phone',
  ],
  [
    'fr',
    'Gîte Le Pigeonnier à Cahors, 90 € la nuit, réservations au 05 65 55 01 44 ou gite@pigeonnier.example, de préférence par mail',
    'fact:email',
  ],
  [
    'es',
    'Taller de vidrio en Segovia. Inscripciones en taller@vidrio.example o 921 555 014, mejor por teléfono.',
    'fact:phone',
  ],
  [
    'it',
    'Studio di osteopatia Neri a Udine. Si prenota al 0432 555 014 o a studio@neri.example, ma preferisco il telefono.',
    'fact:phone',
  ],
  [
    'pt',
    'Aulas de rabeca em Recife, 80 reais. Para marcar aula escreva para rui@rabeca.example.',
    'fact:email',
  ],
  [
    'nl',
    'Tekenles in Zwolle, 12 euro. Aanmelden via 06 55501 284 of ine@teken.example, liefst mailen.',
    'fact:email',
  ],
  [
    'ja',
    '盛岡の染め物教室です。体験は3,500円。ご予約は電話 019-555-0144 かメール some@gei.example へ。できればメールでお願いします。',
    'fact:email',
  ],
  [
    'kr',
    '통영 게스트하우스 물빛입니다. 1박 8만원입니다. 예약은 전화 055-555-0144 또는 메일 wind@house.example 로 주세요. 되도록 메일로 부탁드려요.',
    'fact:email',
  ],
])('in %s the button goes the way its owner tells, without a form: %s', (locale, brief, to) => {
  const composed = page(brief, locale)
  expect(buttonOf(composed)?.to).toBe(to)
  expect(fieldsOf(composed)).toEqual([])
})

it.each<[PageLanguage, string]>([
  [
    'en',
    'Window cleaning in Ayr by Tom, from £12. People can use the contact form or mail tom@panes.example.',
  ],
  [
    'de',
    'Wandergruppe Rucksack in Plauen. Anmelden über das Formular oder an lauf@rucksack.example.',
  ],
  ['it', 'Corso di cesteria a Lucca. Ci si iscrive a cesti@vimini.example indicando nome ed età.'],
  ['kr', '강릉에서 사진을 찍어요. 돌잔치 30만원입니다.'],
])('in %s a form is there where it is asked for, or no way is told: %s', (locale, brief) => {
  const composed = page(brief, locale)
  expect(buttonOf(composed)?.to).toBe('#contact')
  expect(fieldsOf(composed)).not.toEqual([])
})

it.each<[PageLanguage, string]>([
  [
    'en',
    'Ceilidh in Fettes village hall, Crieff, Saturday 3 October, 7pm. Tickets £8 on the door.',
  ],
  [
    'de',
    'Lesung mit Ines Kolb am Freitag, 9. Oktober, 20 Uhr, Buchhandlung Ahorn, Lange Gasse 3, Bamberg. Karten 10 Euro nur an der Abendkasse.',
  ],
])('in %s where tickets are sold at the door one comes: %s', (locale, brief) => {
  const composed = page(brief, locale)
  expect(buttonOf(composed)?.to).toBe('#place')
  expect(fieldsOf(composed)).toEqual([])
})

it('tickets that are sold ahead as well are had there', () => {
  const brief =
    'Lesung mit Ines Kolb am Freitag, 9. Oktober, 20 Uhr. Karten für 10 Euro bei Frau Ott, 0951 5550143, oder an der Abendkasse.'
  expect(buttonOf(page(brief, 'de'))).toMatchObject({
    label: 'Karten telefonisch',
    to: 'fact:phone',
  })
})

it('nobody is invited to a funeral', () => {
  const brief =
    'The funeral of Mary Doyle is at St Mary’s, Ennis, on Friday 3 March at 11am. Please let us know if you are coming to the lunch: doyle@family.example.'
  expect(buttonOf(page(brief, 'en'))).toMatchObject({ label: 'Email us', to: 'fact:email' })
})

it('a wine tavern and a food truck give no appointments', () => {
  const tavern =
    'Weinschenke Zum Röcken in Deidesheim, Weinstraße 9. Schoppen 4,50. Für Gruppen bitte reservieren: 06326 555014.'
  expect(page(tavern, 'de').blocks.contact?.props.title).toBe('Reservierung')
  const truck =
    'Foodtruck Heiße Liese, steht freitags ab 11 Uhr in Ulm, Currywurst 4,50, buchen für Feste unter liese@truck.example'
  expect(buttonOf(page(truck, 'de'))?.label).toBe('Reservieren')
  const salon = 'Friseur Lux in Jena, Markt 3. Schnitt 30 €. Termin buchen: 03641 555014.'
  expect(page(salon, 'de').blocks.contact?.props.title).toBe('Termin vereinbaren')
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'The Tuesday sketch club meets at 7pm in Totnes library. To join in, registration is not required. Questions about registration: Ann, sketch@totnes.example.',
    'Email us',
  ],
  [
    'de',
    'Offenes Singen jeden Freitag um 18 Uhr im Gemeindehaus Celle. Anmeldung ist nicht nötig. Fragen oder mitmachen im Team: Ute, singen@celle.example.',
    'E-Mail schreiben',
  ],
  [
    'nl',
    'Breicafé elke donderdag om 14 uur in de bibliotheek van Diest. Inschrijven hoeft niet. Vragen of meehelpen: Lieve, brei@diest.example.',
    'Mail ons',
  ],
])('in %s nobody signs up where that is not needed: %s', (locale, brief, label) => {
  expect(buttonOf(page(brief, locale))?.label).toBe(label)
})

it.each<[string, string]>([
  [
    '강릉 곶감농가입니다 한 상자 4만원입니다 주문은 문자로 성함 주소 남겨 주시면 계좌 알려드려요 010-5550-0142 카드는 안됩니다',
    'fact:sms',
  ],
  [
    '제주 귤 농장입니다. 10키로 3만원. 주문은 문자로 이름이랑 주소 보내 주세요 010-5550-0187',
    'fact:sms',
  ],
])('an order by text message goes to the number behind it: %s', (brief, to) => {
  expect(buttonOf(page(brief, 'kr'))?.to).toBe(to)
})

it.each<[PageLanguage, string]>([
  [
    'nl',
    'Rijschool Ganzerik in Tiel, les 58 euro. Aanmelden met het formulier: naam, leeftijd, telefoon. Bellen kan niet want ik zit in de auto, appen wel 06 55501432',
  ],
  [
    'de',
    'Fahrschule Igel in Aalen, Stunde 62 Euro. Anmelden über das Formular: Name, Alter, Telefon. Nicht anrufen, bitte WhatsApp 0151 5550143.',
  ],
  [
    'es',
    'Autoescuela Lirón en Lugo, clase 32 euros. Apuntarse con el formulario: nombre, edad, teléfono. No llamar, WhatsApp 612 555 084.',
  ],
])('in %s a number that is not to be rung is not, whatever a form is for: %s', (locale, brief) => {
  expect(page(brief, locale).facts.action).toMatchObject({ chat: 'whatsapp', only: true })
})
