import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const nameOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts.name?.value

it.each([
  [
    'en',
    'Amelia Hart and Jonah Pike',
    'We need a page for the day we are getting married. Amelia Hart and Jonah Pike, Saturday 4 July 2026 at 2pm, All Saints, Wells. Dinner at the Swan. Reply by 1 May.',
  ],
  [
    'de',
    'Svenja & Moritz',
    'Wir heiraten am 13. Juni 2026 um 15 Uhr im Standesamt Lüneburg! Svenja & Moritz. Gefeiert wird im Heidehof, bitte bis 1. Mai Bescheid geben.',
  ],
  [
    'fr',
    'Camille Roussel et Théo Blanchard',
    'Camille Roussel et Théo Blanchard se marient le samedi 20 juin 2026 à 15 h à la mairie de Beaune. Le vin d’honneur suit au domaine.',
  ],
  [
    'pt',
    'Beatriz & Rafael',
    'Olá! Somos a Beatriz e o Rafael e vamos casar no dia 8 de agosto de 2026, às 16h, na Quinta da Serra, em Viseu. Confirmem até 1 de julho.',
  ],
  [
    'ja',
    '佐藤健太と鈴木美咲',
    '私たち、佐藤健太と鈴木美咲は2026年5月9日に結婚します。式は午後2時から横浜の教会です。ご出欠は4月10日までにお願いします。',
  ],
  [
    'kr',
    '김도윤 & 이서연',
    '신랑 김도윤, 신부 이서연입니다. 2026년 5월 23일 토요일 오후 2시 인천 라온웨딩홀에서 결혼합니다. 화환은 사양합니다.',
  ],
])('in %s a wedding is called %s', (language, name, brief) => {
  expect(nameOf(brief, language)).toBe(name)
  const page = composedDocument(brief, { locale: language as 'en' })
  const hero = Object.values(page.blocks).find(({ type }) => type === 'hero')
  expect(hero?.props.title).toBe(name)
})

it('whoever films weddings is not called as two who married', () => {
  const brief =
    'Copperlight Films, wedding videos in Kent from £1,200. Anna and Tom Reed film your day, from getting married to the last dance. Call 01622 555014.'
  expect(nameOf(brief, 'en')).toBe('Copperlight Films')
})
