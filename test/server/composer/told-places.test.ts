import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const placeIn = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).facts.place ?? ''

it.each<[PageLanguage, string, string]>([
  [
    'es',
    'Carrera del Olivo en Jaén, domingo 12 de abril a las 10. Los dorsales se recogen el sábado en la tienda Zancada, calle Mesones 14, Jaén.',
    'Mesones',
  ],
  [
    'en',
    'Fun run on Sunday 3 May at 10am in Leeds. Race numbers can be collected on Saturday from 12 Otley Road, Leeds.',
    'Otley',
  ],
  [
    'de',
    'Konzert des Kirchenchors am 5. Dezember, 19 Uhr, Stadtkirche Celle. Proben montags 20 Uhr im Gemeindehaus, Lindenallee 8, Celle.',
    'Lindenallee',
  ],
  [
    'it',
    'Coro Voci Alte, concerto il 6 giugno alle 21 nella chiesa di San Rocco. Prove il martedì in via Roma 12, Bassano del Grappa.',
    'Roma',
  ],
  [
    'kr',
    '합창단 소리빛 정기연주회 10월 3일 저녁 7시 성남아트센터. 연습은 매주 화요일 분당구 정자로 12.',
    '정자로',
  ],
])('in %s where another thing is done is no place to come to: %s', (locale, brief, other) => {
  expect(placeIn(brief, locale)).not.toContain(other)
})

it.each<[PageLanguage, string, string]>([
  ['en', 'The Larks choir rehearses on Tuesdays at 4 Mill Lane, Kendal.', '4 Mill Lane, Kendal'],
  [
    'nl',
    'Fanfare De Eendracht repeteert elke vrijdag in zaal De Kroon, Dorpsstraat 12, Lier.',
    'Dorpsstraat 12, Lier',
  ],
  ['en', 'Bring the bread stall: we bake at 9 Quay Street, Bantry, all week.', '9 Quay Street'],
])('in %s a choir is where it rehearses: %s', (locale, brief, place) => {
  expect(placeIn(brief, locale)).toContain(place)
})

it.each([
  ['こども食堂あおば 毎月第1金曜 17時〜19時 高槻の富田公民館2階 おとな300円', '高槻の富田公民館'],
])('a hall stands behind its town: %s', (brief, place) => {
  expect(placeIn(brief, 'ja')).toBe(place)
})

it.each<[PageLanguage, string, string]>([
  [
    'es',
    'Nos casamos. Ximena Arriola y Rodrigo Talavera los invitamos el sábado 14 de noviembre de 2026 en Atlixco, Puebla. La misa es a las cinco en la parroquia, calle Juárez 48, y la fiesta desde las siete.',
    'Calle Juárez 48, Atlixco',
  ],
  [
    'de',
    'Wir heiraten. Jana und Tim laden euch am 6. Juni 2027 in Celle ein. Um 14 Uhr ist die Trauung, gefeiert wird ab 17 Uhr in der Lindenallee 8.',
    'Lindenallee 8, Celle',
  ],
  [
    'it',
    "La Sagra della Zucca di Ostiglia torna da venerdì 25 a domenica 27 settembre 2026, in via Argine 6. L'ingresso è libero.",
    'Via Argine 6, Ostiglia',
  ],
])('an address in %s has the only town that is told: %s', (locale, brief, address) => {
  expect(placeIn(brief, locale)).toContain(address)
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    "The harvest supper is on Saturday 3 October at 6pm in St. Finian's Church, Ballymuck. Ballymuck people bring pies, those from Ballymuck and beyond are welcome. Tickets £8.",
    "St. Finian's Church, Ballymuck",
  ],
  [
    'fr',
    "Concert de la chorale Les Merles le samedi 6 juin à 20h dans l'église Saint-Léger, à Vaulmier (Cantal). Entrée libre.",
    'église Saint-Léger, Vaulmier (Cantal)',
  ],
  [
    'de',
    'Wir heiraten: Lene und Bo, am Samstag, 12. September, um 14 Uhr in der Kirche St. Martin, in Oberhinterbach (Tirol). Danach Fest in der Scheune.',
    'Kirche St. Martin, Oberhinterbach (Tirol)',
  ],
])('in %s a hall has the village it stands in: %s', (locale, brief, place) => {
  expect(placeIn(brief, locale)).toBe(place)
})

it('who was of a village near a town was not of the town', () => {
  const brief =
    "My aunt, Peg Tuohy, of Ballymuck, near Athlone, died peacefully on Sunday. Funeral Mass on Friday at 11 in St. Finian's Church, Ballymuck, with burial afterwards in the old cemetery."
  expect(placeIn(brief, 'en')).toBe('Ballymuck')
})

it('the town of a practice is told among those it visits', () => {
  const { facts } = composedDocument(
    'Physio Huber, Hauptplatz 9, Leibnitz. Geöffnet ist Montag von 8 bis 18 Uhr, Hausbesuche mache ich in Leibnitz und Wagna. Telefon 0664 5550142.',
    { locale: 'de', seed: 0 },
  )
  expect(facts.area).toEqual(['Leibnitz', 'Wagna'])
})
