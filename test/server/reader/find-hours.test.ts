import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

function isOpen(language: string, brief: string, week: string | undefined): void {
  expect(read(brief, { language, fallback: language }).facts.hours?.value).toBe(week)
}

it('a sentence that ends with an hour ends there: class times are no opening hours', () => {
  const brief =
    'Cabinet ouvert du mardi au samedi, de 10 h à 19 h. Pilates le lundi à 18 h 15 et le jeudi à 12 h 30.'
  const { facts } = read(brief, { language: 'fr', fallback: 'fr' })
  expect(facts.hours?.value).toBe('Tu-Sa 10:00-19:00')
})

it('five in the afternoon is no sum of pence', () => {
  const { facts } = read('Open Monday to Friday from 9 a.m. to 5 p.m.', {
    language: 'en',
    fallback: 'en',
  })
  expect(facts.hours?.value).toBe('Mo-Fr 09:00-17:00')
})

it.each(['Open daily 9am to 5pm.', 'Open every day, 9am to 5pm.'])(
  'every day is a week: %s',
  (told) => {
    const { facts } = read(`Olive Corner is a deli in York. ${told}`, {
      language: 'en',
      fallback: 'en',
    })
    expect(facts.hours?.value).toBe('Mo-Su 09:00-17:00')
  },
)

it('when somebody answers the telephone is no opening', () => {
  const brief =
    'Klavierstimmerin in Bad Quellstein. Ich komme zu Ihnen nach Hause. Termine vergebe ich telefonisch unter 030 23125418 montags bis freitags von 8 bis 10 Uhr.'
  expect(read(brief, { language: 'de', fallback: 'de' }).facts.hours).toBeUndefined()
})

it.each([
  // A break is no closed day, wherever the sentence is cut.
  [
    'en',
    'Shoe repairs in Cape Town. Mon-fri 8.30-5 sat till 1, closed fri 12-2',
    'Mo-Th 08:30-17:00; Fr 08:30-12:00,14:00-17:00; Sa 08:30-13:00',
  ],
  // When a menu is served is no week.
] as const)('in %s a day keeps its other hours: %s', isOpen)

it.each([
  // Of what is open one day is not read, and what closes is no week.
  [
    'en',
    'Toy library in Kilfenny. We open on Saturdays from 10 am to 1 pm and on Wednesdays from 3 pm to 5 pm during school term only. We are closed on bank holiday weekends.',
  ],
  // When somebody answers is no opening.
  ['en', 'Protea is a caterer in Cape Town. We answer messages Monday to Friday 8:00 to 17:00.'],
] as const)('in %s half a week is none: %s', (language, brief) =>
  isOpen(language, brief, undefined),
)

it('what closes at 00h closes at midnight', () => {
  const brief = 'Local de ensayo en Vigo, abierto 10 a 00h menos lunes'
  expect(read(brief, { language: 'es', fallback: 'es' }).facts.hours?.value).toContain(
    '10:00-24:00',
  )
})

it.each([
  ['de', 'Brandt Sanitär in Kassel. Montag bis Freitag 8–18 Uhr, am Wochenende Notdienst.'],
  [
    'es',
    'Fontanería Ibarra en Zaragoza. De lunes a viernes de 8 a 18 h, urgencias los fines de semana.',
  ],
  [
    'pt',
    'Canalizações Esteves em Braga. Segunda a sexta das 8h00 às 18h00, urgências ao fim de semana.',
  ],
] as const)('in %s what is told last of another service voids no week', (language, brief) => {
  const { hours } = read(brief, { language, fallback: language }).facts
  expect(hours?.value).toBe('Mo-Fr 08:00-18:00')
  // The words behind it stay to be told.
  expect(brief.slice(...(hours?.span ?? [0, 0]))).not.toMatch(/Notdienst|urg/)
})

it('when a class is held is no opening, where its name stands behind its times', () => {
  const brief =
    "전주 서학동의 목공방 '나뭇결'입니다. 평일 저녁 7시부터 10시까지 하는 입문반에서는 도마를 만듭니다. 수강료는 28만 원입니다."
  expect(read(brief, { language: 'kr', fallback: 'kr' }).facts.hours).toBeUndefined()
})

it.each([
  [
    'es',
    'tamales y atole afuera del metro portales de 6 a 10:30 am lun a sab. $28 c/u',
    'Mo-Sa 06:00-10:30',
  ],
  ['en', 'breakfast tacos on the corner mon-fri 6 to 10:30 am', 'Mo-Fr 06:00-10:30'],
] as const)('in %s a morning that is said is no evening', (language, brief, value) => {
  expect(read(brief, { language, fallback: language }).facts.hours?.value).toBe(value)
})

it('a day of which a half is told behind the week is open in that half', () => {
  const brief =
    'Panadería La Espiga en Oaxaca. Abrimos diario de 6:30 a 14:00 y de 17:00 a 20:30, los domingos nada más en la mañana.'
  const { hours } = read(brief, { language: 'es', fallback: 'es' }).facts
  expect(hours?.value).toBe('Mo-Sa 06:30-14:00,17:00-20:30; Su 06:30-14:00')
})

it('a week is none without the half day that goes on behind it', () => {
  const brief =
    'Bäckerei Lenz in Ulm. Geöffnet Montag bis Sonntag von 7 bis 18 Uhr, sonntags nur vormittags.'
  expect(read(brief, { language: 'de', fallback: 'de' }).facts.hours).toBeUndefined()
})

it.each([
  [
    'de',
    'Polsterei Wiesner in Leipzig. Geöffnet Montag bis Freitag 9–12 und 14–18 Uhr, mittwochs geschlossen, samstags nach Vereinbarung.',
    'Mo-Tu,Th-Fr 09:00-12:00,14:00-18:00; We off',
  ],
  [
    'en',
    'Pie shop in Hull. Monday to Friday 9 to 5, Saturdays by appointment.',
    'Mo-Fr 09:00-17:00',
  ],
  [
    'pt',
    'manicure em santos, seg a sáb das 8 às 20, domingo não trabalho',
    'Mo-Sa 08:00-20:00; Su off',
  ],
  ['ja', '陶芸教室。営業は火・木・土の10時〜17時、最終受付は16時', 'Tu,Th,Sa 10:00-17:00'],
  [
    'en',
    'Bistro in Hull. Open Tuesday to Sunday 12 to 10pm, last orders 9pm.',
    'Tu-Su 12:00-22:00',
  ],
] as const)('in %s days by arrangement and a last entry leave the week: %s', isOpen)

it.each([
  ['en', 'Charity shop in Hull. Open 10 to 7, Sundays too.', 'Mo-Su 10:00-19:00'],
  ['en', 'Charity shop in Hull. Open Mon to Sat 9 to 5, Sundays too.', 'Mo-Su 09:00-17:00'],
  [
    'en',
    'Charity shop in Hull. Mon-Fri 9-5, also Saturdays 9-1.',
    'Mo-Fr 09:00-17:00; Sa 09:00-13:00',
  ],
  ['kr', '장난감 가게 폐업정리, 오전 10시부터 오후 7시까지, 일요일도 합니다', 'Mo-Su 10:00-19:00'],
  ['ja', '古道具店。営業は月〜土 10時〜19時、祝日も営業', 'Mo-Sa,PH 10:00-19:00'],
] as const)('in %s a day that is open, too, is open as the others are: %s', isOpen)

it.each([
  ['de', 'Geöffnet Di bis Fr 9-18, Sa 8-13. Donnerstags bis 20 Uhr.', 'Th 09:00-20:00'],
  ['en', 'Tue to Fri 9-6, Sat 8-1, Thursdays until 8pm', 'Th 09:00-20:00'],
  ['pt', 'Terça a sexta 9h às 18h, sábado 8h às 13h, quinta até as 20h', 'Th 09:00-20:00'],
])('a day that is open longer begins as it does itself: %s', (language, brief, day) => {
  expect(read(brief, { language, fallback: language }).facts.hours?.value).toContain(day)
})

it.each([
  [
    'de',
    'Mittwoch bis Freitag von 10 bis 18 Uhr offen, Samstag 10–14 Uhr, sonst nach Absprache.',
    'We-Fr 10:00-18:00; Sa 10:00-14:00',
  ],
  [
    'fr',
    'Mercredi au vendredi de 10h à 18h, samedi 10h-14h, sinon sur rendez-vous.',
    'We-Fr 10:00-18:00; Sa 10:00-14:00',
  ],
  ['de', 'Di-Sa 9-17 Uhr, sonst geschlossen', 'Tu-Sa 09:00-17:00'],
])('what is said of all other days leaves the week as it is: %s %s', isOpen)

it.each([
  [
    'en',
    'Barber Tom in Ludlow. Open Monday to Saturday 9 to 5, closed every second Monday. Cuts £12.',
  ],
  ['de', 'Friseur Tom in Wels. Täglich 9-18 Uhr, erster Sonntag im Monat zu. Schnitt 12 €.'],
  [
    'fr',
    'Coiffeur Tom à Autun. Du mardi au dimanche de 9h à 18h, fermé le 2e dimanche du mois. Coupe 12 €.',
  ],
  ['kr', '톰 이발소. 월~금 09:00~18:00 (점심 12~1). 커트 12,000원.'],
  [
    'it',
    'Dove non si tocca, corso per adulti a Casalmaggiore. Si tiene il martedì e il giovedì alle 20.45. Per iscriversi si passa in segreteria il mercoledì dalle 17 alle 19.',
  ],
  [
    'en',
    'Deep End, a swimming course for adults in Ludlow. Lessons are on Tuesdays and Thursdays at 8.45pm. To enrol come to the office on Wednesdays from 5 to 7 pm.',
  ],
  [
    'de',
    'Ins Tiefe, Schwimmkurs für Erwachsene in Wels. Wir üben dienstags und donnerstags um 20.45 Uhr. Anmelden kann man sich im Sekretariat mittwochs von 17 bis 19 Uhr.',
  ],
  [
    'fr',
    "Sans pied, cours de natation pour adultes à Autun. Les séances ont lieu le mardi et le jeudi à 20 h 45. Pour s'inscrire, passer au secrétariat le mercredi de 17 h à 19 h.",
  ],
])('in %s what holds for some weeks, or for an office alone, is no week: %s', (language, brief) =>
  isOpen(language, brief, undefined),
)

it.each([
  [
    'fr',
    'Coiffeur Tom à Autun. Du lundi au vendredi 9h-18h (pause 12h-14h). Coupe 12 €.',
    'Mo-Fr 09:00-12:00,14:00-18:00',
  ],
  [
    'en',
    'Barber Tom in Ludlow. Mon to Sat 8-5, closed 1st and 3rd Sunday. Cuts £12.',
    'Mo-Sa 08:00-17:00',
  ],
])('in %s a week is told with its breaks: %s', isOpen)

it.each([
  ['en', 'Happy hour Mon-Fri 5-7.'],
  ['en', 'Pick-up is Friday 3-6pm.'],
  ['de', 'Abholung Freitag 15-18 Uhr.'],
  ['fr', 'Retrait le jeudi de 16h à 19h.'],
  ['es', 'Reparto a domicilio de martes a viernes de 13 a 16.'],
  ['it', 'Ritiro il venerdì dalle 15 alle 18.'],
  ['pt', 'Levantamento à sexta das 15h às 18h.'],
  ['nl', 'Bellen kan elke dag van 8 tot 21 uur.'],
  ['ja', 'お問い合わせは電話0187-00-4416、平日9時から17時まで。'],
  ['kr', '배달은 월~금 11시~14시.'],
] as const)('in %s hours of something else are none of a house: %s', (language, said) => {
  expect(read(`${shop[language]} ${said}`, { language, fallback: language }).facts.hours).toBe(
    undefined,
  )
})

it.each([
  ['en', 'From May to September, Wed to Sun 10-5.'],
  ['de', 'Von Mai bis September, Mi bis So von 10 bis 17 Uhr.'],
  ['fr', 'En juillet et août, tous les jours 9h-20h.'],
  ['es', 'En verano abrimos de lunes a domingo de 9 a 22.'],
  ['it', 'D’estate siamo aperti tutti i giorni dalle 9 alle 22.'],
  ['pt', 'No verão abrimos todos os dias das 10h às 22h.'],
  ['nl', 'In de zomer zijn we di-zo van 10 tot 18 uur open.'],
  ['ja', '五月から十月まで、木曜から日曜の11時から17時。'],
  ['kr', '여름(7~8월)에는 매일 10시~22시.'],
] as const)(
  'in %s a week that holds in a part of the year is none of every week: %s',
  (language, said) => {
    expect(read(`${shop[language]} ${said}`, { language, fallback: language }).facts.hours).toBe(
      undefined,
    )
  },
)

const shop = {
  en: 'Small shop, books and gifts.',
  de: 'Kleiner Laden, Bücher und Geschenke.',
  fr: 'Petite boutique, livres et cadeaux.',
  es: 'Tienda pequeña, libros y regalos.',
  it: 'Piccolo negozio, libri e regali.',
  pt: 'Pequena loja, livros e presentes.',
  nl: 'Kleine winkel, boeken en cadeaus.',
  ja: '小さな雑貨店です。',
  kr: '작은 잡화점입니다.',
}

it.each([
  // The times before it are of the Sunday, not of the day that is closed.
  [
    'en',
    'Hours are 10 to 6 Tuesday through Saturday, noon to 4 on Sundays, closed Mondays.',
    'Tu-Sa 10:00-18:00; Su 12:00-16:00; Mo off',
  ],
  [
    'es',
    'Horario: 9 a 18 de lunes a jueves, viernes hasta las 15',
    'Mo-Th 09:00-18:00; Fr 09:00-15:00',
  ],
  ['nl', 'Open op werkdagen di, wo en vr van 9 tot 15', 'Tu-We,Fr 09:00-15:00'],
  ['fr', 'On vient le mardi, le mercredi et le samedi de 9 h à 16 h.', 'Tu-We,Sa 09:00-16:00'],
  ['it', 'sala giochi tesserati 1 mar-ven 16-24 sab 10-14', 'Tu-Fr 16:00-24:00; Sa 10:00-14:00'],
  ['pt', 'aulas de natação seg qua sex 16h ou 17h', undefined],
] as const)('in %s each day keeps its own times: %s', (language, said, week) => {
  expect(
    read(`${shop[language]} ${said}`, { language, fallback: language }).facts.hours?.value,
  ).toBe(week)
})
