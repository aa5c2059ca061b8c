import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const nameOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts.name?.value

it.each([
  [
    'en',
    'Arthur Leonard Prosser',
    'A simple page for my father’s funeral. His name was Arthur Leonard Prosser, known to everyone as Len, and he died peacefully at home on 2 May 2026. The service is on Thursday 21 May at 11.30am at St Cynog’s Church, Ystradgynlais. Donations to the Swansea Valley Air Ambulance Fund can be left at the church.',
  ],
  [
    'de',
    'Hedwig Lamprecht',
    'Wir nehmen Abschied von Hedwig Lamprecht, die am 3. März 2026 im Alter von 91 Jahren gestorben ist. Die Trauerfeier ist am 10. März um 14 Uhr in der Friedhofskapelle Nord. Statt Blumen bitten wir um eine Spende an das Tierheim Arche.',
  ],
  [
    'fr',
    'Yvette Le Goff',
    'Yvette Le Goff nous a quittés le 4 avril 2026. Les obsèques auront lieu le 9 avril à 10 h 30 en l’église Saint-Louis de Brest. Pas de plaques, des dons pour la Ligue contre le cancer.',
  ],
  [
    'nl',
    'Gerda Hoekstra',
    'Op 12 februari 2026 is Gerda Hoekstra overleden. De uitvaart is op woensdag 18 februari om 11 uur in aula De Linde in Sneek. Na afloop is er koffie.',
  ],
  [
    'kr',
    '박순희',
    '어머니 故 박순희 님께서 4월 2일 별세하셨습니다. 빈소는 전주 예수병원 장례식장 2호실, 발인은 4월 4일 오전 9시입니다. 연락처 최민호 010-5550-0119',
  ],
  [
    'it',
    'Aldo Ferrarini',
    'È venuto a mancare Aldo Ferrarini, aveva 79 anni. Il funerale è giovedì 5 marzo alle 15 nella chiesa di San Zeno. Per informazioni la figlia Maria Grazia Ferrarini.',
  ],
])('in %s the page of a funeral is called %s', (language, name, brief) => {
  expect(nameOf(brief, language)).toBe(name)
})

it('whoever buries others is not called as somebody who died', () => {
  const brief =
    'Bestattungen Huber in Passau. Wir begleiten Sie beim Abschied von Ihren Liebsten, ob Beerdigung oder Trauerfeier. Inhaber ist Karl Huber, Tel. 0851 555018.'
  expect(nameOf(brief, 'de')).toBe('Bestattungen Huber')
})

it.each([
  [
    'de',
    'Hanne Dorfner',
    'Unsere Tante Hanne Dorfner (geb. Rieck) aus Gera ist am Dienstag gestorben. Die Beerdigung ist am Freitag um 14 Uhr auf dem Ostfriedhof.',
  ],
])('in %s a funeral on a day of the week is called %s', (language, name, brief) => {
  expect(nameOf(brief, language)).toBe(name)
})
