import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs: Record<PageLanguage, string> = {
  en: 'Quill & Page is a bookshop in Leeds, 14 Cobden Street. Open Monday to Friday 9 to 5.',
  de: 'Buchhandlung Feder in Görlitz, Brüderstraße 12. Mo–Fr 9–18 Uhr.',
  fr: 'Librairie La Plume, 12 rue du Marché à Vitré. Lundi au vendredi 9h-18h.',
  es: 'Librería La Pluma en Gijón, calle Corrida 4. De lunes a viernes de 9 a 18 h.',
  it: 'Libreria La Penna a Parma, via Garibaldi 18. Da lunedì a venerdì 9-18.',
  pt: 'Livraria A Pena em Braga, Rua do Souto 21. Segunda a sexta das 9h às 18h.',
  nl: 'Boekhandel De Veer in Zwolle, Diezerstraat 15. Maandag tot vrijdag 9-18 uur.',
  ja: '本屋「つばさ」は谷中にあります。営業時間は月〜金 10:00〜18:00。',
  kr: '책방 깃털, 대전 유성구 대학로 45. 월~금 9:00~17:00.',
}

it.each([
  ['en', 'Add a reading on 3 May at 7pm in the town library', 'Reading', 'Town library'],
  ['en', 'please add an event: book night on 3 May, 7 pm, at Rye Hall', 'Book night', 'Rye Hall'],
  [
    'de',
    'Füge eine Lesung am 3. Mai um 19 Uhr in der Stadtbücherei hinzu',
    'Lesung',
    'Stadtbücherei',
  ],
  ['de', 'Neuer Termin: 3. Mai, 19 Uhr, Lesung', 'Lesung', ''],
  ['fr', 'Ajoute une lecture le 3 mai à 19 h à la médiathèque', 'Lecture', 'Médiathèque'],
  ['es', 'añade una lectura el 3 de mayo a las 19 h en la plaza mayor', 'Lectura', 'Plaza mayor'],
  [
    'it',
    'aggiungi una lettura il 3 maggio alle ore 19 nella biblioteca civica',
    'Lettura',
    'Biblioteca civica',
  ],
  ['it', 'aggiungi una lettura il 3 maggio alle 19 in biblioteca', 'Lettura', 'Biblioteca'],
  ['es', 'añade una lectura el 3 de mayo a las 19 en la plaza mayor', 'Lectura', 'Plaza mayor'],
  ['pt', 'acrescenta uma leitura no dia 3 de maio às 19h na Praça Velha', 'Leitura', 'Praça Velha'],
  ['nl', 'voeg een lezing toe op 3 mei om 19 uur in het gemeentehuis', 'Lezing', 'Gemeentehuis'],
  ['ja', '5月3日19時から市立図書館で朗読会を追加してください', '朗読会', '市立図書館'],
  ['kr', '5월 3일 저녁 7시에 시립도서관에서 낭독회를 추가해 주세요', '낭독회', '시립도서관'],
] as const)('in %s “%s” is an entry with its time and place', (locale, wish, title, place) => {
  const page = composedPage(briefs[locale], locale)
  const { document, undone } = commanded(page, wish, locale)
  expect(eventsOf(document)).toMatchObject([{ title, place, start: '--05-03T19:00' }])
  expect(undone).toEqual(page)
})

it.each([
  ['en', 'add a bread workshop on 24 December', 'Bread workshop'],
  ['de', 'Adventssingen am 24. Dezember hinzufügen', 'Adventssingen'],
  ['fr', 'ajoute un concert de Noël le 24 décembre', 'Concert de Noël'],
  ['ja', '12月24日にクリスマスコンサートを追加', 'クリスマスコンサート'],
  ['ja', '12月24日(木)の朗読会を予定に追加して', '朗読会'],
  ['kr', '12월 24일 송년회 추가해줘', '송년회'],
] as const)('in %s “%s” is one of the whole day', (locale, wish, title) => {
  const { document } = commanded(composedPage(briefs[locale], locale), wish, locale)
  expect(eventsOf(document)).toMatchObject([{ title, place: '', start: '--12-24' }])
})

it.each([
  ['en', 'add that we are closed on 24 December'],
  ['en', 'add a notice about the market on 3 May'],
  ['en', 'add a rye loaf for £4 from 3 May'],
  ['de', 'Füge hinzu, dass wir am 24. Dezember geschlossen haben'],
  ['ja', '12月24日は休みと追加して'],
] as const)('in %s “%s” is none', (locale, wish) => {
  const read = readFor(composedPage(briefs[locale], locale), wish, locale)
  expect(JSON.stringify(read)).not.toContain('"events"')
})

const eventsOf = ({ blocks }: ReturnType<typeof composedPage>) =>
  Object.values(blocks).find(({ type }) => type === 'events')?.props.items
