import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const titleOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'We are having a plant sale! Sunday 9 May, 10am to 1pm, Scout Hut, Mill Road. Entry 50p.',
    'Plant sale',
  ],
  [
    'de',
    'Am 18. Oktober findet unser Kartoffelfest auf dem Dorfplatz in Hemmingstedt statt, von 11 bis 17 Uhr. Mit Kartoffelpuffern, Trecker fahren und Musik.',
    'Kartoffelfest',
  ],
  [
    'fr',
    'Loto de l’école le samedi 6 mars à 20 h, salle polyvalente de Saint-Aubin. Le carton 3 €.',
    'Loto de l’école',
  ],
  [
    'es',
    'El 15 de agosto celebramos la romería de la Virgen de la Peña en Cazalla. Misa a las 12.',
    'Romería de la Virgen de la Peña',
  ],
  [
    'es',
    'Nos casamos el sábado 8 de mayo de 2027 a las 17:00 en la ermita de San Roque, Olivenza. Después cena en la finca El Rincón.',
    'Nos casamos',
  ],
  [
    'it',
    'La sagra della castagna è domenica 18 ottobre 2026 dalle 10 alle 22 in piazza Roma a Marradi.',
    'Sagra della castagna',
  ],
  [
    'pt',
    'Bazar beneficente da paróquia São José nos dias 4 e 5 de dezembro, das 9h às 18h, em Londrina.',
    'Bazar beneficente da paróquia São José',
  ],
  [
    'nl',
    'Op zaterdag 5 september 2026 houden we open dag van 10 tot 16 uur op onze zorgboerderij in Barchem.',
    'Open dag',
  ],
  [
    'nl',
    'Rommelmarkt op zondag 16 mei van 9 tot 15 uur in de sporthal van Zevenaar.',
    'Rommelmarkt',
  ],
  [
    'ja',
    '町内会の夏祭りを8月7日（土）17時から21時まで、みどり公園で開催します。雨天は翌日に延期します。',
    '町内会の夏祭り',
  ],
  [
    'kr',
    '10월 17일 토요일 오전 10시부터 오후 4시까지 성미산 마을장터가 열립니다. 장소는 성미산학교 운동장입니다.',
    '성미산 마을장터',
  ],
])('in %s what is held stands above “%s”', (locale, brief, title) => {
  expect(titleOf(brief, locale)).toBe(title)
})

it('a wedding is headed by who marries, not by where', () => {
  const brief =
    'Op 21 augustus trouwen Femke de Boer en Joris Claes om 14 uur in het stadhuis van Leuven.'
  expect(titleOf(brief, 'nl')).toMatch(/Femke de Boer en Joris Claes/)
})

it('a feast named only in the words that ask for its page stands above it', () => {
  const brief =
    '文化祭のお知らせページを作ってください。11月3日、10時から15時、会場は中央公民館です。合唱や模擬店があります。入場無料。'
  expect(titleOf(brief, 'ja')).toBe('文化祭')
})
